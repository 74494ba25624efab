// The look-up of all items of a shipment as the server does it: begun, watched, stopped and put away from any page that shows the shipment.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import {
  closeShipmentLookup,
  getShipmentLookup,
  retryShipmentLookup,
  startShipmentLookup,
  stopShipmentLookup,
} from '#contract/shipment-lookup.ts'
import { completeData } from '#contract/shipments.ts'
import { call } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { foundMakerKey } from '../../api/found-maker.ts'
import { endpointKey, useEndpoint } from '../../api/hooks.ts'

type Answer = AnswerOf<typeof getShipmentLookup>
export type Lookup = NonNullable<Answer['data']>
export type LookupItem = Lookup['items'][number]

/** Milliseconds between two looks at how far the server is. */
const LOOK_EVERY = 1000
/** Milliseconds between two readings of the shipment while codes land in it. */
const READ_EVERY = 3000

export type ShipmentLookup = ReturnType<typeof useShipmentLookup>

export function useShipmentLookup(shipmentId: string) {
  const input = { params: { id: shipmentId } }
  const key = endpointKey(getShipmentLookup, input)
  const client = useQueryClient()
  const access = useClientAccess()
  const [every, setEvery] = useState<number>()
  const query = useEndpoint(getShipmentLookup, input, { refetchEvery: every, refetchOnFocus: true })
  const lookup = query.data?.data ?? undefined
  const wanted = lookup?.state === 'running' ? LOOK_EVERY : undefined
  if (every !== wanted) setEvery(wanted)
  useWhatLands(client, shipmentId, lookup)

  const acting = useMutation({
    mutationFn: (act: () => Promise<Answer>) => act(),
    // An answer that is on its way tells of the state before.
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onSuccess: (answer) => client.setQueryData<Answer>(key, answer),
  })
  const act = (run: () => Promise<Answer>) => acting.mutate(run)
  return {
    /** Undefined while there is none to show. */
    lookup: lookup?.closed ? undefined : lookup,
    isRunning: lookup?.state === 'running',
    isActing: acting.isPending,
    /** Why the last of these was not done. */
    error: acting.error,
    /** Whether the last look at it failed. */
    isUnseen: query.isError,
    start: () => act(() => call(startShipmentLookup, input, access)),
    stop: () => act(() => call(stopShipmentLookup, input, access)),
    close: () => act(() => call(closeShipmentLookup, input, access)),
    /** All failed ones, or one. */
    retry: (itemId?: string) =>
      act(() => call(retryShipmentLookup, { ...input, body: itemId ? { items: [itemId] } : {} }, access)),
  }
}

/** Codes that landed stand in the shipment, makers that were found on the cards of their items: both are read again. */
function useWhatLands(client: QueryClient, shipmentId: string, lookup: Lookup | undefined): void {
  const landed = lookup?.items.filter(({ code }) => code !== null).length
  const isRunning = lookup?.state === 'running'
  const seen = useRef({ landed, isRunning, at: 0 })
  useEffect(() => {
    const last = seen.current
    if (landed === undefined || last.landed === undefined) {
      seen.current = { ...last, landed, isRunning }
      return
    }
    if (last.landed === landed && last.isRunning === isRunning) return
    const read = () => {
      seen.current = { landed, isRunning, at: Date.now() }
      void client.invalidateQueries({ queryKey: endpointKey(completeData, { params: { id: shipmentId } }) })
    }
    const timer = setTimeout(read, isRunning ? Math.max(0, last.at + READ_EVERY - Date.now()) : 0)
    return () => clearTimeout(timer)
  }, [client, shipmentId, landed, isRunning])

  const waiting = useRef<ReadonlySet<string>>(new Set())
  const makers = lookup?.items.filter(({ makerWaits }) => makerWaits).map(({ itemId }) => itemId) ?? []
  const named = makers.join(' ')
  useEffect(() => {
    const now = new Set(named.split(' ').filter(Boolean))
    for (const itemId of now)
      if (!waiting.current.has(itemId)) void client.invalidateQueries({ queryKey: foundMakerKey(itemId) })
    waiting.current = now
  }, [client, named])
}
