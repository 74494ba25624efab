// The French of the public pages, which most people never see: fetched where French is first shown, and at hand from then on.
import type { French } from './french.ts'

let shelf: French | undefined

/** Rejects when it cannot be fetched. */
export async function fetchFrench(): Promise<void> {
  if (shelf) return
  const [{ french }] = await Promise.all([import('./french.ts'), import('#words/french-catalogue.ts')])
  shelf = french
}

export const isFrenchAtHand = (): boolean => shelf !== undefined

/** Throws before it was fetched: no page is in French until then. */
export function french(): French {
  if (!shelf) throw new Error('French is not fetched yet')
  return shelf
}
