// The visit of a screen with tools: opened once when the screen needs it, so that it can say what is left of the day.
import { useQuery } from '@tanstack/react-query'
import { visit } from '#contract/public-tools.ts'
import { endpointKey } from './hooks.ts'
import { openVisit, type Quota, useQuota } from './visitor.ts'

const FRESH_FOR_MS = 60_000

/** What is left of the day; undefined until it is known. */
export function useDayQuota(): Quota | undefined {
  useQuery({
    queryKey: endpointKey(visit),
    queryFn: ({ signal }) => openVisit(signal),
    staleTime: FRESH_FOR_MS,
  })
  return useQuota()
}
