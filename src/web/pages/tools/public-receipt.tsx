// The receipt of a public duty check: the paper that clients see, with the questions that would settle it.
import { parseDate, utcDay } from '#domain/calendar.ts'
import { texts as answersEn } from '#texts/en/public-tools.ts'
import type { ReceiptSlot } from '../../features/duty-checker/duty-results.tsx'
import { DutyQuestions } from '../../features/duty-receipt/duty-questions.tsx'
import type { DutyAnswer } from '../../features/duty-receipt/duty-request.ts'
import { whatIfPreference } from '../../features/duty-receipt/preference-state.ts'
import { ReceiptPaper } from '../../features/duty-receipt/receipt-paper.tsx'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = Pick<ReceiptSlot, 'result' | 'item'> & Partial<ReceiptSlot>

export function PublicReceipt({ result, item, facts, onAnswer, onQuantity }: Props) {
  const language = useLanguage()
  const { valueTooSmall } = useTexts(answersEn)
  const { receipt, outcome } = result
  const questions = facts && onAnswer && onQuantity && (
    <DutyQuestions
      receipt={receipt}
      answers={facts.answers}
      quantities={facts.quantities}
      onAnswer={onAnswer}
      onQuantity={onQuantity}
    />
  )
  const saysWhy = outcome === 'unknown' && receipt.outcome.kind !== 'unknown'
  return (
    <>
      {saysWhy && <Notice tone="warn">{valueTooSmall}</Notice>}
      <ReceiptPaper
        answer={answerOf(result)}
        item={item}
        level={2}
        quantity={result.quantity}
        priceCad={result.cadValue}
        preference={whatIfPreference(language, receipt)}
        today={parseDate(receipt.entryDate.slice(0, 10)) ?? utcDay(new Date())}
        questions={questions}
      />
    </>
  )
}

/** The result as the paper takes it: a duty that is not known has no charge. */
function answerOf({ receipt, findings, exchangeRate, customsFeesCad }: ReceiptSlot['result']): DutyAnswer {
  const charge = { type: 'DUTY', name: 'Duty', amount: customsFeesCad ?? 0, currency: 'CAD' }
  return {
    receipt,
    findings,
    exchangeRate,
    ratesDetails: [{ customsChargesDTO: { charges: customsFeesCad === null ? [] : [charge] } }],
  }
}
