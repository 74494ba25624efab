// Generate Commercial Invoice: the form, the paper live beside it (behind a tab where there is no room), and what stands in the way.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { texts } from '#texts/invoice.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import type { UnconfirmedCode } from '../../ui/confirm-codes.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import { findingsOf } from './findings.ts'
import { blockedBecause, type InvoiceDraft, isBegun, newDraft, toRequest } from './invoice-draft.ts'
import { InvoiceForm } from './invoice-form.tsx'
import css from './invoice-modal.module.css'
import type { LineDraft } from './line-draft.ts'
import type { PreviewFacts } from './preview-input.ts'
import { PreviewPane } from './preview-pane.tsx'
import { type MadeInvoice, useGenerate } from './use-generate.ts'

type Props = {
  readonly shipmentId: string
  readonly fcCode: string | null
  readonly facts: PreviewFacts
  /** Items whose code is proposed and not confirmed. */
  readonly unconfirmed: readonly UnconfirmedCode[]
  readonly onMade: (made: MadeInvoice) => void
  readonly onClose: () => void
}

const TABS = ['form', 'preview'] as const

export function InvoiceModal({ shipmentId, fcCode, facts, unconfirmed, onMade, onClose }: Props) {
  const [draft, setDraft] = useState(() => newDraft(fcCode))
  const [line, setLine] = useState<LineDraft>()
  const [asks, setAsks] = useState(false)
  const [tab, setTab] = useState<(typeof TABS)[number]>('form')
  const run = useGenerate(shipmentId, onMade)

  const codes = [...new Map([...unconfirmed, ...run.unconfirmed].map((each) => [each.id, each])).values()]
  const isFallbackRate = facts.exchange.source === 'fallback' || run.asksForFallback
  const conditions = { codes, isFallbackRate, lineOpen: line !== undefined }
  const blocked = blockedBecause(draft, conditions)
  const change = (changed: Partial<InvoiceDraft>) => setDraft({ ...draft, ...changed })
  const close = () => (isBegun(draft) || line ? setAsks(true) : onClose())
  const submit = () => {
    if (blocked || run.isRunning || asks) return
    run.generate(toRequest(shipmentId, draft, codes))
  }
  useSubmitKey(submit)
  const units = facts.items.reduce((sum, item) => sum + item.quantity, 0)
  const footer = (
    <Footer blocked={blocked} findings={findingsOf(draft, facts)} isRunning={run.isRunning} {...{ close, submit }} />
  )
  return (
    <>
      <Dialog title={texts.title} onClose={close} footer={footer} width={1260}>
        <div className={css.columns}>
          <div className={css.tabs} role="tablist">
            {TABS.map((each) => (
              <button key={each} type="button" role="tab" aria-selected={tab === each} onClick={() => setTab(each)}>
                {texts[each]}
              </button>
            ))}
          </div>
          <div className={css.form} data-hidden={tab !== 'form' || undefined}>
            <p className="sm dim">
              <span className="mono">{facts.reference}</span> · {texts.itemsAndUnits(facts.items.length, units)}
            </p>
            {run.failure && (
              <AlertPanel kind="failure" onClose={run.forget}>
                {run.failure}
              </AlertPanel>
            )}
            <InvoiceForm
              draft={draft}
              onChange={change}
              line={line}
              onLine={setLine}
              codes={codes}
              isFallbackRate={isFallbackRate}
              passwordProblem={run.failure === texts.passwordWrong ? texts.passwordWrong : undefined}
            />
          </div>
          <div className={css.preview} data-hidden={tab !== 'preview' || undefined}>
            <PreviewPane facts={facts} draft={draft} />
          </div>
        </div>
      </Dialog>
      {asks && (
        <Confirm title={texts.loseTitle} action={texts.close} onConfirm={onClose} onCancel={() => setAsks(false)}>
          {texts.loseText}
        </Confirm>
      )}
    </>
  )
}

type FooterProps = {
  readonly blocked: string | undefined
  readonly findings: readonly string[]
  readonly isRunning: boolean
  readonly close: () => void
  readonly submit: () => void
}

function Footer({ blocked, findings, isRunning, close, submit }: FooterProps) {
  return (
    <div className={css.footer}>
      {findings.length > 0 && (
        <span className={css.findings}>
          {texts.checks(findings.length)} {findings.join(', ')}
        </span>
      )}
      <span className={css.last}>
        <span className="xs dim" aria-hidden="true">
          {blocked}
        </span>
        <Button onClick={close}>{texts.cancel}</Button>
        <ActionButton
          variant="filled"
          onClick={submit}
          loading={isRunning}
          disabledReason={blocked}
          reasonShownElsewhere
        >
          {texts.generate}
        </ActionButton>
      </span>
    </div>
  )
}
