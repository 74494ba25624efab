// Which characters a text of a file may have. What is imported stands on customs papers and in file names: nothing in it may hide,
// turn the reading direction of what follows, or look like a line of its own.
import { seenText } from '../seen-text.ts'
import type { FileReason } from './file-reason.ts'

export type CellText =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'problem'; readonly problem: FileReason }

/** Control characters but line ends and tabs; embeddings, overrides and isolates of the reading direction. Source: Unicode UAX 9, 3.1. */
const UNSEEN = /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u
const LINE_ENDS = '\\n\\v\\f\\r\\u0085\\u2028\\u2029'
const LINE_END = new RegExp(`\\r\\n|[${LINE_ENDS}]`)

/**
 * `text` as it may be kept. `lineEnds`: 'refused' takes one line without tabs, 'blank' makes each line end or tab one blank, 'kept'
 * writes each line end as '\n'.
 */
export function cellText(text: string, lineEnds: 'refused' | 'blank' | 'kept'): CellText {
  if (!text.isWellFormed() || text.includes('\u0000')) return { kind: 'problem', problem: { reason: 'unreadable' } }
  const [unseen] = UNSEEN.exec(text) ?? []
  if (unseen) return { kind: 'problem', problem: { reason: 'unseen', facts: { given: codePoint(unseen) } } }
  const seen = seenText(text)
  if (!LINE_END.test(seen) && !seen.includes('\t')) return { kind: 'value', value: seen }
  if (lineEnds === 'refused') return { kind: 'problem', problem: { reason: 'oneLine' } }
  const lines = seen.split(LINE_END)
  if (lineEnds === 'kept') return { kind: 'value', value: lines.join('\n') }
  const filled = lines.map((line) => line.replaceAll('\t', ' ').trim()).filter((line) => line !== '')
  return { kind: 'value', value: filled.join(' ') }
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** `text` for showing: what cannot be seen, and line ends, by their codes. */
export const withCodes = (text: string): string =>
  text.replace(new RegExp(`${UNSEEN.source}|[\\t${LINE_ENDS}]`, 'gu'), (found) => `[${codePoint(found)}]`)
