// Generate Combined Customs Invoice: which shipments, what the checks found over all of them, how they travel, the password.
import { Link } from 'react-router'
import { getExchangeRate } from '#contract/reference.ts'
import { cad } from '#domain/money.ts'
import { texts as en } from '#texts/en/combined-invoice.ts'
import { amountIn, countIn } from '#words/local-text.ts'
import { isRefusal } from '../../api/failures.ts'
import { useFulfilmentCentres } from '../../api/fulfilment-centres.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { keptPaper, useKeptDraft } from '../../api/kept-paper.ts'
import { usePlaces } from '../../api/places.ts'
import { stopsOf, useCombinedPreflight } from '../../api/preflight.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeptNotice } from '../../ui/kept-notice.tsx'
import { MakeFooter } from '../../ui/make-footer.tsx'
import { Notice } from '../../ui/notice.tsx'
import { paperBlocked } from '../../ui/paper-blocked.ts'
import { newPaperDraft, paperChoices } from '../../ui/paper-draft.ts'
import { PaperFields } from '../../ui/paper-fields.tsx'
import { formFix } from '../../ui/paper-fix.ts'
import { type FixOf, PreflightPanel } from '../../ui/preflight-panel.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import { COMBINED_WAYS, toRequest } from './combined-draft.ts'
import css from './combined-invoice.module.css'
import { useCodesAsked } from './use-codes-asked.ts'
import { type MadeCombined, useCombined } from './use-combined.ts'

export type InvoicedShipment = {
  readonly id: string
  readonly reference: string
  /** Units. */
  readonly itemCount: number
  readonly skuCount: number
  /** Null while a cost is missing. */
  readonly totalValueCad: number | null
}

type Props = {
  /** In the order they will have on the paper. */
  readonly shipments: readonly InvoicedShipment[]
  /** The jump to what a check asks to put right. */
  readonly fixOf: FixOf
  readonly onMade: (made: MadeCombined) => void
  readonly onClose: () => void
}

const NEW_DRAFT = newPaperDraft(null)
/** Checks that the form itself settles, each with words of its own. */
const SETTLED_HERE = ['code-unconfirmed', 'fallback-rate']

export function CombinedInvoiceModal({ shipments, fixOf, onMade, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const kept = useKeptDraft('combined-invoice', keptPaper, NEW_DRAFT)
  const { draft, change } = kept
  const lines = shipments.reduce((sum, { skuCount }) => sum + skuCount, 0)
  const run = useCombined(lines, {
    onMade: (made) => {
      kept.clear()
      onMade(made)
    },
    onStarted: () => {
      kept.clear()
      onClose()
    },
  })
  const rate = useEndpoint(getExchangeRate, {})
  const found = useFulfilmentCentres(draft.fc.fcId)
  const codes = useCodesAsked(run.unconfirmed)
  const ids = shipments.map((each) => each.id)
  const checks = useCombinedPreflight(ids, { choices: paperChoices(draft, codes), refused: run.refused })
  const isFallbackRate = rate.data?.data.source === 'fallback' || run.asksForFallback

  const blocked = paperBlocked(language, draft, { codes, isFallbackRate, stops: stopsOf(checks, SETTLED_HERE) })
  const shown = { hasCentre: draft.ltlType === 'direct_amazon', hasCodes: codes.length > 0 }
  const submit = () => {
    if (!blocked && !run.isRunning) run.generate(toRequest(ids, draft, codes))
  }
  useSubmitKey(submit)
  const footer = (
    <MakeFooter
      action={texts.formTitle}
      blocked={blocked}
      isRunning={run.isRunning}
      onCancel={onClose}
      onMake={submit}
    />
  )
  return (
    <Dialog title={texts.formTitle} onClose={onClose} width={760} footer={footer}>
      <div className={css.form}>
        {kept.isReturned && <KeptNotice onStartOver={kept.clear} />}
        <FailureAlert text={run.failure} onClose={run.forget} />
        {run.unconfirmed.length > 0 && (
          <Notice tone="warn" role="alert">
            {run.reason} {texts.confirmFirst}
          </Notice>
        )}
        <Shipments shipments={shipments} />
        <PreflightPanel state={checks} fixOf={(check) => formFix(language, check, shown) ?? fixOf(check)} isStamped />
        <PaperFields
          draft={draft}
          onChange={change}
          ways={COMBINED_WAYS}
          found={found}
          codes={codes}
          isFallbackRate={isFallbackRate}
          passwordProblem={isRefusal(run.refused, 'document-password-wrong') ? run.reason : undefined}
        />
      </div>
    </Dialog>
  )
}

function Shipments({ shipments }: Pick<Props, 'shipments'>) {
  const language = useLanguage()
  const texts = useTexts(en)
  const places = usePlaces()
  return (
    <section aria-label={texts.shipmentsConcerned}>
      <h3>{texts.shipments(shipments.length)}</h3>
      <ol className={css.shipments}>
        {shipments.map((each) => (
          <li key={each.id}>
            <Link
              to={places.shipment(each.id)}
              target="_blank"
              className="mono"
              aria-label={texts.openShipment(each.reference)}
            >
              {each.reference}
            </Link>
            <span className={css.units}>{texts.ofUnits(countIn(language, each.itemCount))}</span>
            <span className={css.value} data-missing={each.totalValueCad === null || undefined}>
              {each.totalValueCad === null
                ? texts.valueMissing
                : texts.valueKnown(amountIn(language, cad(String(each.totalValueCad))))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
