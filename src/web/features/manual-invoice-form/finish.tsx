// The end of the form: the total, what stands in the way, what to look at, and the button that makes the invoice.

import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { amountIn } from '#words/local-text.ts'
import type { ManualInvoice } from '#words/papers/manual-invoice.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { KeyName } from '../../ui/key-name.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReceiptTotal } from '../../ui/receipt.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { filledItems, type InvoiceDraft, type Problem, totalsOf } from './invoice-draft.ts'
import css from './manual-invoice-form.module.css'

type Props = {
  readonly draft: InvoiceDraft
  readonly paper: ManualInvoice | undefined
  /** What to put right, once somebody has asked for the invoice. */
  readonly problems: readonly Problem[]
  readonly onGo: (fieldId: string) => void
  readonly alert: string | undefined
  readonly onCloseAlert: () => void
  readonly isRunning: boolean
  /** Whether the parties are still on their way: until then they would count as missing. */
  readonly isLoading: boolean
  readonly onGenerate: () => void
}

export function Finish({ draft, paper, problems, onGo, alert, onCloseAlert, isRunning, isLoading, onGenerate }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const filled = filledItems(draft)
  const { total, counted } = totalsOf(filled)
  const all = filled.length
  const open = draft.proposals.length
  const warnings = all > 0 ? (paper?.warnings ?? []) : []
  return (
    <Card label={texts.generate}>
      <div className={css.stack}>
        <FailureAlert text={alert} onClose={onCloseAlert} />
        {problems.length > 0 && (
          <Notice tone="bad" role="alert" title={texts.toPutRight(problems.length)}>
            <ul className={css.list}>
              {problems.map((problem) => (
                <li key={`${problem.fieldId} ${problem.text}`}>
                  <button type="button" className={css.link} onClick={() => onGo(problem.fieldId)}>
                    {problem.text}
                  </button>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <div>
          <ReceiptTotal
            label={texts.itemCount(all)}
            amount={all > 0 && counted === 0 ? texts.totalUnknown : texts.usd(amountIn(language, total))}
          />
          {counted < all && <p className={css.caveat}>{texts.linesLeftOut(counted, all)}</p>}
          {open > 0 && <p className={css.caveat}>{texts.openProposals(open)}</p>}
        </div>
        {warnings.length > 0 && (
          <details className={css.warnings}>
            <summary>
              <Icon name="warning" size={14} /> {texts.toLookAt(warnings.length)}
            </summary>
            <ul className={css.list}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </details>
        )}
        <div className={css.actions}>
          <ActionButton
            variant="filled"
            onClick={onGenerate}
            loading={isRunning}
            disabledReason={isLoading ? texts.loading : undefined}
            reasonShownElsewhere
            leftSection={<Icon name="document" />}
          >
            {texts.generate}
          </ActionButton>
          <span className={css.keys} aria-hidden="true">
            <kbd>Ctrl</kbd> <KeyName of="Enter" /> {texts.generateKeys}
          </span>
        </div>
      </div>
    </Card>
  )
}
