// Server state in components: `useEndpoint` reads, `useSend` changes. Keyed by endpoint and input.
import { hashKey, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { call, type Input } from './call.ts'
import { type ClientAccess, useClientAccess } from './client-access.ts'
import { noteSaved } from './last-save.ts'

type ReadOptions<Answer> = {
  /** False holds the call back. */
  readonly enabled?: boolean
  /** Milliseconds an answer counts as fresh; 0 asks again whenever a panel opens. */
  readonly freshFor?: number
  /** Keeps the rows of the last input on screen for a moment while the next load, so that quick answers do not flicker. */
  readonly keepLast?: boolean
  readonly refetchEvery?: number
  /** Milliseconds until it is asked for again, by what was answered; false: not. */
  readonly askAgain?: (answer: Answer) => number | false
  /** Asks again when the person comes back to the tab: others may have changed it meanwhile. */
  readonly refetchOnFocus?: boolean
}

/** The key of an endpoint's answers; without an input, of all of them: for `invalidateQueries`. */
export const endpointKey = (endpoint: Endpoint, input?: object): QueryKey =>
  input ? [endpoint.method, endpoint.path, input] : [endpoint.method, endpoint.path]

/** Says that all answers of endpoints are out of date: those on screen are asked for again. */
export function useOutdate() {
  const client = useQueryClient()
  return useCallback(
    (...endpoints: readonly Endpoint[]) => {
      for (const each of endpoints) void client.invalidateQueries({ queryKey: endpointKey(each) })
    },
    [client],
  )
}

/** The answer of a reading endpoint: loading, failure with `refetch`, or data. Nothing is retried silently. */
export function useEndpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  input: Input<P, Q, B>,
  options: ReadOptions<z.output<A>> = {},
) {
  const access = useClientAccess()
  const { askAgain } = options
  const asked = answerOf(endpoint, input, access)
  const hash = options.keepLast ? hashKey(asked.queryKey) : ''
  const [late, setLate] = useState<string>()
  const query = useQuery<z.output<A>>({
    ...asked,
    enabled: options.enabled ?? true,
    staleTime: options.freshFor ?? 0,
    refetchInterval: askAgain
      ? ({ state: { data } }) => (data === undefined ? false : askAgain(data))
      : options.refetchEvery,
    refetchOnWindowFocus: options.refetchOnFocus ? 'always' : false,
    placeholderData: options.keepLast && late !== hash ? unlessEmpty : undefined,
  })
  const { isPlaceholderData } = query
  useEffect(() => {
    if (!isPlaceholderData) return
    const timer = setTimeout(() => setLate(hash), KEPT_MS)
    return () => clearTimeout(timer)
  }, [isPlaceholderData, hash])
  return query
}

/** What answered another input stands no longer than this for the next: then its screen says that it loads. */
const KEPT_MS = 300

/** An empty list is not kept at all: it would say of the next that there is nothing. */
function unlessEmpty<T>(last: T | undefined): T | undefined {
  const isEmpty = typeof last === 'object' && last !== null && 'data' in last && isEmptyList(last.data)
  return isEmpty ? undefined : last
}
const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0

/** An answer as `useEndpoint` keeps it, for who asks before the screen that shows it is there. */
export const answerOf = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  input: Input<P, Q, B>,
  access: ClientAccess,
) => ({
  queryKey: endpointKey(endpoint, input),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(endpoint, input, { ...access, signal }),
})

/**
 * Asks for an answer before the screen that shows it is there; that screen's `freshFor` keeps it from being asked for twice. The call goes on
 * when the screen that stood there goes, which may have looked at the same answer.
 */
export function useAskAhead<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
) {
  const client = useQueryClient()
  const access = useClientAccess()
  return (input: Input<P, Q, B>) =>
    void client.prefetchQuery({
      ...answerOf(endpoint, input, access),
      queryFn: () => call(endpoint, input, access),
    })
}

/** A call that changes something; `countsAsSave` shows its time in the data bar. */
export function useSend<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  options: { readonly countsAsSave?: boolean } = {},
) {
  const access = useClientAccess()
  return useMutation({
    mutationFn: (input: Input<P, Q, B>) => call(endpoint, input, access),
    onSuccess: () => {
      if (options.countsAsSave) noteSaved(new Date())
    },
  })
}
