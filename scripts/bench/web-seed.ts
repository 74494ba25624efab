// A client with one shipment of 500 different items and a page of small ones, for the browser benchmark.
import { country } from '#domain/countries.ts'
import { newId } from '#server/ids.ts'
import { saveAddressRow } from '#server/store/addresses.ts'
import { insertClient } from '#server/store/clients.ts'
import type { Db } from '#server/store/database.ts'
import { insertItems, type NewItem } from '#server/store/items.ts'
import { insertShipment } from '#server/store/shipments.ts'

export const WEB_EMAIL = 'grid@bench.example'
export const ITEMS = 500
const SMALL_SHIPMENTS = 25
const MAKERS = 20

/** Codes that stand in the tariff the repository carries. */
const CODES = ['3406000000', '6912003500', '4202923131', '6109100012', '7323930080', '9503000073'] as const
const ORIGINS = ['CA', 'CN', 'MX', 'VN', 'IN', 'DE'] as const

/** Answers the id of the large shipment. */
export async function seedLargeShipment(db: Db, now: Date): Promise<string> {
  const clientId = newId()
  await insertClient(db, { id: clientId, name: 'Grid Bench', email: WEB_EMAIL, created_at: now })
  const makers = await Promise.all(Array.from({ length: MAKERS }, (_, index) => seedMaker(db, clientId, index, now)))
  for (let number = 1; number <= SMALL_SHIPMENTS; number += 1)
    await seedShipment(db, { clientId, reference: `SMALL-${number}`, items: 4, makers, at: earlier(now, number) })
  return seedShipment(db, { clientId, reference: 'LARGE-500', items: ITEMS, makers, at: now })
}

type Shipment = {
  readonly clientId: string
  readonly reference: string
  readonly items: number
  readonly makers: readonly string[]
  readonly at: Date
}

async function seedShipment(db: Db, { clientId, reference, items, makers, at }: Shipment): Promise<string> {
  const id = newId()
  await insertShipment(db, {
    id,
    client_id: clientId,
    reference,
    status: 'pending',
    destination_type: 'amazon_fba',
    fc_code: 'DFW1',
    notes: null,
    created_at: at,
    shipped_at: null,
  })
  const owner = { clientId, shipmentId: id, makers, at }
  await insertItems(
    db,
    Array.from({ length: items }, (_, index) => newItem(owner, index)),
  )
  return id
}

type Owner = {
  readonly clientId: string
  readonly shipmentId: string
  readonly makers: readonly string[]
  readonly at: Date
}

/** Every item has a cost of its own, so that no two duties are the same question; every tenth still lacks its code. */
function newItem({ clientId, shipmentId, makers, at }: Owner, index: number): NewItem {
  const hasCode = index % 10 !== 9
  return {
    id: newId(),
    client_id: clientId,
    shipment_id: shipmentId,
    position: index + 1,
    sku: `BENCH-${String(index + 1).padStart(4, '0')}`,
    asin: null,
    fnsku: null,
    description: `Bench item ${index + 1}, boxed set of household goods`,
    quantity: 12 + (index % 50),
    declared_value_cad: (3 + index * 0.07).toFixed(2),
    image_url: null,
    expiry_date: null,
    country_of_origin: ORIGINS[index % ORIGINS.length] ?? null,
    hts_code: hasCode ? (CODES[index % CODES.length] ?? null) : null,
    hts_description: null,
    hts_confidence: null,
    hts_proposed_by: hasCode ? 'person' : null,
    hts_confirmed_by: hasCode ? 'Bench' : null,
    hts_confirmed_at: hasCode ? at : null,
    manufacturing_address_id: makers[index % makers.length] ?? null,
    origin_mismatch_reason: null,
    updated_at: at,
  }
}

/** Answers its id. */
async function seedMaker(db: Db, clientId: string, index: number, at: Date): Promise<string> {
  const address = {
    id: newId(),
    name: `Bench Works ${index + 1}`,
    streetAddress: `${index + 1} Mill Road`,
    city: 'Winnipeg',
    state: '',
    country: country(ORIGINS[index % ORIGINS.length] ?? 'CA'),
    zipCode: '',
  }
  return (await saveAddressRow(db, clientId, address, at)).id
}

const MINUTE_MS = 60_000
const earlier = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS)
