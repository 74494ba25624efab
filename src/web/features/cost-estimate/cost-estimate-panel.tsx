// What clearing a shipment costs, as a wide page: the duty of each item and the landed cost beside the statement of fees. Asked for as
// the page opens; marked when the items have changed since.
import { Button } from '@mantine/core'
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react'
import { estimateCosts } from '#contract/duty.ts'
import { printShipmentEstimate } from '#contract/estimate-papers.ts'
import { texts as clearanceEn } from '#texts/en/clearance.ts'
import { texts as en } from '#texts/en/cost-estimate.ts'
import { texts as estimateEn } from '#texts/en/estimate.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { MOST_AT_ONCE, usePaperByJob } from '../../api/paper-jobs.ts'
import { useTariffRelease } from '../../api/tariff-release.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { rateText } from '../../ui/estimate-remarks.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PrintSheet } from '../../ui/print-sheet.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { instantDay } from '../../ui/when-text.ts'
import css from './cost-estimate.module.css'
import { CostsView } from './cost-statement-view.tsx'
import { type CostedItem, type CostRequest, costRequest } from './estimate-request.ts'
import { LandedCost } from './landed-cost.tsx'
import type { Costs } from './landed-shares.ts'
import { ShipmentDutyByLaw } from './landed-waterfall.tsx'

type Props = {
  readonly shipmentId: string
  readonly reference: string
  readonly items: readonly CostedItem[]
  readonly hasCertificate: boolean
  /** A change of an item is on its way to the server, or has failed to get there. */
  readonly hasUnsaved: boolean
  /** The duty of each item, above the landed cost. */
  readonly dutyByItem: ReactNode
}

export const CostEstimatePanel = memo(function CostEstimatePanel(props: Props) {
  const clearanceTexts = useTexts(clearanceEn)
  const texts = useTexts(en)
  const { items, hasCertificate } = props
  const now = useMemo(() => costRequest(items, hasCertificate), [items, hasCertificate])
  const [asked, setAsked] = useState(now)
  const run = useEndpoint(estimateCosts, { body: asked ?? NOTHING }, { enabled: asked !== undefined })
  const costs = asked ? run.data?.data : undefined
  const hasChanged = useMemo(() => JSON.stringify(now) !== JSON.stringify(asked), [now, asked])
  const isStale = costs !== undefined && hasChanged
  const units = (asked?.items ?? []).reduce((sum, item) => sum + item.quantity, 0)
  const estimate = () => {
    setAsked(now)
    if (asked && !hasChanged) void run.refetch()
  }
  const again = (
    <ActionButton
      size="xs"
      leftSection={<Icon name="refresh" />}
      loading={run.isFetching}
      disabledReason={now ? undefined : clearanceTexts.allItemsNeeded}
      reasonShownElsewhere
      onClick={estimate}
    >
      {texts.again}
    </ActionButton>
  )
  return (
    <div className={css.wide}>
      <div className={css.column}>
        {props.dutyByItem}
        {costs && <Landed {...{ costs, units, isStale }} />}
      </div>
      <Card title={texts.title} label={texts.title} aside={again}>
        <div className={css.panel}>
          {!now && <p className="sm dim">{clearanceTexts.allItemsNeeded}</p>}
          {isStale && (
            <Notice tone="warn" role="status">
              {texts.stale}
            </Notice>
          )}
          {run.error && (
            <ErrorNotice
              inline
              title={failureText(run.error, clearanceTexts.estimateFailed, texts.failedTryAgain)}
              query={run}
            />
          )}
          {asked && run.isPending && <Loading sentence={texts.working} rows={5} widths={[150, 50]} />}
          {costs && <Statement {...props} {...{ costs, units, isStale }} madeAt={run.dataUpdatedAt} />}
        </div>
      </Card>
    </div>
  )
})

type ShownProps = { readonly costs: Costs; readonly units: number; readonly isStale: boolean }

function Landed({ costs, units, isStale }: ShownProps) {
  const texts = useTexts(en)
  return (
    <Card title={texts.landedCost} aside={<span className="xs faint">{texts.without}</span>}>
      <div data-stale={isStale || undefined} className={css.result}>
        <div className={css.view}>
          <LandedCost costs={costs} units={units} />
          <ShipmentDutyByLaw costs={costs} />
        </div>
      </div>
    </Card>
  )
}

type StatementProps = Pick<Props, 'shipmentId' | 'reference' | 'items' | 'hasUnsaved'> &
  ShownProps & { readonly madeAt: number }

/** The statement and what can be taken from it; figures of before a change leave the screen on no paper. */
function Statement({ shipmentId, reference, items, hasUnsaved, costs, units, isStale, madeAt }: StatementProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const estimateTexts = useTexts(estimateEn)
  const release = useTariffRelease()
  const atOnce = useSaveFile(printShipmentEstimate)
  const byJob = usePaperByJob()
  const isLarge = items.length > MOST_AT_ONCE
  const file = isLarge ? byJob : atOnce
  const save = () => {
    const asked = { params: { id: shipmentId }, body: {} }
    if (isLarge) byJob.start({ paper: 'duty_estimate', ...asked })
    else atOnce.save(asked, texts.filename(reference))
  }
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  return (
    <>
      <FailureAlert text={file.failure} onClose={file.forget} />
      <div data-stale={isStale || undefined} className={css.result}>
        <CostsView costs={costs} release={release} />
      </div>
      {!isStale && (
        <div className={css.papers}>
          <Button size="xs" leftSection={<Icon name="print" />} onClick={() => setPrinting(true)}>
            {estimateTexts.print}
          </Button>
          <ActionButton
            size="xs"
            leftSection={<Icon name="download" />}
            loading={file.isRunning}
            disabledReason={hasUnsaved ? texts.unsaved : undefined}
            onClick={save}
          >
            {estimateTexts.download}
          </ActionButton>
        </div>
      )}
      {printing && (
        <PrintSheet
          head={estimateTexts.printHead(
            texts.printed(reference),
            release,
            rateText(language, costs.exchangeRate),
            instantDay(language, madeAt),
          )}
          onDone={printed}
        >
          <h1>{texts.title}</h1>
          <CostsView costs={costs} release={release} />
          <LandedCost costs={costs} units={units} />
        </PrintSheet>
      )}
    </>
  )
}

/** In place of a request while none is made; never sent. */
const NOTHING: CostRequest = { items: [] }
