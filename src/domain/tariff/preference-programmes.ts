// Preference programmes and column 2 countries as dated rows, and whether a programme is open to an origin on a day.
// The rows are data (data/preferences); each names its general note or act.

import type { CalendarDate } from '../calendar.ts'
import type { CountryCode } from '../countries.ts'
import type { LawText, RefusalReason } from './duty-reason.ts'

/** Days of a row: `from` absent means before any entry date of ours, `until` is the last day, absent while open. */
type Period = { readonly from?: CalendarDate; readonly until?: CalendarDate }

type Beneficiary = Period & { readonly country: CountryCode }

export type Programme = Period & {
  /** Symbols of the special column, the plain one first: 'P' and 'P+' are one programme. */
  readonly codes: readonly string[]
  /** As it reads in a sentence: 'the Korea free trade agreement'. */
  readonly name: LawText
  /** 'column-1': goods of every country that column 2 does not cover. */
  readonly members: 'column-1' | readonly Beneficiary[]
  /** What the goods have to be besides coming from a beneficiary, as a sentence. */
  readonly condition?: LawText
  readonly source: string
}

export type SecondColumnCountry = Beneficiary & { readonly source: string }

/** Whose goods and which lines a quota heading of chapter 98 is for; absent where its text does not say. lines: eight digits. */
export type QuotaHeading = {
  /** Dotted. */
  readonly heading: string
  readonly origins?: readonly CountryCode[]
  readonly lines?: readonly string[]
}

export type PreferenceRules = {
  readonly version: string
  readonly programmes: readonly Programme[]
  readonly secondColumn: readonly SecondColumnCountry[]
  readonly quotaHeadings: readonly QuotaHeading[]
}

const holdsOn = ({ from, until }: Period, date: CalendarDate): boolean =>
  (from === undefined || date >= from) && (until === undefined || date <= until)

export const findProgramme = (rules: PreferenceRules, code: string): Programme | undefined =>
  rules.programmes.find(({ codes }) => codes.includes(code))

/** The row that puts goods of an origin into column 2 on a day, if any. */
export const findSecondColumn = (
  rules: PreferenceRules,
  origin: CountryCode,
  date: CalendarDate,
): SecondColumnCountry | undefined => rules.secondColumn.find((row) => row.country === origin && holdsOn(row, date))

/** Why goods of an origin cannot use a programme on a day; undefined when they can. */
export function refusalOf(programme: Programme, country: CountryCode, date: CalendarDate): RefusalReason | undefined {
  const { name, from, until, members } = programme
  if (until !== undefined && date > until) {
    return { reason: 'programme-expired', facts: { programme: name, day: until } }
  }
  if (from !== undefined && date < from) return { reason: 'programme-not-yet', facts: { programme: name, day: from } }
  if (members === 'column-1') return undefined
  const rows = members.filter((row) => row.country === country)
  if (rows.some((row) => holdsOn(row, date))) return undefined
  const [row] = rows
  if (row?.until !== undefined && date > row.until) {
    return { reason: 'member-no-longer', facts: { country, programme: name, day: row.until } }
  }
  if (row?.from !== undefined) {
    return { reason: 'member-not-yet', facts: { country, programme: name, day: row.from } }
  }
  return { reason: 'not-a-member', facts: { country, programme: name } }
}
