// Customs and brokerage cost estimate of a shipment: asked for by the person, marked when the items have changed since.
import { Button } from '@mantine/core'
import { memo, useCallback, useMemo, useState } from 'react'
import { estimateCosts } from '#contract/duty.ts'
import { printShipmentEstimate } from '#contract/estimate-papers.ts'
import { texts as clearanceEn } from '#texts/en/clearance.ts'
import { texts as en } from '#texts/en/cost-estimate.ts'
import { texts as estimateEn } from '#texts/en/estimate.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
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

type Props = {
  readonly shipmentId: string
  readonly reference: string
  readonly items: readonly CostedItem[]
  readonly hasCertificate: boolean
  /** A change of an item is on its way to the server, or has failed to get there. */
  readonly hasUnsaved: boolean
}

export const CostEstimatePanel = memo(function CostEstimatePanel(props: Props) {
  const language = useLanguage()
  const clearanceTexts = useTexts(clearanceEn)
  const texts = useTexts(en)
  const estimateTexts = useTexts(estimateEn)
  const { shipmentId, reference, items, hasCertificate, hasUnsaved } = props
  const [asked, setAsked] = useState<CostRequest>()
  const release = useTariffRelease()
  const file = useSaveFile(printShipmentEstimate)
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  const run = useEndpoint(estimateCosts, { body: asked ?? NOTHING }, { enabled: asked !== undefined })

  const now = useMemo(() => costRequest(items, hasCertificate), [items, hasCertificate])
  const costs = asked ? run.data?.data : undefined
  const hasChanged = useMemo(() => JSON.stringify(now) !== JSON.stringify(asked), [now, asked])
  const isStale = costs !== undefined && hasChanged
  const units = (asked?.items ?? []).reduce((sum, item) => sum + item.quantity, 0)
  const estimate = () => {
    setAsked(now)
    if (asked && !isStale) void run.refetch()
  }
  const papers = costs && !isStale && (
    <div className={css.papers}>
      <Button size="xs" leftSection={<Icon name="print" />} onClick={() => setPrinting(true)}>
        {estimateTexts.print}
      </Button>
      <ActionButton
        size="xs"
        leftSection={<Icon name="download" />}
        loading={file.isRunning}
        disabledReason={hasUnsaved ? texts.unsaved : undefined}
        onClick={() => file.save({ params: { id: shipmentId }, body: {} }, texts.filename(reference))}
      >
        {estimateTexts.download}
      </ActionButton>
    </div>
  )
  return (
    <Card title={texts.title} label={texts.title}>
      <div className={css.panel}>
        {!now && <p className="sm dim">{clearanceTexts.allItemsNeeded}</p>}
        {now && !costs && !run.isFetching && !run.error && <p className="sm dim">{texts.hint}</p>}
        {isStale && (
          <Notice tone="warn" role="status">
            {texts.stale}
          </Notice>
        )}
        <ActionButton
          leftSection={<Icon name={costs ? 'refresh' : 'document'} />}
          loading={run.isFetching}
          disabledReason={now ? undefined : clearanceTexts.allItemsNeeded}
          reasonShownElsewhere
          onClick={estimate}
        >
          {costs ? texts.again : texts.estimate}
        </ActionButton>
        {run.error && (
          <ErrorNotice
            inline
            title={failureText(run.error, { noConnection: texts.failedTryAgain, other: clearanceTexts.estimateFailed })}
            query={run}
          />
        )}
        {asked && run.isPending && <Loading sentence={texts.working} rows={5} widths={[150, 50]} />}
        <FailureAlert text={file.failure} onClose={file.forget} />
        {costs && (
          <div data-stale={isStale || undefined} className={css.result}>
            <CostsView costs={costs} units={units} release={release} />
          </div>
        )}
        {papers}
      </div>
      {printing && costs && (
        <PrintSheet
          head={estimateTexts.printHead(
            texts.printed(reference),
            release,
            rateText(language, costs.exchangeRate),
            instantDay(language, run.dataUpdatedAt),
          )}
          onDone={printed}
        >
          <h1>{texts.title}</h1>
          <CostsView costs={costs} units={units} release={release} />
        </PrintSheet>
      )}
    </Card>
  )
})

/** In place of a request while none is made; never sent. */
const NOTHING: CostRequest = { items: [] }
