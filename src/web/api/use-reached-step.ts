// How far a run is, while a person waits for the answer.
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lookupStep } from '#contract/lookups.ts'
import { publicStep } from '#contract/public-tools.ts'
import { call } from './call.ts'
import { useClientAccess } from './client-access.ts'
import { endpointKey } from './hooks.ts'
import { visitorCall } from './visitor.ts'

/** Before the second sentence is due, so that the step is known by then. A run that is answered sooner is never asked about. */
const PACE = { firstAskedMs: 1500, askedEveryMs: 2000 }
/** A later answer counts as none. */
const PATIENCE_MS = 3000

/** `steps`: in their order. `ask`: which of them the server is at; null when it tells none. */
type Run = {
  readonly key: QueryKey
  readonly ask: (signal: AbortSignal) => Promise<{ readonly step: string | null }>
  readonly steps: readonly string[]
}

/** Of a run of a public tool, as `useReachedStep`. */
export function useReachedPublicStep(run: string, steps: readonly string[], pace = PACE): number | undefined {
  const input = { params: { run } }
  const ask = (signal: AbortSignal) => visitorCall(publicStep, input, signal)
  return useReachedStep({ key: endpointKey(publicStep, input), ask, steps }, pace)
}

/** Of a look-up of the maker of an item, as `useReachedStep`. */
export function useReachedLookupStep(run: string, steps: readonly string[], pace = PACE): number | undefined {
  const access = useClientAccess()
  const input = { params: { run } }
  const ask = (signal: AbortSignal) => call(lookupStep, input, { ...access, signal })
  return useReachedStep({ key: endpointKey(lookupStep, input), ask, steps }, pace)
}

/**
 * Place of the step that the run is at, the first until it is known; undefined where the server tells none. A step that was told
 * stands when none is told any more: the run is over, or another server was asked.
 */
function useReachedStep(run: Run, pace: typeof PACE): number | undefined {
  const { data, isPending } = useToldStep(run, pace)
  if (isPending) return 0
  return data ? run.steps.indexOf(data) : undefined
}

function useToldStep({ key: queryKey, ask }: Run, { firstAskedMs, askedEveryMs }: typeof PACE) {
  const [enabled, setEnabled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), firstAskedMs)
    return () => clearTimeout(timer)
  }, [firstAskedMs])
  const client = useQueryClient()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { step } = await ask(AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
      return step ?? client.getQueryData<string>(queryKey) ?? null
    },
    enabled,
    refetchInterval: askedEveryMs,
    gcTime: 0,
  })
}
