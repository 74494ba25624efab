// The duty of one line of goods as a receipt: every amount with its heading, source and reason, what was left out, what is missing.
// Source: notes on additional duties, sections 2 and 4; customs facts, section 12.

import { isNorthAmerican } from '../countries.ts'
import { formatHtsCode } from '../hts-code.ts'
import { isZero, toWhole, usd } from '../money.ts'
import { answersInVain, withAnswersTaken } from './answers-taken.ts'
import { endedFindings } from './code-standing.ts'
import { isDeclarable } from './declarable.ts'
import { assumptionsOf, rangeOf, type TryOut } from './duty-assumptions.ts'
import { changesOf } from './duty-changes.ts'
import { consideredLines } from './duty-considered.ts'
import { type LineWorking, numberOf, type StackedMeasure, type TariffLaw, workOut } from './duty-core.ts'
import type { DutyInput, DutyLine, DutyOutcome, DutyQuestion, DutyReceipt } from './duty-outcome.ts'
import { answeredOf, questionsOf } from './duty-questions.ts'
import type { DutyReason } from './duty-reason.ts'
import { type Measure, sourceOf } from './measure.ts'
import { askedByRate, VALUE } from './rate.ts'
import { parseRate, parseSpecial } from './rate-text.ts'
import type { TariffLine } from './schedule.ts'
import { bracketFindings } from './value-bracket.ts'

export type { TariffLaw } from './duty-core.ts'

/**
 * The duty of one line on its entry date.
 * Ad valorem rates are charged on the value in whole dollars, each amount is rounded half up to cents, the total is their sum.
 * A code that is no ten-digit line, or an entry before the law known here, answers `unknown` with the reason; nothing throws.
 */
export function calculateDuty(asked: DutyInput, law: TariffLaw): DutyReceipt {
  const input = withValueGiven(withAnswersTaken(asked, law.measures))
  const problem = problemOf(input, law)
  const line = law.schedule.find(input.htsCode)
  if (problem || !line) {
    const receipt = unansweredReceipt(input, law, problem ?? codeUnknown(input, law))
    return { ...receipt, findings: answersInVain(asked, law) }
  }
  if (isZero(input.value)) {
    const receipt = unansweredReceipt(input, law, VALUE_QUESTION.asks)
    return { ...receipt, questions: [VALUE_QUESTION], findings: answersInVain(asked, law) }
  }
  const working = workOut(input, line, law)
  const tryOut: TryOut = (changed) => workOut({ ...input, ...changed }, line, law)
  const questions = questionsOf(working, input)
  const assumed = assumptionsOf(questions, working, input, tryOut)
  const range = rangeOf(working, input, tryOut)
  const ofRate = [VALUE_QUESTION, ...askedByRate(working.choice)]
  return {
    input,
    enteredValue: working.enteredValue,
    outcome: outcomeOf(working, input),
    claim: working.choice.claim.kind,
    lines: working.isProhibited
      ? []
      : [...baseLines(working, input, line), ...amountLines(working.stacked, input.origin)],
    considered: consideredLines(working, input),
    questions,
    answered: answeredOf(input, law.measures, ofRate),
    assumed,
    ...(range ? { range } : {}),
    findings: [
      ...endedFindings(law.schedule, input.htsCode, input.entryDate),
      ...bracketFindings(input, law.schedule),
      ...answersInVain(asked, law, ofRate),
    ],
    changes: changesOf(working, input, questions, tryOut),
    data: dataOf(law),
  }
}

/** Goods given for nothing have a value all the same: what it is has to be said. Source: 19 CFR 152.103 to 152.107. */
const VALUE_QUESTION: DutyQuestion = {
  id: VALUE,
  asks: { reason: 'value-of-line', facts: {} },
  form: { kind: 'amount-usd' },
  source: { citation: '19 CFR 152.103 to 152.107' },
}

/** A value of zero gives way to the one that was answered. */
function withValueGiven(input: DutyInput): DutyInput {
  const answer = input.answers[VALUE_QUESTION.id] ?? ''
  return isZero(input.value) && /^\d{1,12}(?:\.\d+)?$/.test(answer) ? { ...input, value: usd(answer) } : input
}

function problemOf(input: DutyInput, law: TariffLaw): DutyReason | undefined {
  const { earliest } = law.measures
  if (input.entryDate < earliest) return { reason: 'too-early', facts: { day: earliest } }
  return isDeclarable(law.schedule, input.htsCode) ? undefined : codeUnknown(input, law)
}

function codeUnknown({ htsCode, entryDate }: DutyInput, { schedule }: TariffLaw): DutyReason {
  const ended = schedule.ended(htsCode, entryDate)
  if (ended) return { reason: 'code-ended', facts: { htsCode, on: ended.on, successors: ended.successors } }
  return { reason: 'code-unknown', facts: { htsCode, release: schedule.release } }
}

const unansweredReceipt = (input: DutyInput, law: TariffLaw, problem: DutyReason): DutyReceipt => ({
  input,
  enteredValue: toWhole(input.value),
  outcome: { kind: 'unknown', missing: [problem] },
  claim: input.claim.kind === 'none' ? 'none' : 'refused',
  lines: [],
  considered: [],
  questions: [],
  answered: answeredOf(input, law.measures, [VALUE_QUESTION]),
  assumed: [],
  findings: [],
  changes: [],
  data: dataOf(law),
})

const dataOf = ({ schedule, measures }: TariffLaw): DutyReceipt['data'] => ({
  release: schedule.release,
  measures: measures.version,
  measuresVerified: measures.verified,
})

function outcomeOf(working: LineWorking, input: DutyInput): DutyOutcome {
  const ban = working.stacked.find(({ result }) => result.kind === 'prohibited')?.measure
  if (ban)
    return {
      kind: 'prohibited',
      since: ban.from,
      because: { reason: 'law', facts: { text: ban.why } },
      source: sourceOf(ban),
    }
  if (!working.total) return { kind: 'unknown', missing: missingFacts(working, input) }
  if (!isZero(working.total)) return { kind: 'dutiable', total: working.total }
  return { kind: 'free', because: whyFree(working) }
}

function whyFree({ choice, decision }: LineWorking): DutyReason {
  const told = decision.leftOut.find(({ measure }) => measure.programme.qualifiesFree)
  if (told) return { reason: 'law', facts: { text: told.measure.why } }
  if (choice.rate.kind !== 'free') return { reason: 'free-by-rounding', facts: {} }
  const isByClaim = choice.column === 'special' || decision.leftOut.some(({ reason }) => reason === 'claim')
  return { reason: isByClaim ? 'free-by-claim' : 'free-line', facts: {} }
}

function missingFacts(working: LineWorking, input: DutyInput): readonly DutyReason[] {
  const { base, replacement } = working
  const ofBase = base.kind === 'missing' ? base.questions : []
  const asked = questionsOf(working, input)
    .filter(({ id, assumed }) => assumed === undefined && (ofBase.some((each) => each.id === id) || !isSaid(id, input)))
    .map((question) => question.asks)
  const unrated = base.kind === 'no-rate' && !replacement
  const unknownRates = working.stacked.filter(({ result }) => result.kind === 'rate-unknown')
  return [
    ...(working.refused ? [working.refused] : []),
    ...(unrated ? [{ reason: 'no-rate' as const, facts: { htsCode: input.htsCode } }] : []),
    ...asked,
    ...unknownRates.map(({ measure }) => ({ reason: 'rate-not-known' as const, facts: { title: measure.title } })),
  ]
}

/** What measures cannot assume are values of a part of the goods. */
const isSaid = (question: string, { answers }: DutyInput): boolean => numberOf(answers[question]) !== undefined

/** One line, or none while the base duty cannot be worked out: then its rate and what it needs are missing in the outcome. */
function baseLines(working: LineWorking, input: DutyInput, line: TariffLine): readonly DutyLine[] {
  const { choice, base, replacement } = working
  if (replacement) return amountLines([replacement], input.origin).map((each) => ({ ...each, kind: 'base' }))
  if (base.kind !== 'amount') return []
  return [
    {
      kind: 'base',
      heading: choice.heading === '' ? formatHtsCode(input.htsCode) : choice.heading,
      title: { reason: 'column', facts: { column: choice.column } },
      rate: { reason: 'printed', facts: { rate: choice.rateText } },
      amount: base.amount,
      why: choice.why,
      source: choice.source,
      cusma: isLiftedByCusma(working, input, line) ? 'lifted-by-claim' : 'not-concerned',
    },
  ]
}

/** A duty that goods of North America pay and a claim would take away, or that it has taken away. */
function isLiftedByCusma({ choice }: LineWorking, input: DutyInput, line: TariffLine): boolean {
  if (!isNorthAmerican(input.origin) || choice.column === 'other' || parseRate(line.general).kind === 'free')
    return false
  return parseSpecial(line.special).some(({ programmes }) => programmes.some((code) => code === 'S' || code === 'S+'))
}

/** Lines of the measures with an amount. What cannot be worked out yet is missing in the outcome, never a line of zero. */
const amountLines = (stacked: readonly StackedMeasure[], origin: string): readonly DutyLine[] =>
  stacked.flatMap(({ measure, result, part }) => {
    if (result.kind !== 'amount') return []
    const { heading, title, cusma } = measure
    const isConcerned = cusma !== 'lifted-by-claim' || isNorthAmerican(origin)
    return [
      {
        kind: 'additional' as const,
        heading,
        title: { reason: 'law-title' as const, facts: { text: title } },
        rate: result.rate,
        amount: result.amount,
        why: whyWithNote(measure, part !== undefined),
        source: sourceOf(measure),
        cusma: isConcerned ? cusma : ('not-concerned' as const),
      },
    ]
  })

const whyWithNote = ({ why, note, confidence }: Measure, isOnPart: boolean): DutyReason => ({
  reason: 'law',
  facts: {
    text: why,
    ...(note ? { note } : {}),
    ...(!note && confidence !== 'high' ? { isUnconfirmed: true } : {}),
    ...(isOnPart ? { isOnPart } : {}),
  },
})
