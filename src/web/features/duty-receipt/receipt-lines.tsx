// The lines of a receipt that carry an amount, each with heading, rate, law, dates and why.
import { isNorthAmerican } from '#domain/countries.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/duty.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ReceiptLine } from '../../ui/receipt.tsx'
import { lineMark } from './compare-receipts.ts'
import css from './duty-receipt.module.css'
import type { Receipt } from './duty-request.ts'
import { useReceiptWords } from './receipt-words.ts'
import { SourceLine } from './source-line.tsx'

type Line = Receipt['lines'][number]
type Props = { readonly receipt: Receipt; readonly comparedWith?: Receipt }

export function ReceiptLines({ receipt, comparedWith }: Props) {
  const { say, usdText } = useReceiptWords()
  if (receipt.lines.length === 0) return null
  return (
    <ol className={css.lines}>
      {receipt.lines.map((line) => (
        <li key={`${line.kind} ${line.heading}`}>
          <ReceiptLine
            label={
              <>
                <span className={`mono ${css.heading}`}>
                  {line.kind === 'base' ? formatHtsCode(line.heading) : line.heading}
                </span>{' '}
                {say.title(line.reasons.title)} <span className={css.rate}>{say.rate(line.reasons.rate)}</span>
                {comparedWith && <Mark line={line} other={comparedWith} />}
              </>
            }
            amount={usdText(line.amountUsd)}
            why={<Why line={line} receipt={receipt} />}
            source={<SourceLine source={line.source} />}
          />
        </li>
      ))}
    </ol>
  )
}

/** Decisions d: said of exactly the lines a claim lifts, while none is made; the others of North American goods say they stay. */
function Why({ line, receipt }: { readonly line: Line; readonly receipt: Receipt }) {
  const { itemTexts, say } = useReceiptWords()
  const lifts = line.cusma === 'lifted-by-claim' && receipt.claim !== 'cusma'
  const stays = line.cusma === 'not-lifted' && isNorthAmerican(receipt.origin)
  return (
    <>
      {say.why(line.reasons.why)}
      {stays && ` ${itemTexts.notLiftedByCusma}`}
      {lifts && <span className={css.may}>{itemTexts.mayNotApplyWithCusma}</span>}
    </>
  )
}

function Mark({ line, other }: { readonly line: Line; readonly other: Receipt }) {
  const texts = useTexts(en)
  const mark = lineMark(line, other)
  if (mark === 'same') return null
  return <span className={css.mark}>{mark === 'differs' ? texts.differs : texts.onlyHere}</span>
}
