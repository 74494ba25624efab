// The receipt of goods that may not enter: the ban, since when, its source; no amount anywhere (decisions e).
import { formatHtsCode } from '#domain/hts-code.ts'
import { decimal } from '#domain/money.ts'
import { labelledIn } from '#words/local-text.ts'
import { EntryFindings } from '../../ui/entry-findings.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ReceiptHeading, ReceiptLevel } from '../../ui/receipt.tsx'
import { ConsideredLines } from './considered-lines.tsx'
import { DataVersion } from './data-version.tsx'
import css from './duty-receipt.module.css'
import type { Receipt } from './duty-request.ts'
import type { PaperProps } from './paper-props.ts'
import { useReceiptWords } from './receipt-words.ts'
import { SourceLine } from './source-line.tsx'

type Prohibited = Extract<Receipt['outcome'], { kind: 'prohibited' }>

export function ProhibitedPaper(props: PaperProps & { readonly outcome: Prohibited }) {
  const { answer, outcome } = props
  const { language, texts, itemTexts, say, dayText, cadText } = useReceiptWords()
  // A row of law says itself what bars the goods, in the reader's language; a dated measure is said by the outcome.
  const isMeasure = outcome.reason.reason !== 'barred-by-rule'
  const value = decimal(String(props.priceCad)).times(decimal(String(props.quantity)))
  return (
    <ReceiptLevel value={props.level ?? 3}>
      <article className={css.banned} aria-label={labelledIn(language, itemTexts.dutyReceipt, props.item)}>
        <ReceiptHeading of="paper" className={css.banHead}>
          <Icon name="ban" /> {itemTexts.prohibited}
        </ReceiptHeading>
        <div className={css.banBody}>
          <p className={css.strong}>
            <span className="mono">{formatHtsCode(answer.receipt.htsCode)}</span>{' '}
            {texts.cannotImportItem(props.item, dayText(outcome.since))}
          </p>
          {isMeasure && (
            <>
              <p className={css.why}>{say.why(outcome.reason)}</p>
              <p className={css.source}>
                <SourceLine source={outcome.source} />
              </p>
            </>
          )}
          <EntryFindings findings={answer.findings} of={props.title} />
          <p className={css.why}>{texts.valueHeldBack(cadText(value))}</p>
          <p className={css.why}>{texts.takeOut}</p>
          {props.questions}
          <ConsideredLines considered={answer.receipt.considered} />
          <DataVersion answer={answer} today={props.today} />
        </div>
      </article>
    </ReceiptLevel>
  )
}
