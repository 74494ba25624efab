// After an invoice was made: its number, a download that starts by itself, and Download for another.

import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { downloadInvoice } from '#contract/invoices.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { pdfOf, saveFile } from '../../api/save-file.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AlertPanel, FailureAlert } from '../../ui/show-alert.tsx'
import css from './shipment-documents.module.css'

type Props = {
  /** `fileData` is the PDF in base64; empty when it has to be downloaded by its name. */
  readonly invoice: { readonly number: string; readonly filename: string; readonly fileData: string }
  readonly onClose: () => void
}

export function MadeInvoicePanel({ invoice, onClose }: Props) {
  const texts = useTexts(en)
  const { save, failure, forget } = useSaveFile(downloadInvoice)
  const started = useRef('')
  useEffect(() => {
    if (started.current === invoice.number) return
    started.current = invoice.number
    if (invoice.fileData) saveFile(pdfOf(invoice.fileData), invoice.filename)
    else save({ params: { filename: invoice.filename } }, invoice.filename)
  }, [invoice, save])
  return (
    <div className={css.made}>
      <AlertPanel
        kind="success"
        takesFocus
        onClose={onClose}
        actions={
          <Button
            size="xs"
            leftSection={<Icon name="download" />}
            onClick={() => save({ params: { filename: invoice.filename } }, invoice.filename)}
          >
            {texts.download}
          </Button>
        }
      >
        {texts.generated(invoice.number)}
      </AlertPanel>
      <FailureAlert text={failure} onClose={forget} />
    </div>
  )
}
