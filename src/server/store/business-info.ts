// The client as papers name it.
import type { Selectable } from 'kysely'
import type { Db } from './database.ts'
import { besideSealed, sealText } from './sealed-fields.ts'
import type { BusinessInfoTable } from './tables/clients.ts'

/** `phone_number` and `canadian_business_number` lie encrypted. */
export type BusinessInfoRow = Omit<Selectable<BusinessInfoTable>, 'sealed'>

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
  'sealed',
] as const

export async function findBusinessInfo(db: Db, clientId: string): Promise<BusinessInfoRow | undefined> {
  const query = db.selectFrom('business_info').select(COLUMNS).where('client_id', '=', clientId)
  const row = await query.executeTakeFirst()
  return row && besideSealed(db, row)
}

export async function saveBusinessInfoRow(db: Db, row: BusinessInfoRow): Promise<void> {
  const { client_id, phone_number, canadian_business_number, ...plain } = row
  const sealed = sealText(db, client_id, JSON.stringify({ phone_number, canadian_business_number }))
  const fields = { ...plain, phone_number: null, canadian_business_number: null, sealed }
  await db
    .insertInto('business_info')
    .values({ client_id, ...fields })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(fields))
    .execute()
}
