// Imports before: who, when, which file, how many.
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { listImports } from '#contract/imports.ts'
import { texts as importTexts } from '#texts/en/import.ts'
import { texts } from '#texts/en/import-screen.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'

type Run = AnswerOf<typeof listImports>['data'][number]

export function ImportHistory() {
  const [page, setPage] = useState(1)
  const runs = useEndpoint(listImports, { query: { page } }, { keepLast: true })
  const rows = runs.data?.data
  return (
    <Card flush title={texts.history} label={texts.history}>
      {runs.isError && (
        <ErrorNotice
          inline={rows !== undefined}
          title={importTexts.loadFailed}
          text={failureText(runs.error, importTexts.loadFailed)}
          query={runs}
        />
      )}
      {!rows && !runs.isError && <Loading sentence={texts.loadingHistory} rows={3} widths={[160, 120, 200]} />}
      {rows?.length === 0 && <EmptyState icon="box" title={texts.noHistory} />}
      {rows && rows.length > 0 && (
        <DataTable label={texts.history} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      )}
      {runs.data && runs.data.pagination.total > 0 && (
        <ListFooter
          pagination={runs.data.pagination}
          rows={rows?.length ?? 0}
          showing={texts.showing}
          onPage={setPage}
        />
      )}
    </Card>
  )
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const text = (count: number): string => count.toLocaleString('en-CA')
const KINDS: Readonly<Record<string, string>> = texts.kinds

const COLUMNS: readonly Column<Run>[] = [
  { key: 'file', header: texts.fileName, isSubject: true, width: '28%', cell: (run) => run.filename },
  {
    key: 'what',
    header: texts.what,
    phoneLabel: texts.what,
    cell: (run) => `${KINDS[run.kind] ?? run.kind} · ${texts.sources[run.source]}`,
  },
  { key: 'who', header: texts.who, phoneLabel: texts.who, cell: (run) => run.createdBy },
  {
    key: 'when',
    header: texts.when,
    phoneLabel: texts.when,
    cell: (run) => <time dateTime={run.createdAt}>{WHEN.format(new Date(run.createdAt))}</time>,
  },
  {
    key: 'counts',
    header: texts.counts,
    phoneLabel: texts.counts,
    cell: ({ counts, state }) =>
      counts ? texts.countsLine(text(counts.new), text(counts.changed), text(counts.unchanged)) : texts.states[state],
  },
]
