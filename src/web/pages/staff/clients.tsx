// The clients, for staff. Search text and page stand in the address.
import { listClients } from '#contract/staff.ts'
import { texts } from '#texts/staff.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { ClientList } from '../../features/clients/client-list.tsx'
import { ReferenceDataNotice } from '../../features/clients/reference-data-notice.tsx'
import classes from '../list-page.module.css'
import { usePageTitle } from '../use-page-title.ts'
import { SearchBox, useListSearch } from './list-search.tsx'

export function ClientsPage() {
  usePageTitle(texts.clients)
  const list = useListSearch()
  const { page, search } = list
  const clients = useEndpoint(listClients, { query: { page, search } }, { keepLast: true })
  const total = clients.data?.pagination.total
  return (
    <div className={classes.narrow}>
      <div className={classes.head}>
        <div>
          <h1>{texts.clients}</h1>
          {total !== undefined && <p className="sm dim">{texts.clientCount(total)}</p>}
        </div>
        <SearchBox list={list} label={texts.search} hint={texts.searchHint} />
      </div>
      <div className={classes.banners}>
        <ReferenceDataNotice />
      </div>
      <ClientList
        clients={clients}
        search={search}
        onRetry={() => void clients.refetch()}
        onClear={() => list.setSearch('')}
        onPage={list.setPage}
      />
    </div>
  )
}
