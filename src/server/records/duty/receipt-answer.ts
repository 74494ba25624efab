// A duty receipt as answers carry it: amounts as numbers in USD. The one place that knows both shapes.

import type { z } from 'zod'
import type { dutyReceipt } from '#contract/duty.ts'
import { centsText, type Money } from '#domain/money.ts'
import type {
  Assumption,
  DutyOutcome,
  DutyQuestion,
  DutyRange,
  DutyReceipt,
  LineFinding,
  OtherAnswer,
  PreferenceClaim,
  RuleSource,
} from '#domain/tariff/duty-outcome.ts'
import { findingText } from '#words/duty-finding.ts'
import type { DutySay } from '#words/duty-say.ts'
import type { Language } from '#words/language.ts'

export type ReceiptAnswer = z.infer<typeof dutyReceipt>

/** An amount to the cent as a JSON number. */
export const wireAmount = (amount: Money): number => Number(centsText(amount))

/** `say`: the sentences beside the reasons. */
export function receiptAnswer(receipt: DutyReceipt, say: DutySay): ReceiptAnswer {
  const { input, lines, considered, questions } = receipt
  return {
    htsCode: input.htsCode,
    origin: input.origin,
    entryDate: input.entryDate,
    claim: claimName(input.claim),
    valueUsd: wireAmount(input.value),
    enteredValueUsd: wireAmount(receipt.enteredValue),
    outcome: outcomeAnswer(receipt.outcome, say),
    lines: lines.map(({ amount, source, title, rate, why, ...line }) => ({
      ...line,
      title: say.title(title),
      rateText: say.rate(rate),
      why: say.why(why),
      reasons: { title, rate, why },
      amountUsd: wireAmount(amount),
      source: sourceAnswer(source),
    })),
    considered: considered.map(({ amountAvoided, source, title, rate, because, ...line }) => ({
      ...line,
      title: say.title(title),
      rateText: say.rate(rate),
      because: say.why(because),
      reasons: { title, rate, because },
      ...(amountAvoided ? { amountAvoidedUsd: wireAmount(amountAvoided) } : {}),
      source: sourceAnswer(source),
    })),
    questions: questions.map((question) => questionAnswer(question, say)),
    answered: receipt.answered.map((each) => ({ ...each })),
    assumed: receipt.assumed.map((each) => assumptionAnswer(each, say)),
    ...(receipt.range ? { range: rangeAnswer(receipt.range) } : {}),
    findings: receipt.findings.map((finding) => findingAnswer(finding, say.language)),
    changes: receipt.changes.map(say.change),
    changeReasons: [...receipt.changes],
    data: { ...receipt.data },
  }
}

const findingAnswer = (found: LineFinding, language: Language): ReceiptAnswer['findings'][number] => {
  const text = findingText(found, language)
  const fitting = [...found.facts.fitting]
  if (found.reason === 'code-ended') return { reason: found.reason, facts: { ...found.facts, fitting }, text }
  return found.reason === 'price-outside-line'
    ? { reason: found.reason, facts: { ...found.facts, fitting }, text }
    : { reason: found.reason, facts: { ...found.facts, fitting }, text }
}

export const assumptionAnswer = ({ otherwise, question, ...each }: Assumption, say: DutySay) => ({
  ...each,
  question: say.asked(question),
  asks: question,
  otherwise: otherwise.map(otherAnswer),
})

const otherAnswer = (each: OtherAnswer): ReceiptAnswer['assumed'][number]['otherwise'][number] =>
  each.kind === 'total' ? { kind: each.kind, answer: each.answer, totalUsd: wireAmount(each.total) } : each

export const rangeAnswer = ({ least, stated, most }: DutyRange) => ({
  leastUsd: wireAmount(least),
  statedUsd: wireAmount(stated),
  ...(most ? { mostUsd: wireAmount(most) } : {}),
})

const claimName = (claim: PreferenceClaim): string => (claim.kind === 'programme' ? claim.code : claim.kind)

function outcomeAnswer(outcome: DutyOutcome, say: DutySay): ReceiptAnswer['outcome'] {
  switch (outcome.kind) {
    case 'dutiable':
      return { kind: 'dutiable', totalUsd: wireAmount(outcome.total) }
    case 'free':
      return { kind: 'free', because: say.why(outcome.because), reason: outcome.because }
    case 'prohibited':
      return {
        kind: 'prohibited',
        since: outcome.since,
        because: say.why(outcome.because),
        reason: outcome.because,
        source: sourceAnswer(outcome.source),
      }
    case 'unknown':
      return { kind: 'unknown', missing: outcome.missing.map(say.why), reasons: [...outcome.missing] }
  }
}

function questionAnswer(
  { form, source, asks, ...question }: DutyQuestion,
  say: DutySay,
): ReceiptAnswer['questions'][number] {
  const wireForm = form.kind === 'choice' ? { kind: form.kind, choices: [...form.choices] } : form
  return { ...question, text: say.asked(asks), asks, form: wireForm, source: sourceAnswer(source) }
}

const sourceAnswer = ({ citation, from, until }: RuleSource): ReceiptAnswer['lines'][number]['source'] => ({
  citation,
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
})
