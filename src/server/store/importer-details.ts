// Importer of record and contact of a client, sealed.
import type { Db } from './database.ts'

export async function findSealedImporter(db: Db, clientId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('importer_details')
    .select('sealed')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.sealed
}

export async function saveSealedImporter(db: Db, clientId: string, sealed: string, now: Date): Promise<void> {
  await db
    .insertInto('importer_details')
    .values({ client_id: clientId, sealed, updated_at: now })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ sealed, updated_at: now }))
    .execute()
}

export async function deleteImporter(db: Db, clientId: string): Promise<void> {
  await db.deleteFrom('importer_details').where('client_id', '=', clientId).execute()
}
