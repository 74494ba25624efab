// Measures as data: one dated row for each heading that adds to, replaces or forbids, as data/measures/ holds them.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import type { CusmaEffect, DutyQuestion, RuleSource } from './duty-outcome.ts'
import type { LawText } from './duty-reason.ts'
import type { ProductList } from './measure-list.ts'

/** A product list, or some marks of it. All given lists together make a scope; 'all' is every product. */
export type ProductScope = 'all' | readonly { readonly list: ProductList; readonly marks?: ReadonlySet<string> }[]

/** Countries by ISO code: only these, or all but these. */
export type OriginScope = { readonly only: ReadonlySet<string> } | { readonly allBut: ReadonlySet<string> }

/** The value an added rate is charged on: all of it, the part a question asks for, or all but that part. */
export type ChargedValue =
  | { readonly kind: 'entered-value' }
  | { readonly kind: 'content'; readonly question: string }
  | { readonly kind: 'except-content'; readonly question: string }

export type MeasureEffect =
  /** A percentage added; `minimumTotalPercent` is the least it comes to together with column 1. */
  | { readonly kind: 'added'; readonly percent: Big; readonly on: ChargedValue; readonly minimumTotalPercent?: Big }
  /** Brings the duty up to a percentage in all; the other heading is declared where column 1 reaches it alone. */
  | { readonly kind: 'total'; readonly percent: Big; readonly headingAtOrAbove: string }
  /** An amount for each unit of the goods. */
  | { readonly kind: 'specific'; readonly usd: Big; readonly unit: string }
  /** Brings the value up to a least price for each unit of the goods: the gap is the duty. */
  | { readonly kind: 'minimum-price'; readonly usd: Big; readonly unit: string }
  /** Stands in place of the printed rate of the column that applies. */
  | { readonly kind: 'replaces-base'; readonly percent: Big }
  /** On the books but not collected. */
  | { readonly kind: 'suspended'; readonly percent: Big }
  /** Announced, with neither rate nor start known: named on the receipt, never charged. */
  | { readonly kind: 'announced'; readonly text: LawText }
  | { readonly kind: 'rate-unknown'; readonly text: LawText }
  | { readonly kind: 'prohibited' }

/** A fact only a person can say; the row holds when the answer, or what is assumed meanwhile, is this. */
export type Need = { readonly question: string; readonly answer: string }

/** What takes goods out of a measure, and under which heading that is declared. */
export type Exemption = {
  readonly heading: string
  /** A whole sentence. */
  readonly because: LawText
  readonly products: ProductScope
  readonly origins: OriginScope
  /** Programme codes one of which must be claimed; 'cusma' for S and S+. None: no claim is needed. */
  readonly claims: readonly string[]
  readonly needs: readonly Need[]
  readonly from?: CalendarDate
  readonly until?: CalendarDate
}

/** Goods that pay a measure with this tag do not pay the one that yields; the heading declares it. */
export type Yield = { readonly tag: string; readonly heading: string; readonly because: LawText }

/** The value its rows are charged on for goods of some lines: the part a question asks for. */
export type ChargedPart = { readonly products: ProductScope; readonly question: string }

export type Programme = {
  readonly id: string
  readonly name: string
  /** The act the measures rest on. */
  readonly authority: string
  /** Place on the receipt, lowest first. */
  readonly order: number
  /** Of the rows of one group at most one is charged on an article: that of the highest rank. */
  readonly group: string
  readonly tags: readonly string[]
  readonly yieldsTo: readonly Yield[]
  readonly exemptions: readonly Exemption[]
  readonly chargedParts: readonly ChargedPart[]
  /** Goods of chapter 98 that its rows judge by their own code of chapters 1 to 97, once that is said. */
  readonly byOwnCode: ProductScope
  /** Whether a receipt names it for listed goods of other countries too. */
  readonly mentionsOtherOrigins: boolean
  /** Whether what it says of goods stands where the receipt says why they are free. */
  readonly qualifiesFree: boolean
}

type Confidence = 'high' | 'medium' | 'low'

export type Measure = {
  readonly id: string
  readonly programme: Programme
  /** '9903.03.14'; empty for import bans and where the heading is not known yet. */
  readonly heading: string
  readonly title: LawText
  /** A whole sentence: why it applies. */
  readonly why: LawText
  readonly citation: string
  readonly from: CalendarDate
  /** Last day, inclusive; absent while open. */
  readonly until?: CalendarDate
  readonly origins: OriginScope
  readonly products: ProductScope
  readonly effect: MeasureEffect
  /** Within the group. */
  readonly rank: number
  /** Holds only with one of these claims; none: with or without. */
  readonly claims: readonly string[]
  readonly needs: readonly Need[]
  readonly exemptions: readonly Exemption[]
  readonly yieldsTo: readonly Yield[]
  readonly cusma: CusmaEffect
  readonly verified: CalendarDate
  readonly confidence: Confidence
  /** A whole sentence shown with the line: what is uncertain, or what followed. */
  readonly note?: LawText
}

/** A question of the data set. `assumedWhere` overrides the general assumption for goods of a list. */
export type MeasureQuestion = DutyQuestion & {
  readonly text: LawText
  /** Whether the law it asks about stands is not known: it takes an answer, and what another answer would save is not offered. */
  readonly isUnsettled: boolean
  /** Words of a listing that speak for an answer. */
  readonly answeredBy: readonly { readonly words: string; readonly answer: string }[]
  readonly assumedWhere: readonly { readonly products: ProductScope; readonly answer: string }[]
}

/** A whole data set, checked and linked. */
export type MeasureBook = {
  readonly version: string
  /** Last day up to which the law is known. */
  readonly verified: CalendarDate
  /** First entry date the rows are complete for. */
  readonly earliest: CalendarDate
  readonly measures: readonly Measure[]
  readonly questions: ReadonlyMap<string, MeasureQuestion>
  readonly lists: ReadonlyMap<string, ProductList>
}

export const isInForce = (dated: { readonly from?: CalendarDate; readonly until?: CalendarDate }, date: CalendarDate) =>
  (dated.from === undefined || dated.from <= date) && (dated.until === undefined || dated.until >= date)

export const coversOrigin = (scope: OriginScope, origin: string): boolean =>
  'only' in scope ? scope.only.has(origin) : !scope.allBut.has(origin)

/** Citation and days of a measure, as a receipt shows them. */
export const sourceOf = ({ citation, from, until }: Measure): RuleSource => ({
  citation,
  from,
  ...(until === undefined ? {} : { until }),
})
