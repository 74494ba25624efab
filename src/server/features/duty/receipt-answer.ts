// A duty receipt as answers carry it: amounts as numbers in USD. The one place that knows both shapes.
import type { z } from 'zod'
import type { dutyReceipt } from '#contract/duty.ts'
import { centsText, type Money } from '#domain/money.ts'
import type {
  DutyOutcome,
  DutyQuestion,
  DutyReceipt,
  PreferenceClaim,
  RuleSource,
} from '#domain/tariff/duty-outcome.ts'

export type ReceiptAnswer = z.infer<typeof dutyReceipt>

/** An amount to the cent as a JSON number. */
export const wireAmount = (amount: Money): number => Number(centsText(amount))

export function receiptAnswer(receipt: DutyReceipt): ReceiptAnswer {
  const { input, lines, considered, questions } = receipt
  return {
    htsCode: input.htsCode,
    origin: input.origin,
    entryDate: input.entryDate,
    claim: claimName(input.claim),
    valueUsd: wireAmount(input.value),
    enteredValueUsd: wireAmount(receipt.enteredValue),
    outcome: outcomeAnswer(receipt.outcome),
    lines: lines.map(({ amount, source, ...line }) => ({
      ...line,
      amountUsd: wireAmount(amount),
      source: sourceAnswer(source),
    })),
    considered: considered.map(({ amountAvoided, source, ...line }) => ({
      ...line,
      ...(amountAvoided ? { amountAvoidedUsd: wireAmount(amountAvoided) } : {}),
      source: sourceAnswer(source),
    })),
    questions: questions.map(questionAnswer),
    changes: [...receipt.changes],
    data: { ...receipt.data },
  }
}

const claimName = (claim: PreferenceClaim): string => (claim.kind === 'programme' ? claim.code : claim.kind)

function outcomeAnswer(outcome: DutyOutcome): ReceiptAnswer['outcome'] {
  switch (outcome.kind) {
    case 'dutiable':
      return { kind: 'dutiable', totalUsd: wireAmount(outcome.total) }
    case 'free':
      return { kind: 'free', because: outcome.because }
    case 'prohibited':
      return { ...outcome, source: sourceAnswer(outcome.source) }
    case 'unknown':
      return { kind: 'unknown', missing: [...outcome.missing] }
  }
}

function questionAnswer({ form, source, ...question }: DutyQuestion): ReceiptAnswer['questions'][number] {
  const wireForm = form.kind === 'choice' ? { kind: form.kind, choices: [...form.choices] } : form
  return { ...question, form: wireForm, source: sourceAnswer(source) }
}

const sourceAnswer = ({ citation, from, until }: RuleSource): ReceiptAnswer['lines'][number]['source'] => ({
  citation,
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
})
