// Rows for tests, with everything a test does not name filled in.
import { newId } from '../ids.ts'
import { saveAddressRow } from '../store/addresses.ts'
import { type BusinessInfoRow, saveBusinessInfoRow } from '../store/business-info.ts'
import { insertClient } from '../store/clients.ts'
import type { Db } from '../store/database.ts'
import { insertItems, type NewItem } from '../store/items.ts'
import { insertShipment, type NewShipment } from '../store/shipments.ts'
import { TEST_NOW } from './test-app.ts'

const DAY_MS = 86_400_000
export const daysAgo = (days: number): Date => new Date(TEST_NOW.getTime() - days * DAY_MS)

let lastNumber = 0
const nextNumber = () => ++lastNumber

/** A client; answers its id. */
export async function givenClient(db: Db, given: { id?: string; name?: string; email?: string } = {}): Promise<string> {
  const id = given.id ?? newId()
  const email = given.email ?? `client-${nextNumber()}@example.com`
  await insertClient(db, { id, name: given.name ?? 'Prairie Wax Works', email, created_at: daysAgo(200) })
  return id
}

/** Whole business information: papers may be made. */
export const givenBusinessInfo = (db: Db, clientId: string, given: Partial<BusinessInfoRow> = {}): Promise<void> =>
  saveBusinessInfoRow(db, {
    client_id: clientId,
    legal_name: 'Wax & Co. Ltd.',
    phone_number: '+1 204 555 0142',
    business_type: 'sole_proprietorship',
    canadian_business_number: null,
    address_line1: '455 Broadway',
    address_line2: null,
    city: 'Winnipeg',
    state: 'MB',
    country: 'CA',
    postal_code: 'R3C 0T7',
    shipping_agreement_signed: true,
    updated_at: daysAgo(1),
    ...given,
  })

/** A pending shipment of yesterday; answers its id. */
export async function givenShipment(db: Db, clientId: string, given: Partial<NewShipment> = {}): Promise<string> {
  const id = given.id ?? newId()
  await insertShipment(db, {
    id,
    client_id: clientId,
    reference: `SHP-${nextNumber()}`,
    status: 'pending',
    destination_type: 'amazon_fba',
    fc_code: 'DFW1',
    notes: null,
    created_at: daysAgo(1),
    shipped_at: null,
    ...given,
  })
  return id
}

/** An item without customs data; answers its id. */
export async function givenItem(
  db: Db,
  clientId: string,
  shipmentId: string,
  given: Partial<NewItem> = {},
): Promise<string> {
  const id = given.id ?? newId()
  const empty: NewItem = {
    id,
    client_id: clientId,
    shipment_id: shipmentId,
    position: nextNumber(),
    sku: `SKU-${nextNumber()}`,
    asin: null,
    fnsku: null,
    description: 'Beeswax pillar candle',
    quantity: 10,
    declared_value_cad: null,
    image_url: null,
    expiry_date: null,
    country_of_origin: null,
    hts_code: null,
    hts_description: null,
    hts_confidence: null,
    hts_proposed_by: null,
    hts_confirmed_by: null,
    hts_confirmed_at: null,
    manufacturing_address_id: null,
    origin_mismatch_reason: null,
    updated_at: daysAgo(1),
  }
  await insertItems(db, [{ ...empty, ...given }])
  return id
}

/** The address of a maker in Winnipeg, or in another country; answers its id. */
export async function givenAddress(
  db: Db,
  clientId: string,
  given: { country?: string; name?: string } = {},
): Promise<string> {
  const address = {
    id: newId(),
    name: given.name ?? 'Prairie Wax Works Inc.',
    streetAddress: '455 Broadway',
    city: 'Winnipeg',
    state: 'MB',
    country: given.country ?? 'CA',
    zipCode: 'R3C 0T7',
  }
  return (await saveAddressRow(db, clientId, address, daysAgo(2))).id
}

/** Customs data that leaves nothing open but a CUSMA certificate; goods of China have none to ask for. */
export const completeCustoms = (addressId: string | null, country = 'CN'): Partial<NewItem> => ({
  country_of_origin: country,
  declared_value_cad: '6.85',
  hts_code: '3406000000',
  hts_proposed_by: 'person',
  hts_confirmed_by: 'Dana',
  hts_confirmed_at: daysAgo(1),
  manufacturing_address_id: addressId,
})
