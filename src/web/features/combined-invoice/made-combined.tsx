// After a combined invoice was made: its references, a download that starts by itself, and Download for another.

import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { downloadInvoice } from '#contract/invoices.ts'
import { texts as en } from '#texts/en/combined-invoice.ts'
import { texts as invoiceEn } from '#texts/en/invoice.ts'
import { pdfOf, saveFile } from '../../api/save-file.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AlertPanel, FailureAlert } from '../../ui/show-alert.tsx'
import css from './combined-invoice.module.css'
import type { MadeCombined } from './use-combined.ts'

type Props = { readonly made: MadeCombined; readonly onClose: () => void }

export function MadeCombinedPanel({ made, onClose }: Props) {
  const texts = useTexts(en)
  const invoiceTexts = useTexts(invoiceEn)
  const paper = useSaveFile(downloadInvoice)
  const download = (filename: string) => paper.save({ params: { filename } }, filename)
  const started = useRef('')
  useEffect(() => {
    if (started.current === made.filename) return
    started.current = made.filename
    saveFile(pdfOf(made.fileData), made.filename)
  }, [made])
  const again = (
    <Button size="xs" leftSection={<Icon name="download" />} onClick={() => download(made.filename)}>
      {invoiceTexts.download}
    </Button>
  )
  return (
    <div className={css.made}>
      <AlertPanel kind="success" takesFocus onClose={onClose} actions={again}>
        {texts.generated(made.combinedShipments.join(', '))}
      </AlertPanel>
      <FailureAlert text={paper.failure} onClose={paper.forget} />
    </div>
  )
}
