// Works one line of goods out: column, base duty, which measures apply and what each comes to. The receipt, the comparison of
// answers and the panel of all lines all read this one working.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import type { CountryCode } from '../countries.ts'
import { parseHtsCode } from '../hts-code.ts'
import { decimal, sum, toWhole, type Usd, usd } from '../money.ts'
import { type AppliedMeasure, assumedAnswer, decideMeasures, type MeasureDecision } from './additional-duty.ts'
import { isDeclarable } from './declarable.ts'
import type { DutyInput, PreferenceClaim } from './duty-outcome.ts'
import type { DutyReason } from './duty-reason.ts'
import type { Measure, MeasureBook } from './measure.ts'
import { type MeasureDay, measuresOn } from './measure-scope.ts'
import { type ColumnChoice, chooseColumn } from './preference.ts'
import type { PreferenceRules } from './preference-programmes.ts'
import { evaluateRate, quantityQuestion, type RateOutcome } from './rate.ts'
import type { TariffLine, TariffSchedule } from './schedule.ts'
import { rateOf, type StackedAmount, stackedAmount } from './stacking.ts'
import { quantityIn } from './units.ts'

/** The three data sets that make the law of a day. */
export type TariffLaw = {
  readonly schedule: TariffSchedule
  readonly measures: MeasureBook
  readonly preferences: PreferenceRules
}

/** Who brings which goods in when, under which claim: all that decides the rules, without amounts. */
export type LineFacts = {
  readonly line: TariffLine
  /** Ten digits. */
  readonly code: string
  readonly origin: CountryCode
  readonly entryDate: CalendarDate
  readonly claim: PreferenceClaim
  readonly answers: Readonly<Record<string, string>>
  readonly description?: string | undefined
}

export type LineRules = {
  readonly choice: ColumnChoice
  readonly decision: MeasureDecision
  readonly day: MeasureDay
  /** Applied measures that the claim lifts if the heading that is still to be said is free. */
  readonly waiting: readonly Measure[]
  /** Why the own code that was answered is none on the day of entry. */
  readonly refused: DutyReason | undefined
}

export type StackedMeasure = AppliedMeasure & { readonly result: StackedAmount }

export type LineWorking = LineRules & {
  /** Whole dollars. */
  readonly enteredValue: Usd
  /** Of the printed column. Where a measure stands in its place, that measure's amount is the base duty. */
  readonly base: RateOutcome
  readonly replacement: StackedMeasure | undefined
  /** Measures besides a replacement of the base, in the order of the receipt. */
  readonly stacked: readonly StackedMeasure[]
  readonly isProhibited: boolean
  /** Sum of the amounts that are known. */
  readonly known: Usd
  /** Sum of all amounts; undefined while one is missing, when an answer cannot be taken or when the goods may not enter. */
  readonly total: Usd | undefined
}

/** The column and the measures of a line. */
export function rulesOf(facts: LineFacts, law: TariffLaw): LineRules {
  const { schedule, measures, preferences } = law
  const choice = chooseColumn({ ...facts, schedule, rules: preferences })
  const day = measuresOn(measures, facts.entryDate)
  const { code, origin, answers, description } = facts
  const refused = refusedOwnCode(facts, schedule)
  const ownCode = refused ? undefined : parseHtsCode(answers[OWN_CODE] ?? '')
  const decide = (claims: readonly string[]) =>
    decideMeasures(day, { code, ownCode, origin, claims, answers, description })
  const claims = claimsOf(facts.claim, choice)
  const decision = decide(choice.rate.kind === 'free' ? claims : NO_CLAIMS)
  const waiting = choice.rate.kind === 'see' ? liftedBetween(decision, decide(claims)) : NONE
  const isAsked = decision.asked.some(({ id }) => id === OWN_CODE)
  return { choice, decision, day, waiting, refused: isAsked ? refused : undefined }
}

/** Question that asks goods of chapter 98 for the code they have in chapters 1 to 97. */
const OWN_CODE = 'own-code'

/** Why the code that was answered is no code of chapters 1 to 97 on the day of entry; undefined where it is one, or where none was. */
function refusedOwnCode({ answers, entryDate }: LineFacts, schedule: TariffSchedule): DutyReason | undefined {
  const typed = answers[OWN_CODE]
  if (typed === undefined) return undefined
  const said = parseHtsCode(typed)
  if (/^\s*9[89]/.test(typed)) return { reason: 'own-code-of-chapter-98', facts: { htsCode: typed } }
  const ended = said && schedule.ended(said, entryDate)
  if (ended) {
    const { on, successors } = ended
    return { reason: 'own-code-ended', facts: { htsCode: said, on, successors } }
  }
  if (said && isDeclarable(schedule, said)) return undefined
  return { reason: 'own-code-unknown', facts: { htsCode: typed, release: schedule.release } }
}

const NONE: readonly Measure[] = []

function liftedBetween(one: MeasureDecision, other: MeasureDecision): readonly Measure[] {
  const left = other.applied.map(({ measure }) => measure)
  return one.applied.map(({ measure }) => measure).filter((each) => !left.includes(each))
}

const NO_CLAIMS: readonly string[] = []
const CUSMA: readonly string[] = ['cusma']

/** What a claim counts as where the goods enter free under it; nowhere else does it lift a measure. */
function claimsOf(claim: PreferenceClaim, choice: ColumnChoice): readonly string[] {
  if (claim.kind === 'none' || choice.claim.kind !== 'taken') return NO_CLAIMS
  return claim.kind === 'cusma' ? CUSMA : [choice.claim.symbol]
}

/** Amounts of a line whose rules are decided. */
export function amountsOf(
  rules: LineRules,
  facts: LineFacts,
  goods: Pick<DutyInput, 'value' | 'quantities'>,
): LineWorking {
  const enteredValue = toWhole(goods.value)
  const base = evaluateRate(rules.choice.rate, { enteredValue, quantities: goods.quantities, answers: facts.answers })
  const contentValue = (question: string): Big | undefined =>
    numberOf(facts.answers[question] ?? assumedAnswer(question, rules.day, facts))
  const quantityOf = (unit: string): Big | undefined =>
    numberOf(facts.answers[quantityQuestion(unit).id]) ?? quantityIn(unit, goods.quantities)
  const withBase =
    (baseDuty: Usd | undefined) =>
    (applied: AppliedMeasure): StackedMeasure => ({
      ...applied,
      result: rules.waiting.includes(applied.measure)
        ? { kind: 'missing-base', rate: rateOf(applied.measure) }
        : stackedAmount(applied, { enteredValue, baseDuty, contentValue, quantityIn: quantityOf }),
    })
  const replacing = rules.decision.applied.find(({ measure }) => measure.effect.kind === 'replaces-base')
  const replacement = replacing && withBase(undefined)(replacing)
  const baseDuty = replacement ? amountIn(replacement.result) : amountIn(base)
  const stacked = rules.decision.applied.filter((each) => each !== replacing).map(withBase(baseDuty))
  const isProhibited = stacked.some(({ result }) => result.kind === 'prohibited')
  const amounts = [baseDuty, ...stacked.map(({ result }) => (result.kind === 'covered' ? ZERO : amountIn(result)))]
  const known = amounts.filter((amount) => amount !== undefined)
  const sumOfKnown = sum('USD', known)
  const isWhole = known.length === amounts.length && !isProhibited && !rules.refused
  return {
    ...{ ...rules, enteredValue, base, replacement, stacked, isProhibited },
    known: sumOfKnown,
    total: isWhole ? sumOfKnown : undefined,
  }
}

/** Rules and amounts of one input whose line exists. */
export function workOut(input: DutyInput, line: TariffLine, law: TariffLaw): LineWorking {
  const facts: LineFacts = { ...input, line, code: input.htsCode }
  return amountsOf(rulesOf(facts, law), facts, input)
}

const ZERO = usd('0')

const amountIn = (result: StackedAmount | RateOutcome): Usd | undefined =>
  result.kind === 'amount' ? result.amount : undefined

/** A plain decimal of zero or more, else undefined. */
export const numberOf = (text: string | undefined): Big | undefined =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) ? decimal(text) : undefined
