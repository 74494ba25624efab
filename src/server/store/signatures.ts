// The signature that was drawn last for a client, and whose it is.
import type { Selectable } from 'kysely'
import type { Db } from './database.ts'
import type { SignaturesTable } from './tables/papers.ts'

export type SignatureRow = Readonly<Selectable<SignaturesTable>>

const COLUMNS = ['client_id', 'signature_data', 'signer_name', 'signer_title', 'updated_at', 'person_id'] as const

export function findSignature(db: Db, clientId: string): Promise<SignatureRow | undefined> {
  return db.selectFrom('signatures').select(COLUMNS).where('client_id', '=', clientId).executeTakeFirst()
}

export async function saveSignatureRow(db: Db, { client_id, ...fields }: SignatureRow): Promise<void> {
  await db
    .insertInto('signatures')
    .values({ client_id, ...fields })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(fields))
    .execute()
}
