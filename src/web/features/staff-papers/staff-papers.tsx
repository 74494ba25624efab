// The invoices that staff made for no client, newest first, each to be downloaded again.
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { listStaffDocuments, staffDownloadInvoice } from '#contract/staff.ts'
import { texts as archiveTexts } from '#texts/en/archive.ts'
import { texts as staffTexts } from '#texts/en/staff.ts'
import { texts } from '#texts/en/staff-tools.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { listFailure } from '../../api/list-failure.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { instantDay } from '../../ui/when-text.ts'
import css from './staff-papers.module.css'

type Paper = AnswerOf<typeof listStaffDocuments>['data'][number]

export function StaffPapers() {
  const [page, setPage] = useState(1)
  const papers = useEndpoint(listStaffDocuments, { query: { page } }, { keepLast: true })
  const file = useSaveFile(staffDownloadInvoice)
  const columns = [
    ...COLUMNS,
    downloadColumn(({ filename }) => file.save({ params: { filename }, query: {} }, filename)),
  ]
  return (
    <div className={css.papers}>
      <h2>{texts.ownPapers}</h2>
      <p className="sm dim">{texts.ownPapersHint}</p>
      <FailureAlert text={file.failure} onClose={file.forget} />
      <ListCard
        label={texts.ownPapers}
        answer={papers.data}
        failure={listFailure(papers, staffTexts.loadPapersFailed)}
        isFetching={papers.isFetching}
        onRetry={() => void papers.refetch()}
        loading={texts.loadingPapers}
        empty={<EmptyState icon="document" title={texts.noPapers} text={texts.noPapersHint} />}
        showing={texts.showingPapers}
        onPage={setPage}
      >
        {(rows) => <DataTable label={texts.ownPapers} columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </ListCard>
    </div>
  )
}

const COLUMNS: readonly Column<Paper>[] = [
  {
    key: 'number',
    header: texts.number,
    isSubject: true,
    cell: ({ number }) => <span className={css.number}>{number}</span>,
  },
  {
    key: 'made',
    header: texts.made,
    phoneLabel: texts.made,
    cell: ({ createdAt }) => instantDay('en', createdAt),
  },
  { key: 'by', header: texts.madeBy, phoneLabel: texts.madeBy, cell: ({ createdBy }) => createdBy },
]

const downloadColumn = (onDownload: (paper: Paper) => void): Column<Paper> => ({
  key: 'action',
  header: <span className="visually-hidden">{archiveTexts.actions}</span>,
  isNumber: true,
  cell: (paper) => (
    <Button
      size="xs"
      leftSection={<Icon name="download" />}
      aria-label={archiveTexts.downloadNamed(paper.number)}
      onClick={() => onDownload(paper)}
    >
      {archiveTexts.download}
    </Button>
  ),
})
