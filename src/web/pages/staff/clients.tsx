// The clients, for staff. Search text and page stand in the address.
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listClients } from '#contract/staff.ts'
import { texts as frameTexts } from '#texts/frame.ts'
import { texts } from '#texts/staff.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { ClientList } from '../../features/clients/client-list.tsx'
import { ReferenceDataNotice } from '../../features/clients/reference-data-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useShortcuts } from '../../ui/shortcuts.tsx'
import classes from '../list-page.module.css'
import { pageIn } from '../page-in.ts'
import { usePageTitle } from '../use-page-title.ts'

/** Pause in typing after which the search runs. */
const SEARCH_AFTER_MS = 250

export function ClientsPage() {
  usePageTitle(texts.clients)
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  const page = pageIn(params)
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ key: '/', label: frameTexts.keySearch, run: () => box.current?.focus() }])
  const clients = useEndpoint(listClients, { query: { page, search } }, { keepLast: true })

  const address = (text: string, toPage: number): Record<string, string> => ({
    ...(text === '' ? {} : { search: text }),
    ...(toPage === 1 ? {} : { page: String(toPage) }),
  })
  const searchSoon = useDebouncedCallback(
    (text: string) => setParams(address(text, 1), { replace: true }),
    SEARCH_AFTER_MS,
  )
  const type = (text: string) => {
    setTyped(text)
    searchSoon(text.trim())
  }
  const total = clients.data?.pagination.total
  return (
    <div className={classes.narrow}>
      <div className={classes.head}>
        <div>
          <h1>{texts.clients}</h1>
          {total !== undefined && <p className="sm dim">{texts.clientCount(total.toLocaleString('en-CA'))}</p>}
        </div>
        <TextInput
          ref={box}
          className={classes.search}
          aria-label={texts.search}
          placeholder={texts.searchHint}
          type="search"
          leftSection={<Icon name="search" />}
          rightSection={<kbd>/</kbd>}
          value={typed}
          maxLength={120}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <div className={classes.banners}>
        <ReferenceDataNotice />
      </div>
      <ClientList
        clients={clients}
        search={search}
        onRetry={() => void clients.refetch()}
        onClear={() => {
          setTyped('')
          setParams({}, { replace: true })
        }}
        onPage={(next) => setParams(address(search, next))}
      />
    </div>
  )
}
