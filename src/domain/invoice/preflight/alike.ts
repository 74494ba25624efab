// Findings that differ by the item alone, as one line that names the items: a person reads each thing once.
import { texts } from '#texts/en/preflight.ts'
import type { Finding } from './check.ts'

/** Names written out in one line; the rest are counted. */
const NAMED = 8
const LONGEST_NAME = 60

export type OneLine = Omit<Finding, 'alike'> & {
  /** Ids of all items of the line, where there are several; `item` is the first. */
  readonly items?: readonly string[]
  /** The same with what each is called in full: the sentence may shorten and count them. */
  readonly named?: readonly NamedItem[]
}

export type NamedItem = { readonly id: string; readonly name: string }

/** The findings of one check, those that are alike in one line at the place of the first. */
export function inOneLine(findings: readonly Finding[]): readonly OneLine[] {
  return [...Map.groupBy(findings, lineKey).values()].flatMap((together) => {
    const [first] = together
    if (!first) return []
    const { alike, ...finding } = first
    if (!alike || together.length === 1) return [finding]
    const names = namesText(together.map((each) => each.alike?.name ?? ''))
    const named = together.flatMap(({ item, alike }) => (item && alike ? [{ id: item, name: alike.name }] : []))
    return [{ ...finding, sentence: alike.together(names), items: named.map(({ id }) => id), named }]
  })
}

/** Findings of one line have one key; a finding without `alike` has a line to itself. */
const lineKey = ({ sentence, item, alike }: Finding): string =>
  alike ? alike.together('') : JSON.stringify([sentence, item])

/** 'Soy wax candle, Wool hat and 3 more items'; a name that stands twice is said once. */
function namesText(names: readonly string[]): string {
  const different = [...new Set(names)]
  const shown = different.length > NAMED ? different.slice(0, NAMED - 1) : different
  const more = different.length - shown.length
  const parts = [...shown.map(shortName), ...(more > 0 ? [texts.moreItems(more)] : [])]
  return parts.length === 1 ? (parts[0] ?? '') : texts.namesAnd(parts.slice(0, -1).join('; '), parts.at(-1) ?? '')
}

/** Cut at a word: descriptions run to 500 characters. */
function shortName(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const cut = name.slice(0, LONGEST_NAME)
  const word = cut.lastIndexOf(' ')
  return `${(word > LONGEST_NAME / 2 ? cut.slice(0, word) : cut).replace(/(?<![\s,;])[\s,;]+$/, '')}…`
}
