// What a CUSMA claim saves of the duty of each item: its duty without the claim less its duty with it.

import type { Big } from 'big.js'
import { useMemo } from 'react'
import { isNorthAmerican } from '#domain/countries.ts'
import type { Item } from '../api/shipment-item.ts'
import type { DutyState } from '../features/duty-receipt/duty-state.ts'
import { useDuties } from '../features/duty-receipt/use-duties.ts'

/** By item id, CAD for the line; 'waits' while it is worked out, absent while one of the two is not known. */
export function useClaimSavings(items: readonly Item[]): ReadonlyMap<string, Big | 'waits'> {
  const eligible = useMemo(() => items.filter(({ countryOfOrigin }) => isNorthAmerican(countryOfOrigin ?? '')), [items])
  const claimed = useDuties(eligible, true)
  const ordinary = useDuties(eligible, false)
  return useMemo(() => {
    const savings = new Map<string, Big | 'waits'>()
    for (const { id } of eligible) {
      const saving = savingOf(ordinary.get(id), claimed.get(id))
      if (saving !== undefined) savings.set(id, saving)
    }
    return savings
  }, [eligible, claimed, ordinary])
}

function savingOf(ordinary: DutyState | undefined, claimed: DutyState | undefined): Big | 'waits' | undefined {
  if (ordinary?.kind === 'loading' || claimed?.kind === 'loading') return 'waits'
  if (!ordinary || !claimed || !('dutyCad' in ordinary) || !('dutyCad' in claimed)) return undefined
  return ordinary.dutyCad.minus(claimed.dutyCad)
}
