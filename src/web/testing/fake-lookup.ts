// A server that looks up all items of a shipment: it says that it is at it, and what came of it when it is asked again.
import { getShipmentLookup, retryShipmentLookup, startShipmentLookup } from '#contract/shipment-lookup.ts'
import { answer, type FakeCall } from './fake-api.ts'
import { item } from './shipment-answers.ts'

export const lookedUp = (changes: object = {}) => ({
  itemId: item(1).id,
  name: 'Candle 1',
  state: 'found',
  code: null,
  maker: null,
  makerWaits: false,
  problem: null,
  ...changes,
})

export const lookup = (items: readonly object[], changes: object = {}) => ({
  state: 'finished',
  askedBy: 'Dana Roy',
  askedAt: '2026-11-21T15:00:00.000Z',
  averageMs: 1000,
  problem: null,
  closed: false,
  items,
  ...changes,
})

/** Begun by Run AI Lookup, and by Retry; `land` is told each time that it ends and answers what it came to. */
export function lookupServer(land: () => readonly object[]): readonly FakeCall[] {
  let run: object | null = null
  const begin = () => {
    run = lookup([lookedUp({ state: 'running' })], { state: 'running' })
    return { success: true, data: run }
  }
  return [
    answer(getShipmentLookup, () => {
      if (run && 'state' in run && run.state === 'running') run = lookup(land())
      return { success: true, data: run }
    }),
    answer(startShipmentLookup, begin),
    answer(retryShipmentLookup, begin),
  ]
}
