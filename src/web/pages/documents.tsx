// The archive of papers. Kind, days, shipment and page stand in the address.

import { lazy, Suspense, useState } from 'react'
import { listArchive } from '#contract/document-archive.ts'
import { downloadInvoice } from '#contract/invoices.ts'
import { exportArchive } from '#contract/list-files.ts'
import { texts as en } from '#texts/en/archive.ts'
import { failureText } from '../api/failures.ts'
import { useEndpoint } from '../api/hooks.ts'
import { useSaveFile } from '../api/use-save-file.ts'
import {
  type ArchiveAddress,
  isFiltered,
  readArchive,
  writeArchive,
} from '../features/documents-archive/archive-address.ts'
import { ArchiveFilters } from '../features/documents-archive/archive-filters.tsx'
import { type ArchivedDocument, ArchiveTable } from '../features/documents-archive/archive-table.tsx'
import { ChosenBar } from '../features/documents-archive/chosen-bar.tsx'
import { RegenerateDialog } from '../features/documents-archive/regenerate-dialog.tsx'
import { DutyByMonth } from '../features/duty-by-month/duty-by-month.tsx'
import { ExportList } from '../features/export-list/export-list.tsx'
import { useTexts } from '../language/page-language.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { ListFooter } from '../ui/list-footer.tsx'
import { Loading } from '../ui/loading.tsx'
import { FailureAlert, type Said, SaidAlert } from '../ui/show-alert.tsx'
import { useAddress } from '../ui/use-address.ts'
import { PageHead } from './page-head.tsx'
import { pageIn } from './page-in.ts'
import { usePageTitle } from './use-page-title.ts'

const PaperDialog = lazy(async () => ({
  default: (await import('../features/documents-archive/paper-dialog.tsx')).PaperDialog,
}))

export function DocumentsPage() {
  const texts = useTexts(en)
  usePageTitle(texts.title)
  const { params, change } = useAddress()
  const address = readArchive(params, pageIn(params))
  const { page: _, ...filters } = address
  const documents = useEndpoint(listArchive, { query: address }, { keepLast: true })
  const [said, setSaid] = useState<Said>()
  const [again, setAgain] = useState<ArchivedDocument>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [viewed, setViewed] = useState<ArchivedDocument>()
  const paper = useSaveFile(downloadInvoice)
  const download = (filename: string) => paper.save({ params: { filename } }, filename)
  const go = (changed: Partial<ArchiveAddress>) =>
    change((now) => writeArchive({ ...readArchive(now, pageIn(now)), ...changed }))
  const finish = (made: { readonly message: string; readonly filename: string }) => {
    setAgain(undefined)
    setSaid({ kind: 'success', text: made.message })
    download(made.filename)
  }
  return (
    <>
      <PageHead title={texts.title} subtitle={texts.subtitle}>
        <ExportList list={exportArchive} filters={filters} name="documents" />
      </PageHead>
      <SaidAlert said={said} takesFocus onClose={() => setSaid(undefined)} />
      <FailureAlert text={paper.failure} onClose={paper.forget} />
      <ArchiveFilters
        address={address}
        onChange={(changed) => go({ ...changed, page: 1 })}
        onClear={() => change(() => ({}))}
      />
      <Card flush label={texts.title}>
        {chosen.size > 0 && <ChosenBar chosen={chosen} onChoose={setChosen} />}
        {documents.isPending && <Loading sentence={texts.loading} rows={6} widths={[160, 90, 90, 120]} />}
        {documents.error && <ErrorNotice title={failureText(documents.error, texts.failed)} query={documents} />}
        {documents.data?.data.length === 0 && (
          <EmptyState
            icon="document"
            title={isFiltered(address) ? texts.noMatch : texts.none}
            text={isFiltered(address) ? texts.noMatchHint : texts.noneHint}
          />
        )}
        {documents.data && documents.data.data.length > 0 && (
          <ArchiveTable
            documents={documents.data.data}
            chosen={chosen}
            onChoose={setChosen}
            onView={setViewed}
            onDownload={(document) => download(document.filename)}
            onRegenerate={setAgain}
          />
        )}
        {documents.data && (
          <ListFooter
            pagination={documents.data.pagination}
            rows={documents.data.data.length}
            showing={texts.showing}
            onPage={(page) => go({ page })}
          />
        )}
      </Card>
      <DutyByMonth />
      {viewed && documents.data && (
        <Suspense>
          <PaperDialog
            document={viewed}
            documents={documents.data.data}
            onView={setViewed}
            onClose={() => setViewed(undefined)}
          />
        </Suspense>
      )}
      {again && <RegenerateDialog document={again} onMade={finish} onClose={() => setAgain(undefined)} />}
    </>
  )
}
