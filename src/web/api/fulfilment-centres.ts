// Fulfilment centres that match what is typed.
import { useDebouncedValue } from '@mantine/hooks'
import { searchFulfilmentCentres } from '#contract/reference.ts'
import { useEndpoint } from './hooks.ts'

/** Pause in typing before the list is asked. */
const PAUSE_MS = 200

/** Nothing is asked while nothing is typed; the last list stays while the next loads. */
export function useFulfilmentCentres(typed: string) {
  const [search] = useDebouncedValue(typed, PAUSE_MS)
  const found = useEndpoint(searchFulfilmentCentres, { query: { search } }, { keepLast: true, enabled: search !== '' })
  /** Whether the list is that of what is typed now: until then, a code that is not in it may be one all the same. */
  const isKnown = search === typed && found.isSuccess && !found.isPlaceholderData
  return { centres: found.data?.data ?? [], failed: found.error !== null, isKnown }
}
