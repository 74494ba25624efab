// What a receipt lists as looked at and left out: exempt, lifted by the claim, under a condition, suspended, ended, or for other origins.
import { addMonths } from '../calendar.ts'
import { type Usd, usd } from '../money.ts'
import { assumedAnswer, type LeftOutMeasure, withPart } from './additional-duty.ts'
import type { LineWorking } from './duty-core.ts'
import type { ConsideredLine, DutyInput } from './duty-outcome.ts'
import type { DutyReason, RefusalReason } from './duty-reason.ts'
import { coversOrigin, type Measure, sourceOf } from './measure.ts'
import { measuresOn, perDay } from './measure-scope.ts'
import { rateOf, stackedAmount } from './stacking.ts'

export function consideredLines(working: LineWorking, input: DutyInput): readonly ConsideredLine[] {
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
    ...endedLines(input, working),
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
  const amountAvoided = wouldCost(left, working, input.htsCode)
  return considered(left.measure, whyLeftOut(left, working, input), {
    heading: left.heading,
    ...(left.heading === left.measure.heading || left.heading === '' ? {} : { isDeclared: true }),
    ...(amountAvoided ? { amountAvoided } : {}),
  })
}

function whyLeftOut(left: LeftOutMeasure, { day, decision }: LineWorking, input: DutyInput): DutyReason {
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
    const asked = decision.asked.find(({ id }) => id === question)
    const assumed = asked ? asked.assumed : assumedAnswer(question, day, { ...input, code: input.htsCode })
    return input.answers[question] ?? assumed ?? ''
  }
}

/** What the measure would have cost on its own; undefined where it is no amount or not known. */
function wouldCost({ measure, reason }: LeftOutMeasure, working: LineWorking, code: string): Usd | undefined {
  if (reason === 'outranked' || reason === 'not-collected') return undefined
  const { enteredValue, base, day } = working
  const baseDuty = base.kind === 'amount' ? base.amount : undefined
  const unsaid = () => undefined
  const facts = { enteredValue, baseDuty, contentValue: unsaid, quantityIn: unsaid }
  const result = stackedAmount(withPart({ measure, lessContents: [] }, day, { code }), facts)
  return result.kind === 'amount' ? result.amount : undefined
}

/** How long a receipt still speaks of a measure that ended. */
const ENDED_MONTHS = 24

/** The last row of each programme that ended in the last two years and would have covered the goods on its last day. */
function endedLines(input: DutyInput, { day }: LineWorking): readonly ConsideredLine[] {
  const latest = new Map<string, Measure>()
  for (const row of endedRows(day)) {
    const { until = day.date, programme } = row
    if (!coversOrigin(row.origins, input.origin)) continue
    if (day.rowsFor(input.origin).some((each) => each.programme.id === programme.id)) continue
    const known = latest.get(programme.id)
    if (known?.until && (known.until > until || (known.until === until && known.rank >= row.rank))) continue
    if (measuresOn(day.book, until).covers(row.products, input.htsCode)) latest.set(programme.id, row)
  }
  return [...latest.values()].map((row) =>
    considered(row, { reason: 'ended', facts: { day: row.until ?? input.entryDate } }),
  )
}

const endedRows = perDay(({ book, date }) => {
  const since = addMonths(date, -ENDED_MONTHS)
  return book.measures.filter(
    ({ until, claims, needs }) =>
      until !== undefined && until < date && until >= since && claims.length === 0 && needs.length === 0,
  )
})

const isCharged: ReadonlySet<string> = new Set(['added', 'total', 'prohibited'])

/** Programmes for goods of one country whose list has this code, when the goods come from another. */
function otherOriginLines(input: DutyInput, { day }: LineWorking): readonly ConsideredLine[] {
  const found = new Map<string, ConsideredLine>()
  for (const { row, countries } of rowsOfOrigins(day)) {
    if (countries.has(input.origin) || found.has(row.programme.id) || !day.covers(row.products, input.htsCode)) continue
    const facts = { countries: [...countries], origin: input.origin }
    found.set(row.programme.id, considered(row, { reason: 'other-origin', facts }))
  }
  return [...found.values()]
}

const rowsOfOrigins = perDay(({ book, date }) =>
  book.measures.flatMap((row) => {
    const { origins, programme, effect, from, until } = row
    if (!programme.mentionsOtherOrigins || !isCharged.has(effect.kind) || !('only' in origins)) return []
    return from > date || (until !== undefined && until < date) ? [] : [{ row, countries: origins.only }]
  }),
)
