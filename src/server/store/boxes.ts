// The packed boxes of a shipment with what lies in them.
import type { MeasuredBox } from '#domain/freight/boxes.ts'
import { type Decimal, decimal } from '#domain/money.ts'
import type { Db } from './database.ts'

/** In order of their number. What nobody said of goods in a box is as the shipment's item of the same SKU has it. */
export async function listBoxes(db: Db, clientId: string, shipmentId: string): Promise<readonly MeasuredBox[]> {
  const boxes = await db
    .selectFrom('boxes')
    .select(['id', 'box_number', 'weight_kg', 'length_cm', 'width_cm', 'height_cm'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('box_number')
    .execute()
  const contents = await db
    .selectFrom('box_items as i')
    .innerJoin('boxes as b', (join) => join.onRef('b.client_id', '=', 'i.client_id').onRef('b.id', '=', 'i.box_id'))
    .select(['i.box_id', 'i.sku', 'i.asin', 'i.fnsku', 'i.quantity', 'i.description', 'i.cogs_cad'])
    .where('i.client_id', '=', clientId)
    .where('b.shipment_id', '=', shipmentId)
    .orderBy('i.sku')
    .orderBy('i.id')
    .execute()
  const listed = await itemsBySku(db, clientId, shipmentId)
  const byBox = Map.groupBy(contents, ({ box_id }) => box_id)
  return boxes.map((box) => ({
    number: box.box_number,
    weightKg: decimalOrNull(box.weight_kg),
    lengthCm: decimalOrNull(box.length_cm),
    widthCm: decimalOrNull(box.width_cm),
    heightCm: decimalOrNull(box.height_cm),
    contents: (byBox.get(box.id) ?? []).map(({ sku, quantity, ...said }) => {
      const item = listed.get(sku)
      return {
        sku,
        quantity,
        asin: said.asin ?? item?.asin ?? null,
        fnsku: said.fnsku ?? item?.fnsku ?? null,
        description: said.description ?? item?.description ?? null,
        costCad: decimalOrNull(said.cogs_cad ?? item?.declared_value_cad ?? null),
      }
    }),
  }))
}

async function itemsBySku(db: Db, clientId: string, shipmentId: string) {
  const items = await db
    .selectFrom('items')
    .select(['sku', 'asin', 'fnsku', 'description', 'declared_value_cad'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .execute()
  return new Map(items.map((item) => [item.sku, item]))
}

const decimalOrNull = (text: string | null): Decimal | null => (text === null ? null : decimal(text))

/** With what lies in them. */
export async function deleteBoxes(db: Db, clientId: string, shipmentId: string): Promise<void> {
  await db.deleteFrom('boxes').where('client_id', '=', clientId).where('shipment_id', '=', shipmentId).execute()
}
