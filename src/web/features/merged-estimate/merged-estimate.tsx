// Merged Estimate Clearance over the shipments selected: waits, fails with Retry, or shows the statement with what it means.
import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { printMergedEstimate } from '#contract/estimate-papers.ts'
import { localDay } from '#domain/calendar.ts'
import { texts as clearanceEn } from '#texts/en/clearance.ts'
import { texts as combinedEn } from '#texts/en/combined-invoice.ts'
import { texts as estimateEn } from '#texts/en/estimate.ts'
import { texts as en } from '#texts/en/merged-estimate.ts'
import { MOST_AT_ONCE, usePaperByJob } from '../../api/paper-jobs.ts'
import { useTariffRelease } from '../../api/tariff-release.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { rateText } from '../../ui/estimate-remarks.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PrintSheet } from '../../ui/print-sheet.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { whenText } from '../../ui/when-text.ts'
import { useMergedEstimate } from './estimate-call.ts'
import css from './merged-estimate.module.css'
import { MergedFacts } from './merged-facts.tsx'
import { MergedStatement } from './merged-statement.tsx'

type Props = {
  readonly shipmentIds: readonly string[]
  /** Lines of all of them. */
  readonly lines: number
  readonly onCombinedInvoice: () => void
  readonly onClose: () => void
}

export function MergedEstimateDialog({ shipmentIds, lines, onCombinedInvoice, onClose }: Props) {
  const language = useLanguage()
  const estimateTexts = useTexts(estimateEn)
  const texts = useTexts(en)
  const { estimate, madeAt, isRunning, failure, again } = useMergedEstimate(shipmentIds)
  const release = useTariffRelease()
  const atOnce = useSaveFile(printMergedEstimate)
  const byJob = usePaperByJob()
  const isLarge = lines > MOST_AT_ONCE
  const file = isLarge ? byJob : atOnce
  const save = () => {
    const body = { shipmentIds: [...shipmentIds] }
    if (isLarge) byJob.start({ paper: 'merged_estimate', body }, onClose)
    else atOnce.save({ body }, texts.filename(localDay(madeAt)))
  }
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  const made = whenText(language, madeAt)
  const footer = estimate && (
    <Footer
      onPrint={() => setPrinting(true)}
      onDownload={save}
      isSaving={file.isRunning}
      onCombinedInvoice={onCombinedInvoice}
    />
  )
  return (
    <>
      <Dialog
        title={texts.title}
        subtitle={estimate && texts.subtitle(estimate.shipments.length, made)}
        onClose={onClose}
        width={1180}
        footer={footer}
      >
        {failure && (
          <ErrorNotice title={failure} onRetry={again} retrying={isRunning} inline={estimate !== undefined} />
        )}
        {!estimate && !failure && <Loading sentence={texts.working} rows={8} widths={[220, 60, 60]} />}
        {estimate && (
          <div className={css.columns}>
            <div className={css.statement}>
              {!failure && !isRunning && (
                <Notice tone="ok" role="status">
                  <strong>{texts.generated}</strong>
                </Notice>
              )}
              <FailureAlert text={file.failure} onClose={file.forget} />
              <MergedStatement estimate={estimate} release={release} />
            </div>
            <div className={css.facts}>
              <MergedFacts estimate={estimate} />
            </div>
          </div>
        )}
      </Dialog>
      {printing && estimate && (
        <PrintSheet
          head={estimateTexts.printHead(
            texts.printed(estimate.shipments.map((each) => each.reference).join(', ')),
            release,
            rateText(language, estimate.exchangeRate),
            made,
          )}
          onDone={printed}
        >
          <h1>{texts.title}</h1>
          <MergedStatement estimate={estimate} release={release} />
          <div className={css.facts}>
            <MergedFacts estimate={estimate} />
          </div>
        </PrintSheet>
      )}
    </>
  )
}

type FooterProps = {
  readonly onPrint: () => void
  readonly onDownload: () => void
  readonly isSaving: boolean
  readonly onCombinedInvoice: () => void
}

function Footer({ onPrint, onDownload, isSaving, onCombinedInvoice }: FooterProps) {
  const clearanceTexts = useTexts(clearanceEn)
  const combinedTexts = useTexts(combinedEn)
  const estimateTexts = useTexts(estimateEn)
  return (
    <div className={css.footer}>
      <span className={css.assumed}>{clearanceTexts.oneClearanceAssumed}</span>
      <Button leftSection={<Icon name="print" />} onClick={onPrint}>
        {estimateTexts.print}
      </Button>
      <Button leftSection={<Icon name="download" />} onClick={onDownload} loading={isSaving}>
        {estimateTexts.download}
      </Button>
      <Button variant="filled" onClick={onCombinedInvoice}>
        {combinedTexts.formTitle}
      </Button>
    </div>
  )
}
