// Search text, page and order of a list of staff, kept in the address, and the box the text is typed into.
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { texts as frameTexts } from '#texts/en/frame.ts'
import { Icon } from '../../ui/icons.tsx'
import { orderIn, type Sorted } from '../../ui/list-order.tsx'
import { useShortcuts } from '../../ui/shortcuts.tsx'
import classes from '../list-page.module.css'
import { pageIn } from '../page-in.ts'

/** Pause in typing after which the search runs. */
const SEARCH_AFTER_MS = 250
/** Longest text the calls take. */
const MOST_CHARACTERS = 120

type ListSearch = {
  readonly search: string
  readonly page: number
  readonly setSearch: (text: string) => void
  readonly setPage: (page: number) => void
} & Sorted

export function useListSearch(): ListSearch {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').slice(0, MOST_CHARACTERS)
  const order = orderIn(params)
  const address = (text: string, page: number, by = order): Record<string, string> => ({
    ...(text === '' ? {} : { search: text }),
    ...(by === 'newest' ? {} : { order: by }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
  return {
    search,
    page: pageIn(params),
    setSearch: (text) => setParams(address(text, 1), { replace: true }),
    setPage: (page) => setParams(address(search, page)),
    order,
    onOrder: (by) => setParams(address(search, 1, by), { replace: true }),
  }
}

type Props = { readonly list: ListSearch; readonly label: string; readonly hint: string }

export function SearchBox({ list, label, hint }: Props) {
  const [typed, setTyped] = useState(list.search)
  const [known, setKnown] = useState(list.search)
  if (known !== list.search) {
    setKnown(list.search)
    if (typed.trim() !== list.search) setTyped(list.search)
  }
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ key: '/', label: frameTexts.keySearch, run: () => box.current?.focus() }])
  const { state } = useNavigation()
  const searchSoon = useDebouncedCallback((text: string) => {
    if (state === 'idle') list.setSearch(text) // whoever is on the way to another page is not called back
  }, SEARCH_AFTER_MS)
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
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        searchSoon(event.currentTarget.value.trim())
      }}
    />
  )
}
