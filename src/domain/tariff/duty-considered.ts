// What a receipt lists as looked at and left out: exempt, lifted by the claim, under a condition, suspended, ended, or for other origins.
import { addMonths } from '../calendar.ts'
import { type Usd, usd } from '../money.ts'
import { assumedAnswer, type LeftOutMeasure } from './additional-duty.ts'
import type { LineWorking, TariffLaw } from './duty-core.ts'
import type { ConsideredLine, DutyInput } from './duty-outcome.ts'
import type { DutyReason, RefusalReason } from './duty-reason.ts'
import { coversOrigin, type Measure, sourceOf } from './measure.ts'
import { measuresOn } from './measure-scope.ts'
import { rateOf, stackedAmount } from './stacking.ts'

export function consideredLines(working: LineWorking, input: DutyInput, law: TariffLaw): readonly ConsideredLine[] {
  const { choice, stacked, decision } = working
  const refused = choice.claim.kind === 'refused' ? [refusedClaim(choice.claim.because, working)] : []
  const covered = stacked.flatMap(({ measure, result }) =>
    result.kind === 'covered'
      ? [
          considered(
            measure,
            { reason: 'covered-by-column-1', facts: { rate: result.rate } },
            { heading: result.heading, amountAvoided: ZERO },
          ),
        ]
      : [],
  )
  return [
    ...refused,
    ...covered,
    ...decision.leftOut.filter(isWorthSaying).map((each) => leftOutLine(each, working, input)),
    ...endedLines(input, law, working),
    ...otherOriginLines(input, working),
  ]
}

const ZERO = usd('0')

type Extra = { readonly heading?: string; readonly amountAvoided?: Usd; readonly isDeclared?: true }

const considered = (measure: Measure, because: DutyReason, extra: Extra = {}): ConsideredLine => ({
  heading: measure.heading,
  title: { reason: 'law-title', facts: { text: measure.title } },
  rate: rateOf(measure),
  because,
  source: sourceOf(measure),
  ...extra,
})

const refusedClaim = (because: RefusalReason, { choice }: LineWorking): ConsideredLine => ({
  heading: choice.heading,
  title: { reason: 'column', facts: { column: 'special' } },
  rate: { reason: 'no-rate-shown', facts: {} },
  because: { reason: 'claim-refused', facts: { because } },
  source: choice.source,
})

/** Two rows of one heading that outrank each other are one rule to the reader. */
const isWorthSaying = ({ reason, measure, inFavourOf }: LeftOutMeasure): boolean =>
  reason !== 'outranked' || inFavourOf?.heading !== measure.heading

function leftOutLine(left: LeftOutMeasure, working: LineWorking, input: DutyInput): ConsideredLine {
  const amountAvoided = wouldCost(left, working)
  return considered(left.measure, whyLeftOut(left, working, input), {
    heading: left.heading,
    ...(left.heading === left.measure.heading || left.heading === '' ? {} : { isDeclared: true }),
    ...(amountAvoided ? { amountAvoided } : {}),
  })
}

function whyLeftOut(left: LeftOutMeasure, { day }: LineWorking, input: DutyInput): DutyReason {
  const text = left.because ?? left.measure.why
  if (left.reason === 'claim') return { reason: 'law', facts: { text, isLiftedByClaim: true } }
  if (left.reason === 'outranked' && left.inFavourOf) {
    const { heading, title } = left.inFavourOf
    return heading ? { reason: 'place-taken', facts: { heading } } : { reason: 'place-taken-by', facts: { title } }
  }
  const unmet = left.measure.needs.find((need) => answerTo(need.question) !== need.answer)
  const question = unmet && day.book.questions.get(unmet.question)
  if (left.reason !== 'condition' || !unmet || !question) return { reason: 'law', facts: { text } }
  return { reason: 'condition-not-met', facts: { question: question.asks, answer: answerTo(unmet.question) } }

  function answerTo(question: string): string {
    return input.answers[question] ?? assumedAnswer(question, day, { ...input, code: input.htsCode }) ?? ''
  }
}

/** What the measure would have cost on its own; undefined where it is no amount or not known. */
function wouldCost({ measure, reason }: LeftOutMeasure, { enteredValue, base }: LineWorking): Usd | undefined {
  if (reason === 'outranked' || reason === 'not-collected') return undefined
  const baseDuty = base.kind === 'amount' ? base.amount : undefined
  const unsaid = () => undefined
  const facts = { enteredValue, baseDuty, contentValue: unsaid, quantityIn: unsaid }
  const result = stackedAmount({ measure, lessContents: [] }, facts)
  return result.kind === 'amount' ? result.amount : undefined
}

/** How long a receipt still speaks of a measure that ended. */
const ENDED_MONTHS = 24

/** The last row of each programme that ended in the last two years and would have covered the goods on its last day. */
function endedLines(input: DutyInput, { measures }: TariffLaw, working: LineWorking): readonly ConsideredLine[] {
  const since = addMonths(input.entryDate, -ENDED_MONTHS)
  const inForce = new Set(working.day.rowsFor(input.origin).map((row) => row.programme.id))
  const latest = new Map<string, Measure>()
  for (const row of measures.measures) {
    const { until, programme } = row
    if (until === undefined || until >= input.entryDate || until < since || inForce.has(programme.id)) continue
    if (!coversOrigin(row.origins, input.origin) || row.claims.length > 0 || row.needs.length > 0) continue
    const known = latest.get(programme.id)
    if (known?.until && (known.until > until || (known.until === until && known.rank >= row.rank))) continue
    if (measuresOn(measures, until).covers(row.products, input.htsCode)) latest.set(programme.id, row)
  }
  return [...latest.values()].map((row) =>
    considered(row, { reason: 'ended', facts: { day: row.until ?? input.entryDate } }),
  )
}

const isCharged: ReadonlySet<string> = new Set(['added', 'total', 'prohibited'])

/** Programmes for goods of one country whose list has this code, when the goods come from another. */
function otherOriginLines(input: DutyInput, { day }: LineWorking): readonly ConsideredLine[] {
  const found = new Map<string, ConsideredLine>()
  for (const row of day.book.measures) {
    const { origins, programme, products, effect } = row
    if (!programme.mentionsOtherOrigins || !isCharged.has(effect.kind) || !('only' in origins)) continue
    if (origins.only.has(input.origin) || found.has(programme.id) || row.from > day.date) continue
    if ((row.until !== undefined && row.until < day.date) || !day.covers(products, input.htsCode)) continue
    const facts = { countries: [...origins.only], origin: input.origin }
    found.set(programme.id, considered(row, { reason: 'other-origin', facts }))
  }
  return [...found.values()]
}
