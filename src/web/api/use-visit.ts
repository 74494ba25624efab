// The visit of a screen with tools: opened once when the screen needs it, so that it can say what is left of the day.
import { useQuery } from '@tanstack/react-query'
import { visit } from '#contract/public-tools.ts'
import { endpointKey } from './hooks.ts'
import { useSessions } from './session.ts'
import { openVisit, type Quota, useQuota } from './visitor.ts'

const FRESH_FOR_MS = 60_000

const NO_LIMIT: Quota = { left: null, limit: null, turnsAt: null }

/** What is left of the day; undefined until it is known. A signed-in client has no limit. */
export function useDayQuota(): Quota | undefined {
  const isClient = useSessions().client !== undefined
  useQuery({
    queryKey: endpointKey(visit),
    queryFn: ({ signal }) => openVisit(signal),
    staleTime: FRESH_FOR_MS,
    enabled: !isClient,
  })
  const quota = useQuota()
  return isClient ? NO_LIMIT : quota
}
