// Our own lexicon: the names sellers give to goods, each with a code and, where it takes one, the conditions under which it holds.
import { type Attributes, type Condition, judge, type Verdict } from './attributes.ts'
import type { Listing, Zone } from './listing.ts'
import { termsOf } from './terms.ts'

/** One row of data/lexicon: a name and its code under conditions. */
export type LexiconRow = {
  readonly terms: readonly string[]
  /** Six or ten digits. */
  readonly code: string
  readonly conditions: readonly Condition[]
  readonly note: string
}

/** A name found in a listing with the row it speaks for. */
export type LexiconVote = {
  readonly code: string
  /** The name as the lexicon writes it. */
  readonly name: string
  /** Count of its words. */
  readonly length: number
  readonly zone: Zone
  /** Whether the name ends its segment, where the noun stands that says what the goods are. */
  readonly isLast: boolean
  /** Whether the name is all the segment says. */
  readonly isWhole: boolean
  readonly verdict: Verdict
  /** Conditions that are met, and those nothing is said about. */
  readonly met: readonly Condition[]
  readonly open: readonly Condition[]
  /** Whether the row has no conditions: the goods' usual code, and whether a conditional row of the same name is met. */
  readonly isUsual: boolean
  readonly isOvertaken: boolean
  /** Rows of the same name: a name of one code says more than one of many. */
  readonly rivals: number
}

export type Lexicon = {
  /** Rows that have a note. */
  readonly noted: readonly LexiconRow[]
  /** valueUsd: of one piece; rows whose price bracket it misses say nothing. */
  votes(listing: Listing, attributes: Attributes, valueUsd?: number): readonly LexiconVote[]
}

/** What a row says beside its names: all that is kept of most rows. */
type Meaning = Pick<LexiconRow, 'code' | 'conditions'>
/** length: count of its words. */
type Name = { readonly written: string; readonly length: number; readonly rows: readonly Meaning[] }

const MOST_WORDS = 5

/** Reads the columns terms, code, when, note of a file; throws naming the row that has no code. */
export function parseLexicon(text: string): readonly LexiconRow[] {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line) => {
    const [terms = '', code = '', when = '', note = ''] = line.split('\t')
    if (!/^\d{6}(?:\d{4})?$/.test(code)) throw new Error(`A row of the lexicon has no code: ${line}`)
    return { terms: split(terms), code, conditions: split(when).map(toCondition), note: note.trim() }
  })
}

const split = (cell: string): readonly string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

function toCondition(text: string): Condition {
  const at = text.indexOf(':')
  return { key: text.slice(0, at), values: text.slice(at + 1).split('|') }
}

export function buildLexicon(rows: readonly LexiconRow[]): Lexicon {
  const names = namesOf(rows)
  return {
    noted: rows.filter(({ note }) => note !== ''),
    votes(listing, attributes, valueUsd) {
      const found = listing.segments.flatMap(({ zone, terms }) => matches(names, terms, zone))
      return found.flatMap((match) => votesOf(match, attributes, valueUsd))
    },
  }
}

/** Names by their terms joined by spaces. Later rows may give the main name alone: they hold for all names of its first row. */
function namesOf(rows: readonly LexiconRow[]): ReadonlyMap<string, Name> {
  const names = new Map<string, Name>()
  const synonyms = new Map<string, readonly string[]>()
  for (const row of rows) {
    const [main = ''] = row.terms
    if (row.terms.length > 1) synonyms.set(main, [...new Set([...(synonyms.get(main) ?? []), ...row.terms])])
  }
  for (const { terms: given, code, conditions } of rows) {
    const [main = ''] = given
    const all = given.length > 1 ? given : (synonyms.get(main) ?? given)
    const meaning = { code, conditions }
    for (const written of all) {
      const terms = termsOf(written)
      if (terms.length === 0 || terms.length > MOST_WORDS) continue
      const key = terms.join(' ')
      const name = names.get(key) ?? { written, length: terms.length, rows: [] }
      const isKnown = name.rows.some((row) => row.code === code && row.conditions === conditions)
      // By concat(), since a list that has grown keeps room for seventeen more.
      if (!isKnown) names.set(key, { ...name, rows: name.rows.concat(meaning) })
    }
  }
  return names
}

type Match = { readonly name: Name; readonly zone: Zone; readonly isLast: boolean; readonly isWhole: boolean }

/** Longest names first; words of a longer name are not read again as a shorter one. */
function matches(names: ReadonlyMap<string, Name>, terms: readonly string[], zone: Zone): readonly Match[] {
  const taken = new Set<number>()
  const found: Match[] = []
  for (let length = Math.min(MOST_WORDS, terms.length); length >= 1; length -= 1) {
    for (let at = 0; at + length <= terms.length; at += 1) {
      const name = names.get(terms.slice(at, at + length).join(' '))
      const places = Array.from({ length }, (_, offset) => at + offset)
      if (!name || places.some((place) => taken.has(place))) continue
      for (const place of places) taken.add(place)
      found.push({ name, zone, isLast: at + length === terms.length, isWhole: length === terms.length })
    }
  }
  return found
}

function votesOf(
  { name, zone, isLast, isWhole }: Match,
  attributes: Attributes,
  valueUsd: number | undefined,
): readonly LexiconVote[] {
  const rows = name.rows.filter(({ conditions }) => conditions.every((condition) => isPriceMet(condition, valueUsd)))
  const judged = rows.map((row) => ({ row, ...judgeAll(row.conditions, attributes) }))
  const isOvertaken = judged.some(({ row, verdict }) => row.conditions.length > 0 && verdict === 'met')
  return judged.map(({ row, verdict, met, open }) => ({
    code: row.code,
    name: name.written,
    length: name.length,
    zone,
    isLast,
    isWhole,
    verdict,
    met,
    open,
    isUsual: row.conditions.length === 0,
    isOvertaken: isOvertaken && row.conditions.length === 0,
    rivals: name.rows.length,
  }))
}

/** Of a condition such as 'value:<=40', USD a piece; true of others and when no price is known. */
function isPriceMet({ key, values }: Condition, valueUsd: number | undefined): boolean {
  const [, sign, amount] = /^(<=?|>=?)(\d+(?:\.\d+)?)$/.exec(values[0] ?? '') ?? []
  if (key !== 'value' || valueUsd === undefined || !sign) return true
  const isMet = sign.startsWith('<') ? valueUsd < Number(amount) : valueUsd > Number(amount)
  return isMet || (sign.endsWith('=') && valueUsd === Number(amount))
}

function judgeAll(conditions: readonly Condition[], attributes: Attributes) {
  const verdicts = conditions.map((condition) => ({ condition, verdict: judge(condition, attributes) }))
  const having = (wanted: Verdict) =>
    verdicts.filter(({ verdict }) => verdict === wanted).map(({ condition }) => condition)
  const met = having('met')
  const open = having('open')
  const isBroken = verdicts.some(({ verdict }) => verdict === 'broken')
  const unbroken: Verdict = open.length > 0 ? 'open' : 'met'
  return { verdict: isBroken ? ('broken' as const) : unbroken, met, open }
}
