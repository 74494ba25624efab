// The written mandate under which somebody else certifies for a client.
import type { Selectable } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { CertifyingMandatesTable } from './tables/papers.ts'

export type MandateRow = Readonly<Selectable<CertifyingMandatesTable>>

const COLUMNS = [
  'client_id',
  'holder_name',
  'holder_title',
  'given_by',
  'given_on',
  'reference',
  'recorded_by',
  'recorded_at',
] as const

export const findMandate = (db: Db, clientId: string): Promise<MandateRow | undefined> =>
  db.selectFrom('certifying_mandates').select(COLUMNS).where('client_id', '=', clientId).executeTakeFirst()

export async function saveMandateRow(tx: Tx, row: MandateRow): Promise<void> {
  const { client_id: _client, ...said } = row
  await tx
    .insertInto('certifying_mandates')
    .values(row)
    .onConflict((on) => on.column('client_id').doUpdateSet(said))
    .execute()
}

export async function deleteMandateRow(tx: Tx, clientId: string): Promise<void> {
  await tx.deleteFrom('certifying_mandates').where('client_id', '=', clientId).execute()
}
