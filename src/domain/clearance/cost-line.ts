// One line of a cost estimate, and the reasons beside it.
import type { CalendarDate } from '../calendar.ts'
import type { Usd } from '../money.ts'
import type { CusmaEffect } from '../tariff/duty-outcome.ts'
import type { RateReason, TitleReason } from '../tariff/duty-reason.ts'
import type { EntryType } from './processing-fee.ts'

type Nothing = Readonly<Record<never, never>>
type OneOf<Reasons> = {
  readonly [Name in keyof Reasons]: { readonly reason: Name; readonly facts: Readonly<Reasons[Name]> }
}[keyof Reasons]

/** What a cost is called. `excise`: the id of its rate. `broker-fee`: the name the operator gave it. */
export type CostName = OneOf<{
  'base-duty': Nothing
  'additional-duty': { title: TitleReason }
  'processing-fee': Nothing
  'harbor-fee': Nothing
  excise: { rate: string }
  'broker-fee': { name: string }
  goods: Nothing
  customs: Nothing
  brokerage: Nothing
  duties: Nothing
}>

/** A rate of the excise as its row has it. */
export type ExciseFacts = { usd: string; per: string; unit: string; isUsual: boolean; citation: string }

/** How a cost came about. Amounts in USD, percents as text, counts whole. */
export type CostNote = OneOf<{
  lines: { count: number }
  /** Lines on which the calculation shows no duty: the figure is a nought that nobody has confirmed. */
  'possibly-free': { count: number }
  'additional-on': { count: number; rates: readonly RateReason[] }
  'not-lifted-by-cusma': Nothing
  'processing-informal': { citation: string }
  'processing-rate': { percent: string; base: Usd; citation: string }
  'processing-minimum': { percent: string; minimum: Usd; citation: string }
  'processing-maximum': { percent: string; maximum: Usd; citation: string }
  'processing-exempt': { citation: string }
  /** Lines of work or assembly abroad that are not counted, as the value that stays dutiable is not said. */
  'processing-part-not-said': { count: number }
  'excise-rate': ExciseFacts
  'harbor-rate': { percent: string; citation: string }
  'once-per-clearance': Nothing
  'once-per-entry': { entry: EntryType }
  'per-line': { included: number }
  bond: { secured: Usd }
  'bond-tripled': { secured: Usd; agencies: readonly string[] }
  'bond-may-triple': { agencies: readonly string[] }
  /** The operator's own words on what the market asks. */
  range: { text: string }
  disbursement: { percent: string; duty: Usd; minimum: Usd }
  items: { count: number }
  'duties-and-fees': Nothing
  'fees-of': { broker: string }
  'example-fees-of': { broker: string }
}>

/** What an estimate remarks as a whole. */
export type CostNotice = OneOf<{
  'deposit-not-priced': Nothing
  'nothing-to-enter': Nothing
  'formal-entry': { value: Usd }
  'formal-may-be-asked': Nothing
  'low-value': { value: Usd }
  'processing-not-known': { on: CalendarDate }
  'broker-not-known': { on: CalendarDate }
  'customs-converts': Nothing
  'excludes-freight': Nothing
  'certificate-not-then': { on: CalendarDate }
  'excise-not-known': ExciseFacts & { rate: string }
  'agriculture-fee': { goods: string; citation: string }
  'sale-excise': { goods: string; citation: string }
  'continuous-bond': { secures: Usd; premium: Usd; clearances: number; single: Usd }
  'one-clearance-assumed': Nothing
  'splitting-not-free': Nothing
}>

export type CostLine = {
  /** The same kind of cost in another estimate: 'processing-fee', 'entry-preparation', a chapter 99 heading ... */
  readonly id: string
  readonly name: CostName
  /** USD to the cent. */
  readonly amount: Usd
  readonly notes: readonly CostNote[]
  /** Told apart from the other fees of a broker: a continuous bond stands beside it. */
  readonly kind?: 'bond'
  /** Of a duty line: the heading, and what a CUSMA claim does to it. */
  readonly heading?: string
  readonly cusma?: CusmaEffect
}
