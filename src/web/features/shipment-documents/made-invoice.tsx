// After an invoice was made: its number, a download that starts by itself, and Download for another.
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { texts as en } from '#texts/en/invoice.ts'
import { pdfOf, saveFile } from '../../api/save-file.ts'
import { useDownload } from '../../api/use-download.ts'
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
  const [failure, setFailure] = useState<string>()
  const download = useDownload(setFailure)
  const started = useRef('')
  useEffect(() => {
    if (started.current === invoice.number) return
    started.current = invoice.number
    if (invoice.fileData) saveFile(pdfOf(invoice.fileData), invoice.filename)
    else void download(invoice.filename)
  }, [invoice, download])
  return (
    <div className={css.made}>
      <AlertPanel
        kind="success"
        takesFocus
        onClose={onClose}
        actions={
          <Button size="xs" leftSection={<Icon name="download" />} onClick={() => void download(invoice.filename)}>
            {texts.download}
          </Button>
        }
      >
        {texts.generated(invoice.number)}
      </AlertPanel>
      <FailureAlert text={failure} onClose={() => setFailure(undefined)} />
    </div>
  )
}
