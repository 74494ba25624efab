// The clients, for staff. Search text and page stand in the address.
import { exportClients } from '#contract/list-files.ts'
import { listClients } from '#contract/staff.ts'
import { texts } from '#texts/en/staff.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { ClientList } from '../../features/clients/client-list.tsx'
import { ReferenceDataNotice } from '../../features/clients/reference-data-notice.tsx'
import { ExportList } from '../../features/export-list/export-list.tsx'
import { useLanguage } from '../../language/page-language.tsx'
import { countedText } from '../../ui/counted.ts'
import classes from '../list-page.module.css'
import { usePageTitle } from '../use-page-title.ts'
import { SearchBox, useListSearch } from './list-search.tsx'

export function ClientsPage() {
  const language = useLanguage()
  usePageTitle(texts.clients)
  const list = useListSearch()
  const { page, search } = list
  const clients = useEndpoint(listClients, { query: { page, search } }, { keepLast: true })
  const counted = clients.data && countedText(language, clients.data.pagination)
  return (
    <div className={classes.narrow}>
      <div className={classes.head}>
        <div>
          <h1>{texts.clients}</h1>
          {counted && <p className="sm dim">{texts.clientCount(counted)}</p>}
        </div>
        <div className={classes.actions}>
          <SearchBox list={list} label={texts.search} hint={texts.searchHint} />
          <ExportList list={exportClients} filters={{ search }} name="clients" />
        </div>
      </div>
      <div className={classes.banners}>
        <ReferenceDataNotice />
      </div>
      <ClientList
        list={clients}
        search={search}
        onRetry={() => void clients.refetch()}
        onClear={() => list.setSearch('')}
        onPage={list.setPage}
      />
    </div>
  )
}
