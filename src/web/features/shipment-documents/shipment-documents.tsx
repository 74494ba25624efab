// Papers made for a shipment, newest first, each to be downloaded again.
import { Button } from '@mantine/core'
import { downloadInvoice, downloadShipmentPapers, listDocuments } from '#contract/invoices.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { instantDay } from '../../ui/when-text.ts'
import css from './shipment-documents.module.css'

type Props = { readonly shipmentId: string; readonly reference: string }

export function ShipmentDocuments({ shipmentId, reference }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const documents = useEndpoint(listDocuments, { params: { id: shipmentId } })
  const paper = useSaveFile(downloadInvoice)
  const download = (filename: string) => paper.save({ params: { filename } }, filename)
  const all = useSaveFile(downloadShipmentPapers)
  const saveAll = documents.data && documents.data.data.length > 1 && (
    <Button
      size="xs"
      leftSection={<Icon name="download" />}
      loading={all.isRunning}
      onClick={() => all.save({ params: { id: shipmentId } }, `${reference}.zip`)}
    >
      {texts.downloadAll}
    </Button>
  )
  return (
    <Card title={texts.listTitle} aside={saveAll} label={texts.listTitle}>
      <FailureAlert text={paper.failure} onClose={paper.forget} />
      <FailureAlert text={all.failure} onClose={all.forget} />
      {documents.isPending && <Loading sentence={texts.loadingDocuments} rows={1} widths={[120, 60]} />}
      {documents.error && (
        <ErrorNotice
          inline
          title={failureText(documents.error, texts.documentsFailed, texts.documentsFailed)}
          query={documents}
        />
      )}
      {documents.data?.data.length === 0 && <p className="sm dim">{texts.none}</p>}
      <ul>
        {documents.data?.data.map((each) => (
          <li key={each.id} className={css.document}>
            <span className={css.words}>
              <span className="mono">{each.number}</span>
              <span className={css.detail}>{texts.madeBy(each.createdBy, instantDay(language, each.createdAt))}</span>
            </span>
            <Button
              size="xs"
              variant="subtle"
              leftSection={<Icon name="download" />}
              aria-label={texts.downloadNamed(each.number)}
              onClick={() => download(each.filename)}
            >
              {texts.download}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
