// The FBA plans of a shipment with what each placement costs to ship to. Source: specification part 2, sections 3, 4 and 9.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listPlans as call } from '#contract/staff-shipments.ts'
import { isActive, placementStatus } from '#domain/freight/status.ts'
import { getShipment } from '../../records/items/list-items.ts'
import type { Scope } from '../../scope.ts'
import { listPlans, type OptionRow } from '../../store/plans.ts'
import { wirePlacement } from './on-wire.ts'
import { type FreightNeeds, placementView, readShippedGoods } from './placement-view.ts'

/** Throws `missing` when the client has no such shipment. */
export async function listShipmentPlans(
  deps: FreightNeeds,
  scope: Scope,
  shipmentId: string,
): Promise<AnswerOf<typeof call>['data']> {
  const shipment = await getShipment(deps, scope, shipmentId)
  const plans = await listPlans(deps.db, scope.clientId, shipmentId)
  if (plans.length === 0) return []
  const goods = await readShippedGoods(deps, scope, shipment)
  return plans.map((plan) => ({
    id: plan.id,
    plan_name: plan.plan_name,
    plan_type: plan.plan_type,
    status: placementStatus(plan.status),
    active: isActive(plan.status),
    created_at: plan.created_at.toISOString(),
    updated_at: plan.updated_at.toISOString(),
    placement_options: confirmedFirst(plan.options).map((option) => ({
      id: option.id,
      status: placementStatus(option.status),
      confirmed_at: option.confirmed_at?.toISOString() ?? null,
      active: isActive(option.status),
      placements: option.placements.map((row) => wirePlacement(placementView(deps, goods, row))),
    })),
  }))
}

/** The rest stay in the order they were offered, so that an option keeps its number. */
const confirmedFirst = (options: readonly OptionRow[]): readonly OptionRow[] =>
  options.toSorted((one, other) => Number(isActive(other.status)) - Number(isActive(one.status)))
