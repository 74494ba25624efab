// FBA plans of a shipment, their placement options and placements. Rates and box groups are JSON that the reader checks.
import type { Selectable } from 'kysely'
import type { Db } from './database.ts'
import type { PlacementOptionsTable, PlacementsTable, PlansTable } from './tables/shipments.ts'

export type PlacementRow = Selectable<PlacementsTable>
export type OptionRow = Omit<Selectable<PlacementOptionsTable>, 'position'> & {
  readonly placements: readonly PlacementRow[]
}
type PlanRow = Selectable<PlansTable> & { readonly options: readonly OptionRow[] }

const PLACEMENT_COLUMNS = [
  'l.id',
  'l.client_id',
  'l.placement_option_id',
  'l.warehouse_id',
  'l.location_name',
  'l.location_address',
  'l.destination_address',
  'l.amazon_shipment_id',
  'l.status',
  'l.total_boxes',
  'l.total_items',
  'l.total_cogs_cad',
  'l.shipping_rates',
  'l.box_groups',
  'l.selected_rate',
] as const

/** Newest plan first; within a plan the option confirmed last first, then as they were offered; placements by warehouse. */
export async function listPlans(db: Db, clientId: string, shipmentId: string): Promise<readonly PlanRow[]> {
  const plans = await db
    .selectFrom('plans')
    .select([
      'id',
      'client_id',
      'shipment_id',
      'plan_name',
      'plan_type',
      'status',
      'created_at',
      'updated_at',
      'external_id',
    ])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const options = await db
    .selectFrom('placement_options as o')
    .innerJoin('plans as p', (join) => join.onRef('p.client_id', '=', 'o.client_id').onRef('p.id', '=', 'o.plan_id'))
    .select(['o.id', 'o.client_id', 'o.plan_id', 'o.status', 'o.confirmed_at', 'o.external_id'])
    .where('o.client_id', '=', clientId)
    .where('p.shipment_id', '=', shipmentId)
    .orderBy('o.confirmed_at', (by) => by.desc().nullsLast())
    .orderBy('o.position')
    .execute()
  const placements = await placementsOf(db, clientId, shipmentId).execute()
  const byOption = Map.groupBy(placements, (each) => each.placement_option_id)
  const byPlan = Map.groupBy(options, (each) => each.plan_id)
  return plans.map((plan) => ({
    ...plan,
    options: (byPlan.get(plan.id) ?? []).map((option) => ({ ...option, placements: byOption.get(option.id) ?? [] })),
  }))
}

/** The placements of a shipment in all its plans. */
export const listPlacements = (db: Db, clientId: string, shipmentId: string): Promise<readonly PlacementRow[]> =>
  placementsOf(db, clientId, shipmentId).execute()

/** A placement of the shipment, held until the transaction ends when `db` is one. */
export function findPlacementForUpdate(
  db: Db,
  clientId: string,
  shipmentId: string,
  placementId: string,
): Promise<PlacementRow | undefined> {
  return placementsOf(db, clientId, shipmentId).where('l.id', '=', placementId).forUpdate('l').executeTakeFirst()
}

export async function saveSelectedRate(db: Db, clientId: string, placementId: string, rate: unknown): Promise<void> {
  await db
    .updateTable('placements')
    .set({ selected_rate: JSON.stringify(rate) })
    .where('client_id', '=', clientId)
    .where('id', '=', placementId)
    .execute()
}

export async function saveShippingRates(
  db: Db,
  clientId: string,
  placementId: string,
  rates: readonly unknown[],
): Promise<void> {
  await db
    .updateTable('placements')
    .set({ shipping_rates: JSON.stringify(rates) })
    .where('client_id', '=', clientId)
    .where('id', '=', placementId)
    .execute()
}

const placementsOf = (db: Db, clientId: string, shipmentId: string) =>
  db
    .selectFrom('placements as l')
    .innerJoin('placement_options as o', (join) =>
      join.onRef('o.client_id', '=', 'l.client_id').onRef('o.id', '=', 'l.placement_option_id'),
    )
    .innerJoin('plans as p', (join) => join.onRef('p.client_id', '=', 'o.client_id').onRef('p.id', '=', 'o.plan_id'))
    .select(PLACEMENT_COLUMNS)
    .where('l.client_id', '=', clientId)
    .where('p.shipment_id', '=', shipmentId)
    .orderBy('l.warehouse_id')
    .orderBy('l.id')
