// One alternative of a rule, from its sentence to fields. It refuses a sentence of which it does not understand every word: such an
// alternative is written by hand in the review.

import { codesOf, mendPrint, wordsBesideCodes } from './codes.ts'
import { conditionOf } from './conditions.ts'
import type { AlternativeRow, SourceRow } from './rows.ts'

type Level = 'chapter' | 'heading' | 'subheading' | 'item'

/** The fields, or what was not understood. */
export function parseAlternative(sentence: string): AlternativeRow | { readonly left: string } {
  const { letter, body } = letterOf(mendPrint(sentence))
  const [main, proviso] = splitAt(body, /[,;]?\s*provided,?(?: that)?\s*,?\s*/)
  const value = contentOf(proviso)
  const condition = conditionOf(proviso)
  if (condition === undefined) return { left: `proviso: ${proviso}` }
  const tail = { ...(value && { value }), ...(condition && { conditions: [condition] }) }
  const none =
    /^No (?:required )?(?:change in tariff classification|tariff change)(?: is required)? (?:to )?(?:a good of (?:any of )?)?/.exec(
      main,
    )
  if (none) {
    const target = main.slice(none[0].length)
    const words = wordsBesideCodes(target)
    return words === '' ? { letter, goods: codesOf(target), change: null, ...tail } : { left: words }
  }
  const parts = /^A ?change (?:to|of) (.*?) from (.*)$/.exec(main)
  if (!parts) return { left: main }
  const [, target = '', sources = ''] = parts
  const isOther = /^any other good of /.test(target)
  const targetWords = wordsBesideCodes(isOther ? target.slice('any other good'.length) : target)
  if (targetWords !== '') return { left: targetWords }
  const goods = codesOf(target)
  const change = changeOf(sources, goods)
  return 'left' in change ? change : { letter, goods, ...(isOther && { otherThan: [] }), change, ...tail }
}

function letterOf(sentence: string): { letter: string; body: string } {
  const match = /^\(([A-Za-z])\)\s*(.*)$/s.exec(sentence)
  const body = (match?.[2] ?? sentence).replace(/[;,.]?\s*(?:or)?\s*[;.,]?\s*$/, '')
  return { letter: match?.[1] ?? '', body }
}

function splitAt(text: string, by: RegExp): [string, string] {
  const match = by.exec(text)
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text, '']
}

function contentOf(proviso: string): AlternativeRow['value'] {
  const percent = (method: RegExp) => {
    const found = method.exec(proviso)
    return found?.[1] === undefined ? null : Number(found[1])
  }
  const tv = percent(/(\d+(?:\.\d+)?) percent (?:where|if|when)(?: the)? transaction value/)
  const nc = percent(/(\d+(?:\.\d+)?) percent (?:(?:where|if|when) the net cost|under the net cost)/)
  return tv === null && nc === null ? undefined : [tv, nc]
}

type Change = NonNullable<AlternativeRow['change']>

function changeOf(sources: string, goods: readonly string[]): Change | { left: string } {
  let rest = sources
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest)
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    return found
  }
  const [named, excepted] = splitAt(rest, /,? ?except(?: for| from)? /)
  const [also, beyond] = splitAt(named, /,? ?whether or not there is also a change /)
  const later = splitAt(excepted, /,? ?whether or not there is also a change /)
  rest = `${also} ${beyond} ${later[1]}`
  const level = take(/any other (chapter|heading|subheading|tariff item)/)
  const outside = take(/any (heading|subheading) outside (?:that|of that) group/)
  const any = level || outside ? null : take(/any (chapter|heading|subheading)\b/)
  take(/,? ?including ?another (?:heading|subheading|good) within ?that ?group/)
  const within = take(
    /(?:any other good )?(?:from )?(?:of|within) ?(?:that|those|these|the same) (?:heading|subheading)s?/,
  )
  const other = within && /any other good/.test(within[0])
  take(/any subheading within ?that ?group/)
  const words = wordsBesideCodes(rest)
  if (words !== '') return { left: words }
  const textile = / ?(?:or )?other made-up textile articles of heading 9619/.exec(later[0])
  if (textile) later[0] = later[0].replace(textile[0], '')
  const group = /more than one of the following:?/.test(later[0])
  if (!group && wordsBesideCodes(later[0]) !== '') return { left: `except ${wordsBesideCodes(later[0])}` }
  const listed = codesOf(rest)
  const own: SourceRow[] = within ? [{ codes: goods, ...(other && { kind: 'different-good' }) }] : []
  const named2: SourceRow[] = listed.length > 0 ? [{ codes: listed }] : []
  const exceptions = exceptionsOf(later[0], group)
  const made = textile ? [{ codes: ['9619'], kind: 'made-up-textile-9619' }] : []
  if (made.length > 0) exceptions.except = [...(exceptions.except ?? []), ...made]
  return {
    level: levelOf(level?.[1] ?? outside?.[1] ?? any?.[1]),
    ...(outside && { outsideGroup: true }),
    ...(own.length + named2.length > 0 && { also: [...named2, ...own] }),
    ...exceptions,
  }
}

const LEVELS = ['chapter', 'heading', 'subheading'] as const

const levelOf = (word: string | undefined): Level | null =>
  word === 'tariff item' ? 'item' : (LEVELS.find((each) => each === word) ?? null)

function exceptionsOf(text: string, isGroups: boolean): { except?: SourceRow[]; exceptMoreThanOne?: string[][] } {
  if (text === '') return {}
  if (!isGroups) return { except: [{ codes: codesOf(text) }] }
  const [before, after] = splitAt(text, /(?:or )?more than one of the following:?/)
  const groups = after
    .split(/\([A-E1-5]\)/)
    .map(codesOf)
    .filter((codes) => codes.length > 0)
  const alone = codesOf(before)
  return { ...(alone.length > 0 && { except: [{ codes: alone }] }), exceptMoreThanOne: groups }
}
