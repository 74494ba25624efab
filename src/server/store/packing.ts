// How a shipment is packed and what Amazon calls it: for papers.
import type { PackedBox } from '#domain/invoice/packing.ts'
import { decimal } from '#domain/money.ts'
import type { Db } from './database.ts'

/** The boxes in order of their number. */
export async function listPackedBoxes(db: Db, clientId: string, shipmentId: string): Promise<readonly PackedBox[]> {
  const rows = await db
    .selectFrom('boxes as b')
    .leftJoin('box_items as i', (join) => join.onRef('i.client_id', '=', 'b.client_id').onRef('i.box_id', '=', 'b.id'))
    .select(['b.id', 'b.box_number', 'b.weight_kg', 'i.sku', 'i.quantity'])
    .where('b.client_id', '=', clientId)
    .where('b.shipment_id', '=', shipmentId)
    .orderBy('b.box_number')
    .orderBy('i.id')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((inBox) => ({
    number: inBox[0]?.box_number ?? 0,
    weightKg: inBox[0]?.weight_kg ? decimal(inBox[0].weight_kg) : null,
    contents: inBox.flatMap(({ sku, quantity }) => (sku === null || quantity === null ? [] : [{ sku, quantity }])),
  }))
}

/** Amazon's ids of the shipment in its placements, each once, in order; those of a confirmed option only when there is one. */
export async function listAmazonShipmentIds(db: Db, clientId: string, shipmentId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('plans as p')
    .innerJoin('placement_options as o', (join) =>
      join.onRef('o.client_id', '=', 'p.client_id').onRef('o.plan_id', '=', 'p.id'),
    )
    .innerJoin('placements as l', (join) =>
      join.onRef('l.client_id', '=', 'o.client_id').onRef('l.placement_option_id', '=', 'o.id'),
    )
    .select(['l.amazon_shipment_id', 'o.confirmed_at'])
    .where('p.client_id', '=', clientId)
    .where('p.shipment_id', '=', shipmentId)
    .where('l.amazon_shipment_id', 'is not', null)
    .orderBy('l.amazon_shipment_id')
    .execute()
  const confirmed = rows.filter((row) => row.confirmed_at !== null)
  const counted = confirmed.length > 0 ? confirmed : rows
  return [...new Set(counted.flatMap(({ amazon_shipment_id }) => amazon_shipment_id ?? []))]
}
