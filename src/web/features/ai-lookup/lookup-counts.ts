// What a look-up of all items has come to.
import type { Lookup } from './use-shipment-lookup.ts'

export type LookupCounts = {
  /** Looked up, failed ones included. */
  readonly done: number
  readonly found: number
  readonly notFound: number
  readonly failed: number
  /** Without those that needed nothing any more. */
  readonly total: number
  readonly secondsLeft: number
}

export function lookupCounts({ items, averageMs }: Pick<Lookup, 'items' | 'averageMs'>): LookupCounts {
  const count = (...states: readonly string[]) => items.filter(({ state }) => states.includes(state)).length
  return {
    done: count('found', 'not-found', 'failed'),
    found: count('found'),
    notFound: count('not-found'),
    failed: count('failed'),
    total: items.length - count('skipped'),
    secondsLeft: Math.ceil((count('waiting', 'running') * averageMs) / 1000),
  }
}
