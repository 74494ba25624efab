// Search text, page and order of a list of staff, kept in the address, and the box the text is typed into.
import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { texts as frameTexts } from '#texts/en/frame.ts'
import { Icon } from '../../ui/icons.tsx'
import { orderIn, type Sorted } from '../../ui/list-order.tsx'
import { useShortcuts } from '../../ui/shortcuts.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useTypedSearch } from '../../ui/use-typed.ts'
import classes from '../list-page.module.css'
import { pageIn } from '../page-in.ts'

/** Longest text the calls take. */
const MOST_CHARACTERS = 120

type ListSearch = {
  readonly search: string
  readonly page: number
  readonly setSearch: (text: string) => void
  readonly setPage: (page: number) => void
} & Sorted

export function useListSearch(): ListSearch {
  const { params, change } = useAddress()
  return {
    ...asked(params),
    setSearch: (search) => change((now) => written({ ...asked(now), search, page: 1 }), { replace: true }),
    setPage: (page) => change((now) => written({ ...asked(now), page })),
    onOrder: (order) => change((now) => written({ ...asked(now), order, page: 1 }), { replace: true }),
  }
}

const asked = (params: URLSearchParams) => ({
  search: (params.get('search') ?? '').slice(0, MOST_CHARACTERS),
  order: orderIn(params),
  page: pageIn(params),
})

const written = ({ search, order, page }: ReturnType<typeof asked>): Record<string, string> => ({
  ...(search === '' ? {} : { search }),
  ...(order === 'newest' ? {} : { order }),
  ...(page === 1 ? {} : { page: String(page) }),
})

type Props = { readonly list: ListSearch; readonly label: string; readonly hint: string }

export function SearchBox({ list, label, hint }: Props) {
  const { typed, type } = useTypedSearch(list.search, list.setSearch)
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ key: '/', label: frameTexts.keySearch, run: () => box.current?.focus() }])
  return (
    <TextInput
      ref={box}
      className={classes.search}
      aria-label={label}
      placeholder={hint}
      type="search"
      leftSection={<Icon name="search" />}
      rightSection={<kbd>/</kbd>}
      value={typed}
      maxLength={MOST_CHARACTERS}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
