// What is found of goods before any duty: a closed union of findings with the evidence that raised them. No sentences; words are
// made at the edge. What the law's rows say stands beside the row in both languages and travels with its finding.
import type { CalendarDate } from '../calendar.ts'
import type { PgaRow } from '../pga.ts'
import type { Measure } from '../tariff/measure.ts'
import type { AdmissibilityLevel, RowWords } from './rule.ts'

/** Goods as far as they are known. `description` in the seller's words; codes of 2 to 10 digits without dots. */
export type Good = {
  readonly description: string
  readonly code?: string | undefined
  /** True where the code is only proposed: it may raise a finding, never settle one. */
  readonly isCodeProposed?: boolean | undefined
  /** ISO country codes. */
  readonly origin?: string | undefined
  /** The words of the description that the origin was read from, where nobody gave one: an assumption. */
  readonly originWords?: string | undefined
  readonly destination?: string | undefined
  /** Name and place of the maker as one text. */
  readonly maker?: string | undefined
  /** Whether CUSMA preference is claimed. */
  readonly claimsCusma?: boolean | undefined
}

/** Why a finding was raised. `words` as written in the data's phrase. */
export type Evidence =
  | { readonly by: 'words' | 'maker'; readonly words: string }
  | { readonly by: 'code'; readonly prefix: string; readonly isProposed: boolean }
  /** `readFrom`: words of the description, where nobody gave the origin. */
  | { readonly by: 'origin'; readonly country: string; readonly readFrom?: string }
  | { readonly by: 'destination'; readonly country: string }

export type AntidumpingOrder = {
  /** 'A-570-504'. */
  readonly number: string
  readonly kind: 'AD' | 'CVD'
  readonly origin: string
  readonly product: string
  /** Federal Register document and its day; '' and null where the list names none. */
  readonly source: string
  readonly date: CalendarDate | null
}

export type AdmissibilityFinding = {
  readonly level: AdmissibilityLevel
  /** Id of the row or measure, 'adcvd', 'agency-fda-foo', 'words-and-code-disagree' or 'words-and-origin-disagree'. */
  readonly rule: string
  readonly source: string
  readonly verified: CalendarDate
  readonly isSure: boolean
  readonly because: readonly Evidence[]
} /** `since`: since when the law says so; of goods that may enter, the day the row was gone through. */ & (
  | { readonly kind: 'row'; readonly title: RowWords; readonly todo: RowWords; readonly since: CalendarDate }
  /** isNamed: the description names the product of the orders; else only their code or origin fits. */
  | { readonly kind: 'orders'; readonly orders: readonly AntidumpingOrder[]; readonly isNamed: boolean }
  | { readonly kind: 'agency'; readonly agency: PgaRow }
  /** An import ban among the dated measures. */
  | { readonly kind: 'measure'; readonly measure: Measure }
  /** Words of a row on a code where such goods do not belong. */
  /** The words state another country of making than the origin given. ISO codes. */
  | { readonly kind: 'origin-disagreement'; readonly given: string; readonly stated: string }
  | { readonly kind: 'disagreement'; readonly code: string; readonly title: RowWords; readonly of: string }
)

/** By the origin of goods, which may have been read from their words. */
export const originEvidence = (country: string, { originWords }: Good): Evidence => ({
  by: 'origin',
  country,
  ...(originWords === undefined ? {} : { readFrom: originWords }),
})
