// How a receipt ends: a total between one rule and a double rule, possibly duty-free, or not known yet with what is missing.
import type { DutyReason } from '#domain/tariff/duty-reason.ts'
import { dutyShares } from '#domain/tariff/duty-shares.ts'
import { asSentence } from '#words/as-sentence.ts'
import { ReceiptLead, ReceiptTotal } from '../../ui/receipt.tsx'
import css from './duty-receipt.module.css'
import type { DutyAnswer } from './duty-request.ts'
import { answeredDuty } from './duty-state.ts'
import { useReceiptWords } from './receipt-words.ts'

type Props = { readonly answer: DutyAnswer; readonly quantity: number; readonly priceCad: number }

export function ReceiptOutcome({ answer, quantity, priceCad }: Props) {
  const { texts, itemTexts, say, usdText, cadText, percentText } = useReceiptWords()
  const { outcome } = answer.receipt
  const state = answeredDuty(answer)
  if (outcome.kind === 'unknown' || state.kind === 'unknown')
    return <NotKnown missing={outcome.kind === 'unknown' ? outcome.reasons : []} />
  if (state.kind !== 'dutiable' && state.kind !== 'free') return null
  const shares = dutyShares(state.dutyCad, quantity, priceCad)
  return (
    <>
      {outcome.kind === 'free' && (
        <div className={css.block}>
          <p className={css.free}>{itemTexts.possiblyDutyFreeItem}</p>
          <p className={css.why}>{say.why(outcome.reason)}</p>
          <p className={css.why}>{itemTexts.dutyFreeAdvice}</p>
        </div>
      )}
      <ReceiptTotal
        label={texts.duty}
        amount={texts.total(texts.usd, usdText(outcome.kind === 'dutiable' ? outcome.totalUsd : 0))}
      />
      <div className={css.under}>
        <ReceiptLead label={texts.inCanadianDollars} amount={<b>{texts.total(texts.cad, cadText(state.dutyCad))}</b>} />
        <ReceiptLead label={texts.aUnit} amount={texts.total(texts.cad, cadText(shares.aUnit))} />
        <ReceiptLead label={texts.shareOfValue} amount={percentText(`${shares.percent}%`)} />
      </div>
    </>
  )
}

/** No amount at all: a zero here would be a lie. */
function NotKnown({ missing }: { readonly missing: readonly DutyReason[] }) {
  const { texts, itemTexts, say } = useReceiptWords()
  return (
    <div className={css.block}>
      <p className={css.strong}>{itemTexts.notKnownYet}</p>
      {missing.length > 0 && (
        <p className={css.why}>
          {texts.missingFacts}: {missing.map((fact) => asSentence(say.why(fact))).join(' ')} {texts.notCountedAsZero}
        </p>
      )}
    </div>
  )
}
