// The client as papers name it.
import type { Selectable } from 'kysely'
import type { Db } from './database.ts'
import type { BusinessInfoTable } from './tables/clients.ts'

export type BusinessInfoRow = Selectable<BusinessInfoTable>

const COLUMNS = [
  'client_id',
  'legal_name',
  'phone_number',
  'business_type',
  'canadian_business_number',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'country',
  'postal_code',
  'shipping_agreement_signed',
  'updated_at',
] as const

export function findBusinessInfo(db: Db, clientId: string): Promise<BusinessInfoRow | undefined> {
  return db.selectFrom('business_info').select(COLUMNS).where('client_id', '=', clientId).executeTakeFirst()
}

export async function saveBusinessInfoRow(db: Db, row: BusinessInfoRow): Promise<void> {
  const { client_id, ...fields } = row
  await db
    .insertInto('business_info')
    .values({ client_id, ...fields })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(fields))
    .execute()
}
