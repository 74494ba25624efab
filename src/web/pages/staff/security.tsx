// The security events for staff. Filters and the page stand in the address, so that a link or the Back button finds them again.

import { Button } from '@mantine/core'
import { exportSecurityEvents } from '#contract/list-files.ts'
import { listSecurityEvents } from '#contract/security-events.ts'
import { SECURITY_EVENTS } from '#domain/security-event.ts'
import { texts } from '#texts/en/security.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { ExportList } from '../../features/export-list/export-list.tsx'
import { EventFilters, FILTERS, type Filters } from '../../features/staff-security/event-filters.tsx'
import { EventTable } from '../../features/staff-security/event-table.tsx'
import { staffClientPath } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import list from '../../ui/log-list.module.css'
import { useAddress } from '../../ui/use-address.ts'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { usePageTitle } from '../use-page-title.ts'

export function SecurityPage() {
  usePageTitle(texts.title)
  const { params, change } = useAddress()
  const filters = filtersOf(params)
  const before = params.get('before') ?? undefined
  const kind = SECURITY_EVENTS.find((each) => each === filters.kind)
  const query = { ...filters, kind, ...(before ? { before } : {}) }
  const log = useEndpoint(listSecurityEvents, { query }, { keepLast: true })
  const go = (next: Filters, page?: string) => change(() => written({ ...next, before: page }))
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div className={classes.narrow}>
      <PageHead title={texts.title} subtitle={texts.subtitle}>
        <ExportList list={exportSecurityEvents} filters={{ ...filters, kind }} name="security-events" />
      </PageHead>
      <EventFilters
        filters={filters}
        onChange={(changed) => change((now) => written({ ...filtersOf(now), ...changed }))}
        onClear={() => go({})}
      />
      <Card flush label={texts.title}>
        {log.isPending && <Loading sentence={texts.loading} rows={8} widths={[110, 320, 140]} />}
        {log.error && (
          <ErrorNotice title={texts.loadFailed} text={failureText(log.error, texts.loadFailed)} query={log} />
        )}
        {log.data && !log.error && log.data.data.length === 0 && (
          <EmptyState
            icon="list-check"
            title={isFiltered ? texts.noMatch : texts.none}
            text={isFiltered ? texts.noMatchHint : texts.noneHint}
            action={isFiltered && <Button onClick={() => go({})}>{texts.showAll}</Button>}
          />
        )}
        {log.data && !log.error && log.data.data.length > 0 && (
          <>
            <EventTable events={log.data.data} clientLink={staffClientPath} />
            <div className={list.foot}>
              <span role="status">{texts.shown(log.data.data.length)}</span>
              {before && <Button onClick={() => go(filters)}>{texts.newest}</Button>}
              {log.data.older && (
                <Button onClick={() => go(filters, log.data.older ?? undefined)}>{texts.older}</Button>
              )}
            </div>
          </>
        )}
      </Card>
    </div>
  )
}

/** Filters out of the address; what is empty is left out. */
const filtersOf = (params: URLSearchParams): Filters =>
  Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])))

const written = (query: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))
