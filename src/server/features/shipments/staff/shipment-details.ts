// A client's shipment as staff open it: whose it is, its counts and its items with their makers. Source: specification part 2, section 3.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { shipmentDetailsForStaff } from '#contract/staff-shipments.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { wireItems } from '../../../records/items/item-on-wire.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import type { GateNeeds } from '../../../records/items/standing-stops.ts'
import type { Scope } from '../../../scope.ts'
import { listItems } from '../../../store/items.ts'
import { NO_ITEMS, withCounts } from '../list-shipments.ts'
import { toWireDetails } from '../on-wire.ts'
import { getClientForStaff } from './get-client.ts'
import { wireClient } from './on-wire.ts'

type Details = AnswerOf<typeof shipmentDetailsForStaff>['data']

/** Throws `missing` when there is no such client, or it has no such shipment. */
export async function getShipmentDetails(
  deps: Pick<Deps, 'db' | 'settings'> & GateNeeds,
  scope: Scope,
  shipmentId: string,
  language: Language,
): Promise<Details> {
  const client = await getClientForStaff(deps, scope.clientId)
  const found = await getShipment(deps, scope, shipmentId)
  const [shipment = { ...found, ...NO_ITEMS, stops: [] }] = await withCounts(deps, scope, [found])
  const items = await listItems(deps.db, scope.clientId, shipmentId)
  const wired = await wireItems(deps, scope.clientId, items)
  return {
    ...toWireDetails(shipment, language),
    client: wireClient(client),
    items: wired.map((item) => ({ ...item, manufacturingAddress: item.manufacturingAddressParts ?? null })),
  }
}
