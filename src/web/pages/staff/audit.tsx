// The audit log for staff. Filters and the page stand in the address, so that a link or the Back button finds them again.

import { Button } from '@mantine/core'
import { listAuditLog } from '#contract/audit.ts'
import { exportAuditLog } from '#contract/list-files.ts'
import { texts } from '#texts/en/audit.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { ExportList } from '../../features/export-list/export-list.tsx'
import { isFiltered } from '../../features/staff-audit/audit-address.ts'
import { AuditFilters } from '../../features/staff-audit/audit-filters.tsx'
import type { AuditQuery } from '../../features/staff-audit/audit-query.ts'
import { AuditTable } from '../../features/staff-audit/audit-table.tsx'
import { useAuditQuery } from '../../features/staff-audit/use-audit-query.ts'
import { staffClientPath } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import list from '../../ui/log-list.module.css'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { usePageTitle } from '../use-page-title.ts'

export function AuditPage() {
  usePageTitle(texts.title)
  const { query, go, change } = useAuditQuery()
  const log = useEndpoint(listAuditLog, { query }, { keepLast: true })
  const { before: _, ...filters } = query
  return (
    <div className={classes.narrow}>
      <PageHead title={texts.title} subtitle={texts.subtitle}>
        <ExportList list={exportAuditLog} filters={filters} name="audit" />
      </PageHead>
      <AuditFilters query={query} actions={log.data?.actions ?? []} onChange={change} onClear={() => go({})} />
      <Card flush label={texts.title}>
        {log.isPending && <Loading sentence={texts.loading} rows={8} widths={[110, 320, 140]} />}
        {log.error && (
          <ErrorNotice title={texts.loadFailed} text={failureText(log.error, texts.loadFailed)} query={log} />
        )}
        {log.data && !log.error && <Entries {...{ query, go }} log={log.data} />}
      </Card>
    </div>
  )
}

type EntriesProps = {
  readonly query: AuditQuery
  readonly log: NonNullable<
    ReturnType<
      typeof useEndpoint<
        typeof listAuditLog.params,
        typeof listAuditLog.query,
        typeof listAuditLog.body,
        typeof listAuditLog.answer
      >
    >['data']
  >
  readonly go: (query: AuditQuery) => void
}

function Entries({ query, log: { data, older }, go }: EntriesProps) {
  const { before, ...filters } = query
  if (data.length === 0)
    return (
      <EmptyState
        icon="list-check"
        title={isFiltered(query) ? texts.noMatch : texts.none}
        text={isFiltered(query) ? texts.noMatchHint : texts.noneHint}
        action={isFiltered(query) && <Button onClick={() => go({})}>{texts.showAll}</Button>}
      />
    )
  return (
    <>
      <AuditTable entries={data} clientLink={staffClientPath} />
      <div className={list.foot}>
        <span role="status">{texts.shown(data.length)}</span>
        {before && <Button onClick={() => go(filters)}>{texts.newest}</Button>}
        {older && <Button onClick={() => go({ ...filters, before: older })}>{texts.older}</Button>}
      </div>
    </>
  )
}
