// The values a change sets, and what a refusal says is saved in their place.

import { comparedValues } from '#contract/compared-values.ts'
import { factsOf } from '../api/failure-facts.ts'
import type { ItemChange } from '../api/shipment-item.ts'

export type Compared = NonNullable<ItemChange['basedOn']>

const COMPARED = comparedValues.keyof().options

/** The values a change sets, those that can be compared. */
export const valuesOf = (change: ItemChange): Compared =>
  comparedValues.parse(
    Object.fromEntries(COMPARED.filter((each) => change[each] !== undefined).map((each) => [each, change[each]])),
  )

/** What was refused, where the refusal is for this change; several fields of an item can share a call. */
export function conflictOf(problem: unknown, change: ItemChange): Compared | 'of another field' | undefined {
  const facts = factsOf(problem, 'item-changed-meanwhile')
  if (!facts) return undefined
  const own = Object.fromEntries(Object.entries(facts.saved).filter(([name]) => name in change))
  return Object.keys(own).length > 0 ? comparedValues.parse(own) : 'of another field'
}
