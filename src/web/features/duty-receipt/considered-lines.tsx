// Rules that were looked at and left out: they stay visible, with the reason and the amount avoided where it is known.
import { ReceiptCut, ReceiptHeading, ReceiptNotApplied } from '../../ui/receipt.tsx'
import css from './duty-receipt.module.css'
import type { Receipt } from './duty-request.ts'
import { useReceiptWords } from './receipt-words.ts'
import { SourceLine } from './source-line.tsx'

/** A longer list starts closed, with its count. */
const OPEN_UP_TO = 4

export function ConsideredLines({ considered }: { readonly considered: Receipt['considered'] }) {
  const { itemTexts: texts, say, usdText } = useReceiptWords()
  if (considered.length === 0) return null
  return (
    <>
      <ReceiptCut />
      <details open={considered.length <= OPEN_UP_TO}>
        <summary className={css.summary}>
          <ReceiptHeading of="part">{texts.considered}</ReceiptHeading>{' '}
          <span className="faint">{considered.length}</span>
        </summary>
        <ul>
          {considered.map((each) => (
            <li key={`${each.heading} ${each.title} ${each.because}`}>
              <ReceiptNotApplied
                amount={each.amountAvoidedUsd === undefined ? undefined : usdText(each.amountAvoidedUsd)}
              >
                <span className={`mono ${css.heading}`}>{each.heading}</span>{' '}
                {[say.title(each.reasons.title), say.rate(each.reasons.rate)].filter(Boolean).join(', ')}.{' '}
                {say.why(each.reasons.because)}{' '}
                <span className="faint">
                  <SourceLine source={each.source} />
                </span>
              </ReceiptNotApplied>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
