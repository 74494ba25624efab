// The duty of a line as a picture: what each law takes of it, and since when and until when those laws hold.
import { usd } from '#domain/money.ts'
import { isOpenAbove } from '#domain/tariff/duty-outcome.ts'
import { texts as en } from '#texts/en/what-if.ts'
import { useTexts } from '../../language/page-language.tsx'
import { StackedBar } from '../../ui/charts/stacked-bar.tsx'
import { dayOf, TimeLine } from '../../ui/charts/time-line.tsx'
import { ReceiptCut, ReceiptHeading } from '../../ui/receipt.tsx'
import css from './duty-receipt.module.css'
import type { DutyAnswer } from './duty-request.ts'
import { useReceiptWords } from './receipt-words.ts'

type Props = { readonly answer: DutyAnswer }

/** Only where there is more than one part to tell apart. */
export function DutyByLaw({ answer: { receipt, findings } }: Props) {
  const { say } = useReceiptWords()
  const texts = useTexts(en)
  const lines = receipt.lines
    .filter(({ amountUsd }) => amountUsd > 0)
    .map(({ kind, heading, amountUsd, reasons }) => ({
      key: `${kind} ${heading}`,
      label: [say.title(reasons.title), say.rate(reasons.rate)].filter(Boolean).join(', '),
      amount: usd(String(amountUsd)),
      detail: say.why(reasons.why),
    }))
  const open = [
    ...(receipt.outcome.kind === 'unknown' ? [{ key: 'rest', label: texts.restNotKnown, amount: undefined }] : []),
    ...(isOpenAbove(receipt.range) || findings.some(({ level }) => level === 'deposit')
      ? [{ key: 'deposit', label: texts.deposit, amount: undefined }]
      : []),
  ]
  if (lines.length === 0 || lines.length + open.length < 2) return null
  return (
    <>
      <ReceiptCut />
      <StackedBar
        title={texts.byLaw}
        names={texts.law}
        parts={[...lines, ...open]}
        totalLabel={open.length > 0 ? texts.atLeast : texts.duty}
      />
    </>
  )
}

/** The laws whose days are known, beside the day of entry. */
export function RulesInTime({ answer: { receipt } }: Props) {
  const { say } = useReceiptWords()
  const texts = useTexts(en)
  const day = dayOf(receipt.entryDate)
  const dated = receipt.lines.filter(({ source }) => source.from || source.until)
  if (!day || dated.length === 0) return null
  return (
    <>
      <ReceiptCut />
      <details>
        <summary className={css.summary}>
          <ReceiptHeading of="part">{texts.inTime}</ReceiptHeading>
        </summary>
        <TimeLine
          title={texts.inTime}
          titleShown
          names={texts.rule}
          periods={dated.map(({ kind, heading, reasons, source }) => ({
            key: `${kind} ${heading}`,
            label: `${say.title(reasons.title)} ${say.rate(reasons.rate)}`.trim(),
            from: dayOf(source.from),
            until: dayOf(source.until),
          }))}
          day={{ label: texts.entry, on: day }}
        />
      </details>
    </>
  )
}
