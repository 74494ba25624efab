// The items of one shipment.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { listItems, type StoredItem } from '../../store/items.ts'
import { findShipment, findShipmentOrSample, type ShipmentRow } from '../../store/shipments.ts'

/** A shipment of the client that is sent. Throws `missing` for another client's as for one that does not exist. */
export async function getShipment({ db }: Pick<Deps, 'db'>, scope: Scope, shipmentId: string): Promise<ShipmentRow> {
  const shipment = await findShipment(db, scope.clientId, shipmentId)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  return shipment
}

/** As `getShipment`, for what a sample shipment has like any other: its screen and its items. */
export async function getShipmentOrSample(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  shipmentId: string,
): Promise<ShipmentRow> {
  const shipment = await findShipmentOrSample(db, scope.clientId, shipmentId)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  return shipment
}

/** The items of a shipment of the client, in their order. Throws `missing`. */
export async function listShipmentItems(
  deps: Pick<Deps, 'db'>,
  scope: Scope,
  shipmentId: string,
): Promise<readonly StoredItem[]> {
  await getShipmentOrSample(deps, scope, shipmentId)
  return listItems(deps.db, scope.clientId, shipmentId)
}
