// Generate Commercial Invoice: what the checks found, the form, and the paper live beside it (behind a tab where there is no room).
import { useState } from 'react'
import { texts as en } from '#texts/en/invoice.ts'
import { texts as preflightEn } from '#texts/en/preflight.ts'
import { isRefusal } from '../../api/failures.ts'
import type { KeptDraft } from '../../api/kept-paper.ts'
import { type Checks, stopsOf, usePreflight } from '../../api/preflight.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import type { UnconfirmedCode } from '../../ui/confirm-codes.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icons.tsx'
import { KeptNotice } from '../../ui/kept-notice.tsx'
import { MakeFooter } from '../../ui/make-footer.tsx'
import { paperChoices } from '../../ui/paper-draft.ts'
import { formFix } from '../../ui/paper-fix.ts'
import { type FixOf, PreflightPanel } from '../../ui/preflight-panel.tsx'
import { reachableScroll } from '../../ui/reachable-scroll.ts'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import { blockedBecause, type InvoiceDraft, toRequest } from './invoice-draft.ts'
import { InvoiceForm } from './invoice-form.tsx'
import css from './invoice-modal.module.css'
import { typedLines } from './line-draft.ts'
import { type LineProblem, refusedLine } from './line-problem.ts'
import type { PreviewFacts } from './preview-input.ts'
import { PreviewPane } from './preview-pane.tsx'
import { type MadeInvoice, useGenerate } from './use-generate.ts'

type Props = {
  readonly shipmentId: string
  readonly facts: PreviewFacts
  /** Items whose code is proposed and not confirmed. */
  readonly unconfirmed: readonly UnconfirmedCode[]
  /** What is typed here, kept by the screen. */
  readonly kept: KeptDraft<InvoiceDraft>
  /** The jump to what a check asks to put right. */
  readonly fixOf: FixOf
  readonly onMade: (made: MadeInvoice) => void
  readonly onClose: () => void
}

const TABS = ['form', 'preview'] as const
/** Checks that the form itself settles, each with words of its own beside the button. */
const SETTLED_HERE = ['code-unconfirmed', 'fallback-rate']

export function InvoiceModal({ shipmentId, facts, unconfirmed, kept, fixOf, onMade, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { draft, change } = kept
  const [tab, setTab] = useState<(typeof TABS)[number]>('form')
  const [lineProblem, setLineProblem] = useState<{ readonly key: string; readonly problem: LineProblem }>()
  const run = useGenerate(
    { shipmentId, lines: facts.items.length },
    {
      onStarted: () => {
        kept.clear()
        onClose()
      },
      onMade: (made) => {
        kept.clear()
        onMade(made)
      },
      onRefused: (error) => {
        const refused = refusedLine(error, draft.lines)
        setLineProblem(refused && { key: refused.line.key, problem: refused.problem })
        if (refused) change({ open: refused.line })
      },
    },
  )
  const isAtLine = lineProblem !== undefined && lineProblem.key === draft.open?.key
  const changeForm = (changed: Partial<InvoiceDraft>) => {
    if (changed.lines) {
      setLineProblem(undefined)
      run.forget()
    }
    change(changed)
  }

  const codes = [...new Map([...unconfirmed, ...run.unconfirmed].map((each) => [each.id, each])).values()]
  const checks = usePreflight(shipmentId, 'commercial_invoice', {
    choices: paperChoices(draft, codes, typedLines(draft.lines, facts.exchange)),
    refused: run.refused,
  })
  const isFallbackRate = facts.exchange.source === 'fallback' || run.asksForFallback
  const blocked = blockedBecause(language, draft, { codes, isFallbackRate, stops: stopsOf(checks, SETTLED_HERE) })
  const submit = () => {
    if (!blocked && !run.isRunning) run.generate(toRequest(shipmentId, draft, codes))
  }
  useSubmitKey(submit)
  const shown = { hasCentre: draft.ltlType === 'direct_amazon', hasCodes: codes.length > 0 }
  const units = facts.items.reduce((sum, item) => sum + item.quantity, 0)
  const footer = (
    <MakeFooter action={texts.generate} blocked={blocked} isRunning={run.isRunning} onCancel={onClose} onMake={submit}>
      <ToLookAt checks={checks} />
    </MakeFooter>
  )
  return (
    <Dialog title={texts.title} onClose={onClose} footer={footer} width={1260}>
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
          {kept.isReturned && <KeptNotice onStartOver={kept.clear} />}
          {run.failure && !isAtLine && (
            <AlertPanel kind="failure" onClose={run.forget}>
              {run.failure}
            </AlertPanel>
          )}
          <PreflightPanel state={checks} fixOf={(check) => formFix(language, check, shown) ?? fixOf(check)} isStamped />
          <InvoiceForm
            draft={draft}
            onChange={changeForm}
            codes={codes}
            isFallbackRate={isFallbackRate}
            refusedLine={isAtLine ? lineProblem.problem : undefined}
            passwordProblem={isRefusal(run.refused, 'document-password-wrong') ? texts.passwordWrong : undefined}
          />
        </div>
        <div ref={reachableScroll} className={css.preview} data-hidden={tab !== 'preview' || undefined}>
          <PreviewPane shipmentId={shipmentId} facts={facts} draft={draft} />
        </div>
      </div>
    </Dialog>
  )
}

/** At the left of the foot: how many warnings, however far down the form one is. */
function ToLookAt({ checks }: { readonly checks: Checks }) {
  const preflightTexts = useTexts(preflightEn)
  const warnings = checks.kind === 'found' ? checks.checks.filter(({ level }) => level === 'warns').length : 0
  if (warnings === 0) return null
  return (
    <span className={css.findings}>
      <Icon name="warning" size={12} /> {preflightTexts.groups.warns(warnings)}
    </span>
  )
}
