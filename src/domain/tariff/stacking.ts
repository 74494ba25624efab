// Puts amounts on the measures that apply. Rates are charged on the entered value each and added, never compounded.
// Source: reference notes on additional duties, "How they stack"; 19 CFR 159.3 for whole dollars.
import type { Big } from 'big.js'
import { decimal, toCents, toWhole, type Usd, usd } from '../money.ts'
import type { AppliedMeasure } from './additional-duty.ts'
import type { RateReason } from './duty-reason.ts'
import type { ChargedValue, Measure } from './measure.ts'

export type StackFacts = {
  /** Whole dollars. */
  readonly enteredValue: Usd
  /** Duty of the column that applies, to the cent; undefined while it cannot be worked out. */
  readonly baseDuty: Usd | undefined
  /** Value of a content by question id, USD; undefined while nobody has said it. */
  readonly contentValue: (question: string) => Big | undefined
  /** Amount of the whole line in a unit; undefined while nobody has said it. */
  readonly quantityIn: (unit: string) => Big | undefined
}

/** An amount; or 'covered' where column 1 reaches the total alone; or what keeps it from being worked out. */
export type StackedAmount =
  | { readonly kind: 'amount'; readonly amount: Usd; readonly rate: RateReason }
  | { readonly kind: 'covered'; readonly heading: string; readonly rate: RateReason }
  | { readonly kind: 'missing-content'; readonly question: string; readonly rate: RateReason }
  | { readonly kind: 'missing-quantity'; readonly unit: string; readonly rate: RateReason }
  | { readonly kind: 'missing-base'; readonly rate: RateReason }
  | { readonly kind: 'rate-unknown'; readonly rate: RateReason }
  | { readonly kind: 'prohibited' }

const ZERO = decimal('0')
const HUNDREDTH = decimal('0.01')
const share = (percent: Big, value: Big): Big => value.times(percent).times(HUNDREDTH)
const more = (a: Big, b: Big): Big => (a.gt(b) ? a : b)
const less = (a: Big, b: Big): Big => (a.lt(b) ? a : b)
const ofCents = (exact: Big): Usd => toCents(usd(exact))

/** Amount of one measure, to the cent. What is charged on a part takes the part for the whole value: column 1 is charged on it alone too. */
export function stackedAmount({ part, ...applied }: AppliedMeasure, facts: StackFacts): StackedAmount {
  if (part === undefined) return amountOn(applied, facts)
  const value = facts.contentValue(part)
  if (!value) return { kind: 'missing-content', question: part, rate: rateOf(applied.measure) }
  return amountOn(applied, { ...facts, enteredValue: toWhole(usd(less(value, facts.enteredValue.amount))) })
}

function amountOn({ measure, lessContents }: AppliedMeasure, facts: StackFacts): StackedAmount {
  const { effect } = measure
  const rate = rateOf(measure)
  if (effect.kind === 'prohibited') return { kind: 'prohibited' }
  if (effect.kind === 'rate-unknown') return { kind: 'rate-unknown', rate }
  if (effect.kind === 'suspended' || effect.kind === 'announced') return { kind: 'amount', amount: usd('0'), rate }
  if (effect.kind === 'replaces-base') {
    return { kind: 'amount', amount: ofCents(share(effect.percent, facts.enteredValue.amount)), rate }
  }
  if (effect.kind === 'specific' || effect.kind === 'minimum-price') return amountPerUnit(effect, rate, facts)
  if (effect.kind === 'total') {
    if (!facts.baseDuty) return { kind: 'missing-base', rate }
    const charged = chargedValue({ kind: 'entered-value' }, lessContents, facts)
    if (charged.kind === 'missing') return { kind: 'missing-content', question: charged.question, rate }
    const gap = share(effect.percent, charged.value).minus(baseShare(facts.baseDuty, charged.value, facts))
    if (gap.gt(ZERO)) return { kind: 'amount', amount: ofCents(gap), rate }
    return { kind: 'covered', heading: effect.headingAtOrAbove, rate }
  }
  const charged = chargedValue(effect.on, lessContents, facts)
  if (charged.kind === 'missing') return { kind: 'missing-content', question: charged.question, rate }
  const added = share(effect.percent, charged.value)
  if (!effect.minimumTotalPercent) return { kind: 'amount', amount: ofCents(added), rate }
  if (!facts.baseDuty) return { kind: 'missing-base', rate }
  const least = share(effect.minimumTotalPercent, facts.enteredValue.amount).minus(facts.baseDuty.amount)
  return { kind: 'amount', amount: ofCents(more(added, least)), rate }
}

type PerUnit = Extract<Measure['effect'], { kind: 'specific' | 'minimum-price' }>

/** So much a unit, or what the value lacks to so much a unit. */
function amountPerUnit({ kind, usd: perUnit, unit }: PerUnit, rate: RateReason, facts: StackFacts): StackedAmount {
  const quantity = facts.quantityIn(unit)
  if (!quantity) return { kind: 'missing-quantity', unit, rate }
  const whole = quantity.times(perUnit)
  const exact = kind === 'specific' ? whole : more(whole.minus(facts.enteredValue.amount), ZERO)
  return { kind: 'amount', amount: ofCents(exact), rate }
}

/** Column 1 duty that falls on a part of the value, in proportion. */
function baseShare(baseDuty: Usd, part: Big, { enteredValue }: StackFacts): Big {
  return part.eq(enteredValue.amount) ? baseDuty.amount : baseDuty.amount.times(part).div(enteredValue.amount)
}

type Charged = { readonly kind: 'value'; readonly value: Big } | { readonly kind: 'missing'; readonly question: string }

/** Contents never count for more than the entered value. */
function chargedValue(on: ChargedValue, lessContents: readonly string[], facts: StackFacts): Charged {
  const entered = facts.enteredValue.amount
  const asked = on.kind === 'entered-value' ? lessContents : [on.question, ...lessContents]
  const unknown = asked.find((question) => facts.contentValue(question) === undefined)
  if (unknown !== undefined) return { kind: 'missing', question: unknown }
  const contentOf = (question: string): Big => facts.contentValue(question) ?? ZERO
  if (on.kind === 'content') return { kind: 'value', value: less(contentOf(on.question), entered) }
  const taken = asked.reduce((sum, question) => sum.plus(contentOf(question)), ZERO)
  return { kind: 'value', value: more(entered.minus(taken), ZERO) }
}

/** The rate as a receipt shows it. */
export function rateOf({ effect }: Measure): RateReason {
  switch (effect.kind) {
    case 'added':
    case 'replaces-base':
    case 'suspended':
      return { reason: 'percent', facts: { percent: effect.percent.toString() } }
    case 'total':
      return { reason: 'percent-in-all', facts: { percent: effect.percent.toString() } }
    case 'specific':
      return { reason: 'per-unit', facts: { usd: effect.usd.toString(), unit: effect.unit } }
    case 'minimum-price':
      return { reason: 'up-to-price', facts: { usd: effect.usd.toString(), unit: effect.unit } }
    case 'announced':
    case 'rate-unknown':
      return { reason: 'law-rate', facts: { text: effect.text } }
    case 'prohibited':
      return { reason: 'no-rate-shown', facts: {} }
  }
}
