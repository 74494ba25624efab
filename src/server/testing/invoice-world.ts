// What the tests of invoices start from: two clients, a document password, a shipment that may be invoiced.
import { sql } from 'kysely'
import { generateInvoice } from '#contract/invoices.ts'
import { day } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import { ProviderError } from '../errors.ts'
import type { ExchangeRateProvider } from '../providers/exchange-rate/exchange-rate.ts'
import { hashPassword } from '../records/session/password.ts'
import { saveAddressRow } from '../store/addresses.ts'
import { saveBusinessInfoRow } from '../store/business-info.ts'
import { insertItems, type NewItem } from '../store/items.ts'
import { saveSetting } from '../store/settings.ts'
import { insertShipment } from '../store/shipments.ts'
import { memoryFiles } from './memory-files.ts'
import { clientCaller, FEW_STEPS, send, TEST_NOW, type TestApp, type TestCaller, testApp } from './test-app.ts'

export const PASSWORD = 'paper-please'
const passwordHash = hashPassword(PASSWORD, FEW_STEPS)

/** 1 CAD = 0.7124 USD on 20 Nov 2026. */
const bankRate = (): ExchangeRateProvider => ({
  name: 'bank-of-canada',
  latest: async () => ({ day: day('2026-11-20'), cadToUsd: decimal('0.7124'), usdToCad: decimal('1.4037') }),
})

export const noRate = (): ExchangeRateProvider => ({
  name: 'silent',
  latest: async () => {
    throw new ProviderError('silent', 'no answer', false)
  },
})

export type World = TestApp & {
  readonly files: ReturnType<typeof memoryFiles>
  readonly clientId: string
  readonly client: TestCaller
  readonly other: TestCaller
  readonly makerId: string
}

export async function newWorld(
  exchangeRates: ExchangeRateProvider = bankRate(),
  changes: Pick<Parameters<typeof testApp>[0] & object, 'freight'> = {},
): Promise<World> {
  const files = memoryFiles()
  const test = await testApp({ files, exchangeRates, ...changes })
  const clientId = await addClient(test, 'Demo client', 'demo@portage.example')
  const otherId = await addClient(test, 'Other client', 'other@portage.example')
  await saveSetting(test.deps.db, 'document_password_hash', await passwordHash, TEST_NOW)
  const maker = {
    id: test.deps.newId(),
    name: 'Prairie Wax Works Inc.',
    streetAddress: '455 Broadway',
    city: 'Winnipeg',
    state: 'MB',
    country: 'CA',
    zipCode: 'R3C 0T7',
  }
  await saveAddressRow(test.deps.db, clientId, maker, TEST_NOW)
  await addBusinessInfo(test, clientId)
  const client = await clientCaller(test.deps, clientId)
  return { ...test, files, clientId, client, other: await clientCaller(test.deps, otherId), makerId: maker.id }
}

async function addClient({ deps }: TestApp, name: string, email: string): Promise<string> {
  const id = deps.newId()
  await deps.db.insertInto('clients').values({ id, name, email, created_at: TEST_NOW }).execute()
  return id
}

const addBusinessInfo = ({ deps }: TestApp, clientId: string) =>
  saveBusinessInfoRow(deps.db, {
    client_id: clientId,
    legal_name: 'Northern Pantry & Goods Inc.',
    phone_number: '905-555-0142',
    business_type: 'canadian_corporation',
    canadian_business_number: '123456782',
    address_line1: '210 Queen Street',
    address_line2: null,
    city: 'Hamilton',
    state: 'ON',
    country: 'CA',
    postal_code: 'L8R 1A1',
    shipping_agreement_signed: true,
    updated_at: TEST_NOW,
  })

/** A pending shipment; each item is a confirmed Canadian candle unless it says otherwise. Answers the ids. */
export async function addShipment(
  world: World,
  items: readonly Partial<NewItem>[] = [{}],
  reference = 'NP-2041',
): Promise<{ readonly shipmentId: string; readonly itemIds: readonly string[] }> {
  const { deps, clientId, makerId } = world
  const shipmentId = deps.newId()
  await insertShipment(deps.db, {
    id: shipmentId,
    client_id: clientId,
    reference,
    status: 'pending',
    destination_type: 'amazon_fba',
    fc_code: 'DFW1',
    notes: null,
    created_at: TEST_NOW,
    shipped_at: null,
  })
  const rows = items.map(
    (item, index): NewItem => ({
      id: deps.newId(),
      client_id: clientId,
      shipment_id: shipmentId,
      position: index + 1,
      sku: `SKU-${index + 1}`,
      description: 'Soy wax candle',
      quantity: 96,
      declared_value_cad: '6.85',
      country_of_origin: 'CA',
      hts_code: '3406000000',
      hts_proposed_by: 'person',
      hts_confirmed_by: 'Demo client',
      hts_confirmed_at: TEST_NOW,
      manufacturing_address_id: makerId,
      updated_at: TEST_NOW,
      ...item,
    }),
  )
  await insertItems(deps.db, rows)
  return { shipmentId, itemIds: rows.map((row) => row.id) }
}

/** Asks for the invoice of a shipment with the right password. */
export const generate = (world: World, shipmentId: string, more: object = {}, caller: TestCaller = world.client) =>
  send(world, generateInvoice, { body: { shipmentData: { id: shipmentId }, password: PASSWORD, ...more } }, caller)

/** What the audit log says was done, oldest first. */
export async function audited({ deps }: TestApp): Promise<readonly string[]> {
  const rows = await deps.db.selectFrom('audit_log').select(sql<string>`action`.as('action')).orderBy('id').execute()
  return rows.map((row) => row.action)
}
