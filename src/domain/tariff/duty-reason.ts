// What a duty receipt says, as reasons: which rule or fact, and what fills its blanks. Words for them are made where they are read.
// Amounts in facts are USD with two decimals, days 'YYYY-MM-DD', countries their codes; all of it can be carried as JSON.
import type { InEach } from '../language.ts'

/** A sentence of the law's data in each language. */
export type LawText = InEach

type Of<Reason extends string, Facts> = { readonly reason: Reason; readonly facts: Facts }
type Nothing = Readonly<Record<string, never>>

/** What a question asks. */
export type AskedReason =
  /** `choices` by answer, where it is answered by one of them. */
  | Of<'law-question', { readonly text: LawText; readonly choices?: Readonly<Record<string, LawText>> }>
  | Of<'value-of-line', Nothing>
  | Of<'quantity' | 'weight-with-container', { readonly unit: string }>
  | Of<'quantity-of', { readonly of: string; readonly unit: string }>
  | Of<'count-of' | 'value-of' | 'amount-of', { readonly of: string }>
  | Of<'sugar-degrees', Nothing>
  /** `rates`: as printed, by heading, where they are known. */
  | Of<'quota-heading', { readonly headings: readonly string[]; readonly rates: Readonly<Record<string, string>> }>
  | Of<'duty-by-text', { readonly rate: string }>

/** A rate as a receipt shows it. `printed` is the notation of the schedule. */
export type RateReason =
  | Of<'printed', { readonly rate: string }>
  | Of<'percent' | 'percent-in-all', { readonly percent: string }>
  | Of<'per-unit' | 'up-to-price', { readonly usd: string; readonly unit: string }>
  | Of<'law-rate', { readonly text: LawText }>
  | Of<'no-rate-shown', Nothing>

export type TitleReason =
  | Of<'column', { readonly column: 'general' | 'special' | 'other' }>
  | Of<'law-title', { readonly text: LawText }>

/** Why a claim was not taken. */
export type RefusalReason =
  | Of<'second-column-no-claim', { readonly country: string }>
  | Of<'unknown-programme', { readonly code: string }>
  | Of<'not-on-line', { readonly programme: LawText }>
  | Of<'not-a-member', { readonly country: string; readonly programme: LawText }>
  | Of<
      'member-not-yet' | 'member-no-longer',
      { readonly country: string; readonly programme: LawText; readonly day: string }
    >
  | Of<'programme-not-yet' | 'programme-expired', { readonly programme: LawText; readonly day: string }>

/** Why a column of the line applies. */
export type ColumnReason =
  | RefusalReason
  | Of<'general-column', Nothing>
  | Of<'second-column', { readonly country: string }>
  | Of<'claim-taken', { readonly programme: LawText; readonly symbol: string; readonly condition?: LawText }>
  | Of<'claim-on-free-line', { readonly programme: LawText; readonly condition?: LawText }>
  | Of<'under-heading', { readonly symbol: string; readonly headings: readonly string[]; readonly condition?: LawText }>

/** Why a line stands on the receipt, was left out, or keeps the duty from being known. */
export type DutyReason =
  | ColumnReason
  | AskedReason
  /** What a row of the law says, with its note, its doubt, and whether the claim on the line lifts it. */
  | Of<
      'law',
      {
        readonly text: LawText
        readonly note?: LawText
        readonly isUnconfirmed?: boolean
        /** Charged on a part of the value: the work or the assembly abroad of goods of chapter 98. */
        readonly isOnPart?: boolean
        readonly isLiftedByClaim?: boolean
      }
    >
  /** A rule of what may enter, told by its title. */
  | Of<'barred-by-rule', { readonly title: LawText }>
  | Of<'code-unknown', { readonly htsCode: string; readonly release: string }>
  | Of<'code-ended', { readonly htsCode: string; readonly on: string; readonly successors: readonly string[] }>
  /** What was answered for the goods' own code of chapters 1 to 97, as it was given. */
  | Of<'own-code-unknown', { readonly htsCode: string; readonly release: string }>
  | Of<'own-code-of-chapter-98', { readonly htsCode: string }>
  | Of<'own-code-ended', { readonly htsCode: string; readonly on: string; readonly successors: readonly string[] }>
  | Of<'too-early', { readonly day: string }>
  | Of<'no-rate', { readonly htsCode: string }>
  | Of<'rate-not-known', { readonly title: LawText }>
  | Of<'free-line' | 'free-by-claim' | 'free-by-rounding', Nothing>
  | Of<'condition-not-met', { readonly question: AskedReason; readonly answer: string }>
  | Of<'place-taken', { readonly heading: string }>
  | Of<'place-taken-by', { readonly title: LawText }>
  | Of<'covered-by-column-1', { readonly rate: RateReason }>
  | Of<'ended', { readonly day: string }>
  | Of<'other-origin', { readonly countries: readonly string[]; readonly origin: string }>
  | Of<'claim-refused', { readonly because: RefusalReason }>

/** What would change a duty, and by how much. */
export type ChangeReason =
  | Of<'cusma-less' | 'cusma-more', { readonly amount: string }>
  | Of<'cusma-same' | 'cusma-claimed-same', Nothing>
  | Of<
      'answer-less' | 'answer-more' | 'answer-allows-entry',
      { readonly question: AskedReason; readonly answer: string; readonly amount: string }
    >
  | Of<'answer-forbids-entry', { readonly question: AskedReason; readonly answer: string }>
  | Of<'scheduled', { readonly title: LawText; readonly rate: RateReason; readonly day: string }>
