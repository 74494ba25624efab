// A stored session counts at once and is checked shortly after through the business-info read.
// Source: specification part 1, section 4, "Session start".
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, isRequestKeyRefusal } from './call.ts'
import { ApiFailure } from './failures.ts'
import { endpointKey } from './hooks.ts'
import { currentSessions, endSession } from './session.ts'

/** Source: specification part 1, section 9. */
const REVALIDATION_DELAY_MS = 500

export function useSessionCheck(): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!currentSessions().client) return
    const timer = setTimeout(() => void checkSession(queries), REVALIDATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [queries])
}

/** Signs out when the answer is a 401 or speaks of an expired session; any other trouble keeps the session. */
export async function checkSession(queries: QueryClient): Promise<void> {
  try {
    const { getBusinessInfo } = await import('#contract/client-data.ts')
    await queries.fetchQuery({
      queryKey: endpointKey(getBusinessInfo, {}),
      queryFn: ({ signal }) => call(getBusinessInfo, {}, { signal }),
    })
  } catch (error) {
    if (isSessionOver(error)) endSession('client', 'expired')
  }
}

const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  !isRequestKeyRefusal(error) &&
  (error.status === 401 || error.code === 'session-expired')
