// What the duty calculation of one line answers: the receipt that screens, papers and the command line show alike.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import type { CountryCode } from '../countries.ts'
import type { HtsCode } from '../hts-code.ts'
import type { Usd } from '../money.ts'
import type { AskedReason, ChangeReason, DutyReason, RateReason, TitleReason } from './duty-reason.ts'

/** A preference the importer claims on the line. 'cusma' is SPI S or S+; others are special programme codes such as 'AU'. */
export type PreferenceClaim =
  | { readonly kind: 'none' }
  | { readonly kind: 'cusma' }
  | { readonly kind: 'programme'; readonly code: string }

/** One line of goods as it would be entered. */
export type DutyInput = {
  readonly htsCode: HtsCode
  readonly origin: CountryCode
  /** Entered value of the whole line in USD, before the rounding of 19 CFR 159.3. */
  readonly value: Usd
  /** Amount of goods in whichever units are known ('kg', 'doz.', 'No.', 'liters' ...), for the whole line. */
  readonly quantities: readonly Quantity[]
  readonly entryDate: CalendarDate
  readonly claim: PreferenceClaim
  /** Answers to questions of an earlier receipt, by question id: 'yes', 'no', a decimal or a choice. */
  readonly answers: Readonly<Record<string, string>>
  /** The seller's words: they answer questions nobody has answered, as a proposal. */
  readonly description?: string
  /** Pieces or pairs of the line as it is sold: the price of one is the value by this. */
  readonly itemCount?: number
}

export type Quantity = { readonly amount: Big; readonly unit: string }

/** Where a rule comes from and when it holds. `until` is the last day it holds, absent while open. */
export type RuleSource = {
  readonly citation: string
  readonly from?: CalendarDate
  readonly until?: CalendarDate
}

/** How a CUSMA claim bears on a line: it would lift it, it does not, or there is nothing to lift (goods of other origins). */
export type CusmaEffect = 'lifted-by-claim' | 'not-lifted' | 'not-concerned'

/** One line of the receipt that carries an amount. */
export type DutyLine = {
  readonly kind: 'base' | 'additional'
  /** The line's own code for the base duty, the chapter 99 heading for an additional one ('9903.03.14'). */
  readonly heading: string
  readonly title: TitleReason
  /** As printed or as applied. */
  readonly rate: RateReason
  /** To the cent. */
  readonly amount: Usd
  readonly why: DutyReason
  readonly source: RuleSource
  readonly cusma: CusmaEffect
}

/** A measure that was looked at and left out. */
export type ConsideredLine = {
  readonly heading: string
  readonly title: TitleReason
  readonly rate: RateReason
  /** What it would have cost, where that can be computed. */
  readonly amountAvoided?: Usd
  /** Exempt, suspended, ended, lifted by the claim, other origin. */
  readonly because: DutyReason
  readonly source: RuleSource
  /** Whether the heading is one the goods are entered under to be left out: a relief heading, not the measure's own. */
  readonly isDeclared?: true
}

/** Something only a person can say, that settles or changes the duty. */
export type DutyQuestion = {
  readonly id: string
  readonly asks: AskedReason
  readonly form:
    | { kind: 'yes-no' }
    /** Amount of the goods, or of a part of them ('kg of lead content'): given as a quantity of the line. */
    | { kind: 'quantity'; unit: string }
    /** A property that does not grow with the quantity, such as degrees of sugar: given as an answer. */
    | { kind: 'number'; unit: string }
    | { kind: 'amount-usd' }
    | { kind: 'choice'; choices: readonly string[] }
    /** Ten digits of chapters 1 to 97. */
    | { kind: 'hts-code' }
  /** What the calculation assumed meanwhile; absent when nothing can be assumed and the duty is unknown. */
  readonly assumed?: string
  readonly source: RuleSource
}

export type AnsweredQuestion = { readonly id: string; readonly asks: AskedReason; readonly answer: string }

/** What another answer would make of the duty; 'any' stands for all answers that nobody can list, such as a code: they may make it more. */
export type OtherAnswer =
  | { readonly answer: string; readonly kind: 'total'; readonly total: Usd }
  | { readonly answer: string; readonly kind: 'prohibited' | 'unknown' }
  | { readonly kind: 'any' }

/** Something nobody said that the outcome rests on. */
export type Assumption = {
  /** Of the question. */
  readonly id: string
  readonly question: AskedReason
  readonly answer: string
  /** The seller's words that speak for the answer, where they do. */
  readonly words?: string
  /** Answers that would change the outcome; none that would not. */
  readonly otherwise: readonly OtherAnswer[]
}

/** What the duty can come to by the open assumptions; `most` is absent where it is not known. */
export type DutyRange = { readonly least: Usd; readonly stated: Usd; readonly most?: Usd }

/** Whether more can be due than a receipt can say. */
export const isOpenAbove = (range: { readonly [end in 'most' | 'mostUsd']?: unknown } | undefined): boolean =>
  range !== undefined && range.most === undefined && range.mostUsd === undefined

/** What the line and the goods disagree on, and what was answered in vain. */
export type LineFinding = PriceOutsideLine | CodeEnded | AnswerInVain

/** An answer that counts for nothing: to a question nobody asks of any goods, or not among those its question takes, which are `fitting`. */
export type AnswerInVain = {
  readonly reason: 'question-unknown' | 'answer-not-taken'
  readonly facts: { readonly question: string; readonly answer: string; readonly fitting: readonly string[] }
}

/** The code is no longer right on the day of entry: `fitting` took its place, none where nothing is known to have. */
type CodeEnded = {
  readonly reason: 'code-ended'
  readonly facts: { readonly htsCode: string; readonly on: CalendarDate; readonly fitting: readonly string[] }
}

export type PriceOutsideLine = {
  readonly reason: 'price-outside-line'
  readonly facts: {
    readonly htsCode: string
    /** As the line words it: 'over $6.50 to $12/pair'. */
    readonly bracket: string
    /** USD for one unit, two decimals. */
    readonly price: string
    /** As the schedule counts it: 'prs.', 'No.'. */
    readonly unit: string
    /** Ten-digit lines whose bracket holds the price: those that read the same but for it, or the few of the subheading. */
    readonly fitting: readonly string[]
  }
}

export type DutyOutcome =
  | { readonly kind: 'dutiable'; readonly total: Usd }
  | { readonly kind: 'free'; readonly because: DutyReason }
  | {
      readonly kind: 'prohibited'
      readonly since: CalendarDate
      readonly because: DutyReason
      readonly source: RuleSource
    }
  | { readonly kind: 'unknown'; readonly missing: readonly DutyReason[] }

/** Versions of the data a receipt was computed from. */
export type DutyDataVersion = {
  readonly release: string
  readonly measures: string
  readonly measuresVerified: CalendarDate
}

export type DutyReceipt = {
  readonly input: DutyInput
  /** Entered value rounded to whole dollars by 19 CFR 159.3: what the ad valorem rates were applied to. */
  readonly enteredValue: Usd
  readonly outcome: DutyOutcome
  /** What became of the importer's claim. */
  readonly claim: 'none' | 'taken' | 'refused'
  /**
   * Base first, then additional duties in the order of stacking; empty when prohibited. When the outcome is unknown, only the lines
   * whose amounts are known: a base duty that waits for a fact is asked for in `questions`, never a line of zero.
   */
  readonly lines: readonly DutyLine[]
  readonly considered: readonly ConsideredLine[]
  readonly questions: readonly DutyQuestion[]
  /** Answers that were given to what the law or the printed rate asks. */
  readonly answered: readonly AnsweredQuestion[]
  readonly assumed: readonly Assumption[]
  /** Absent where nothing assumed changes an amount. */
  readonly range?: DutyRange
  readonly findings: readonly LineFinding[]
  /** What would change this duty and by how much. */
  readonly changes: readonly ChangeReason[]
  readonly data: DutyDataVersion
}
