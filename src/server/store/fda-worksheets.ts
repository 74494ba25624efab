// What people typed on the FDA worksheets of a shipment.
import type { Db } from './database.ts'

/** By worksheet key and field, to be checked by the caller; undefined while nothing was typed. */
export async function findWorksheetEdits(db: Db, clientId: string, shipmentId: string): Promise<unknown> {
  const row = await db
    .selectFrom('fda_worksheets')
    .select('edits')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
  return row?.edits
}

export async function saveWorksheetEdits(
  db: Db,
  clientId: string,
  shipmentId: string,
  edits: unknown,
  by: { readonly name: string; readonly at: Date },
): Promise<void> {
  const fields = { edits: JSON.stringify(edits), updated_at: by.at, updated_by: by.name }
  await db
    .insertInto('fda_worksheets')
    .values({ client_id: clientId, shipment_id: shipmentId, ...fields })
    .onConflict((conflict) => conflict.columns(['client_id', 'shipment_id']).doUpdateSet(fields))
    .execute()
}

/** How many items back what was typed is looked through. */
const LATEST = 500

/** What was typed on the client's worksheets by maker, the newest first: `edits` are those of the whole shipment, by item. */
export async function listEditsByMaker(db: Db, clientId: string) {
  return db
    .selectFrom('fda_worksheets')
    .innerJoin('items', (join) =>
      join
        .onRef('items.shipment_id', '=', 'fda_worksheets.shipment_id')
        .onRef('items.client_id', '=', 'fda_worksheets.client_id'),
    )
    .select(['items.id as itemId', 'items.manufacturing_address_id as makerId', 'fda_worksheets.edits as edits'])
    .where('fda_worksheets.client_id', '=', clientId)
    .where('items.manufacturing_address_id', 'is not', null)
    .orderBy('fda_worksheets.updated_at', 'desc')
    .limit(LATEST)
    .execute()
}
