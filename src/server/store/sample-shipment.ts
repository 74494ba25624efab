// The sample shipment as a whole: its boxes put in, all of it taken away.
import type { Db, Tx } from './database.ts'
import { insertBoxes, replaceContents } from './imports-packing.ts'
import type { BoxesTable, BoxItemsTable } from './tables/shipments.ts'

export async function insertSampleBoxes(
  db: Db,
  boxes: readonly BoxesTable[],
  contents: readonly BoxItemsTable[],
): Promise<void> {
  await insertBoxes(db, boxes)
  await replaceContents(db, [], contents)
}

/** With items, boxes and the makers that stand in it alone. Answers whether there was one. */
export async function deleteSample(tx: Tx, clientId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('shipments')
    .where('client_id', '=', clientId)
    .where('is_sample', '=', true)
    .returning('id')
    .executeTakeFirst()
  await tx
    .deleteFrom('manufacturing_addresses')
    .where('client_id', '=', clientId)
    .where('is_sample', '=', true)
    .execute()
  return gone !== undefined
}
