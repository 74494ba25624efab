// The lines of a receipt that carry an amount, each with heading, rate, law, dates and why.
import { isNorthAmerican } from '#domain/countries.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts } from '#texts/duty.ts'
import { texts as itemTexts } from '#texts/item.ts'
import { lineMark } from './compare-receipts.ts'
import css from './duty-receipt.module.css'
import type { Receipt } from './duty-request.ts'
import { sourceText, usdText } from './receipt-view.ts'

type Line = Receipt['lines'][number]
type Props = { readonly receipt: Receipt; readonly comparedWith?: Receipt }

export function ReceiptLines({ receipt, comparedWith }: Props) {
  return (
    <ol>
      {receipt.lines.map((line) => (
        <li key={`${line.kind} ${line.heading}`} className={css.line}>
          <div className={css.lead}>
            <span className={css.heading}>
              <span className="mono">{line.kind === 'base' ? formatHtsCode(line.heading) : line.heading}</span>{' '}
              {line.title} <span className="mono">{line.rateText}</span>
              {comparedWith && <Mark line={line} other={comparedWith} />}
            </span>
            <span className={css.dots} />
            <span className={css.amount}>{usdText(line.amountUsd)}</span>
          </div>
          <p className={css.why}>{line.why}</p>
          <CusmaNote line={line} receipt={receipt} />
          <p className={css.source}>{sourceText(line.source)}</p>
        </li>
      ))}
    </ol>
  )
}

/** Decisions d: said of exactly the lines a claim lifts, while none is made; the others of North American goods say they stay. */
function CusmaNote({ line, receipt }: { line: Line; receipt: Receipt }) {
  if (line.cusma === 'lifted-by-claim' && receipt.claim !== 'cusma')
    return <p className={css.may}>{itemTexts.mayNotApplyWithCusma}</p>
  const stays = line.cusma === 'not-lifted' && isNorthAmerican(receipt.origin)
  return stays ? <p className={css.why}>{itemTexts.notLiftedByCusma}</p> : null
}

function Mark({ line, other }: { line: Line; other: Receipt }) {
  const mark = lineMark(line, other)
  if (mark === 'same') return null
  return <span className={css.mark}>{mark === 'differs' ? texts.differs : texts.onlyHere}</span>
}
