// How far a run of a public tool is, while its visitor waits for the answer.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { publicStep } from '#contract/public-tools.ts'
import { endpointKey } from './hooks.ts'
import { visitorCall } from './visitor.ts'

/** Before the second sentence is due, so that the step is known by then. A run that is answered sooner is never asked about. */
const PACE = { firstAskedMs: 1500, askedEveryMs: 2000 }
/** A later answer counts as none. */
const PATIENCE_MS = 3000

/**
 * Place of the step that the run is at, the first until it is known; undefined where the server tells none. A step that was told
 * stands when none is told any more: the run is over, or another server was asked.
 */
export function useReachedStep(run: string, steps: readonly string[], pace = PACE): number | undefined {
  const { data, isPending } = useToldStep(run, pace)
  if (isPending) return 0
  return data ? steps.indexOf(data) : undefined
}

function useToldStep(run: string, { firstAskedMs, askedEveryMs }: typeof PACE) {
  const [enabled, setEnabled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), firstAskedMs)
    return () => clearTimeout(timer)
  }, [firstAskedMs])
  const client = useQueryClient()
  const queryKey = endpointKey(publicStep, { params: { run } })
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
      const { step } = await visitorCall(publicStep, { params: { run } }, patience)
      return step ?? client.getQueryData<string>(queryKey) ?? null
    },
    enabled,
    refetchInterval: askedEveryMs,
    gcTime: 0,
  })
}
