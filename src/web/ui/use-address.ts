// What stands behind the question mark of the address, and changes to it. What is drawn follows the address a moment later: a change begins
// from the address itself, so that of two within that moment none undoes the other.
import { useContext } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext as RouterContext, useSearchParams } from 'react-router'

type Said = URLSearchParams | Readonly<Record<string, string>>

type Address = {
  /** As it is drawn. */
  readonly params: URLSearchParams
  readonly now: () => URLSearchParams
  readonly change: (next: (now: URLSearchParams) => Said, options?: NavigateOptions) => void
  /** Whether another page was asked for and is not there yet: who is on the way to it is not called back. */
  readonly isLeaving: () => boolean
}

export function useAddress(): Address {
  const [params, setParams] = useSearchParams()
  const router = useContext(RouterContext)?.router
  const now = () => new URLSearchParams(router ? router.state.location.search : params)
  return {
    params,
    now,
    change: (next, options) => setParams(new URLSearchParams(next(now())), options),
    isLeaving: () => router !== undefined && router.state.navigation.state !== 'idle',
  }
}
