// Clients by a part of their name or e-mail, for a field they are chosen in. The search runs in the database while one types.
import { useDebouncedValue } from '@mantine/hooks'
import { listClients } from '#contract/staff.ts'
import { texts } from '#texts/en/staff.ts'
import { failureOf } from './failures.ts'
import { useEndpoint } from './hooks.ts'

/** Pause in typing after which the search runs. */
const SEARCH_AFTER_MS = 250
/** Longest text the call takes. */
const MOST_CHARACTERS = 120
const FRESH_FOR_MS = 60_000

export function useFoundClients(typed: string) {
  const wanted = typed.trim().slice(0, MOST_CHARACTERS)
  const [search] = useDebouncedValue(wanted, SEARCH_AFTER_MS)
  const found = useEndpoint(listClients, { query: { search } }, { keepLast: true, freshFor: FRESH_FOR_MS })
  const isOnTheWay = search !== wanted || found.isFetching
  return {
    clients: found.data?.data ?? [],
    failure: failureOf(found.error, texts.loadClientsFailed),
    /** Stands in the list while it is empty. That there is none is said once an answer says so. */
    nothing: isOnTheWay || found.isError ? texts.loadingClients : texts.noClients,
    /** A list opened after a failure is asked for again. */
    onDropdownOpen: () => {
      if (found.isError) void found.refetch()
    },
  }
}
