// Which items of a shipment may claim CUSMA preference, going by their country of origin.
import { isAmong } from '#domain/among.ts'
import { type EligibilityReason, eligibleItems } from '#domain/cusma/eligibility.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import type { StoredItem } from '../../store/items.ts'
import { listShipmentItems } from '../items/list-items.ts'

export type Eligibility = {
  readonly isEligible: boolean
  readonly why: EligibilityReason
  /** Ids of the items. */
  readonly eligibleItems: readonly string[]
}

export function eligibilityOf(items: readonly Pick<StoredItem, 'id' | 'countryOfOrigin'>[]): Eligibility {
  const eligible = eligibleItems(items)
  const isEligible = eligible.length > 0
  return {
    isEligible,
    why: isEligible ? { reason: 'eligibleItems', facts: { count: eligible.length } } : { reason: 'onlyNorthAmerica' },
    eligibleItems: eligible,
  }
}

/** `only`: ids of the items to look at; all when left out. Throws `missing` for a shipment or item that is not the client's. */
export async function checkEligibility(
  deps: Pick<Deps, 'db'>,
  scope: Scope,
  shipmentId: string,
  only: readonly string[] | undefined,
): Promise<Eligibility> {
  const items = await listShipmentItems(deps, scope, shipmentId)
  if (!only) return eligibilityOf(items)
  const asked = items.filter((item) => isAmong(only, item.id))
  if (asked.length < new Set(only).size) throw new AppError('missing', 'not-found')
  return eligibilityOf(asked)
}
