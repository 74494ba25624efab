// Rules that were looked at and left out: they stay visible, with the reason and the amount avoided where it is known.
import { texts } from '#texts/item.ts'
import css from './duty-receipt.module.css'
import type { Receipt } from './duty-request.ts'
import { sourceText, usdText } from './receipt-view.ts'

export function ConsideredLines({ considered }: { readonly considered: Receipt['considered'] }) {
  if (considered.length === 0) return null
  return (
    <>
      <hr className={css.cut} />
      <details open={considered.length <= OPEN_UP_TO}>
        <summary className={css.summary}>
          {texts.considered} <span className="faint">{considered.length}</span>
        </summary>
        <ul>
          {considered.map((each) => (
            <li key={`${each.heading} ${each.title}`} className={css.considered}>
              <span aria-hidden="true">×</span>
              <span>
                <span className="mono">{each.heading}</span> {each.title} {each.rateText}. {each.because}
                <span className={css.source}> {sourceText(each.source)}</span>
              </span>
              <span>{each.amountAvoidedUsd === undefined ? '' : usdText(each.amountAvoidedUsd)}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** A longer list starts closed, with its count. */
const OPEN_UP_TO = 4
