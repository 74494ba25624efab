// The signature that was drawn last for a client, and whose it is.
import type { Selectable } from 'kysely'
import type { Db } from './database.ts'
import { besideSealed, sealText } from './sealed-fields.ts'
import type { SignaturesTable } from './tables/papers.ts'

/** The picture lies encrypted. */
export type SignatureRow = Readonly<Omit<Selectable<SignaturesTable>, 'sealed'>>

const COLUMNS = [
  'client_id',
  'signature_data',
  'signer_name',
  'signer_title',
  'updated_at',
  'person_id',
  'sealed',
] as const

export async function findSignature(db: Db, clientId: string): Promise<SignatureRow | undefined> {
  const query = db.selectFrom('signatures').select(COLUMNS).where('client_id', '=', clientId)
  const row = await query.executeTakeFirst()
  return row && besideSealed(db, row)
}

export async function saveSignatureRow(db: Db, { client_id, signature_data, ...plain }: SignatureRow): Promise<void> {
  const sealed = sealText(db, client_id, JSON.stringify({ signature_data }))
  const fields = { ...plain, signature_data: '', sealed }
  await db
    .insertInto('signatures')
    .values({ client_id, ...fields })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(fields))
    .execute()
}
