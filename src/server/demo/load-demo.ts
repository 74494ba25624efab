// Fills an empty database with the demo clients, their shipments and what an operator sets up.
import type { Insertable } from 'kysely'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../records/session/password.ts'
import { saveBusinessInfoRow } from '../store/business-info.ts'
import type { Db, Tx } from '../store/database.ts'
import { saveSealedImporter } from '../store/importer-details.ts'
import { saveSetting } from '../store/settings.ts'
import type { Tables } from '../store/tables.ts'
import { DEMO_BUSINESS_INFO, DEMO_CLIENT_ID, DEMO_CLIENTS, DEMO_IMPORTER, type DemoClient } from './clients.ts'
import { customsRows, daysBefore } from './customs-rows.ts'
import { packingRows } from './packing-rows.ts'
import {
  DEMO_BROKERS,
  DEMO_DEFAULT_SHIPPER,
  DEMO_DOCUMENT_PASSWORD,
  DEMO_LTL_ADDRESSES,
  DEMO_PROVIDER_EMAIL,
  DEMO_STAFF_PASSWORD,
} from './settings.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'secrets'>

/** Loads all of it in one transaction, dated back from now. Answers false, changing nothing, when there is any client. */
export async function loadDemo({ db, now, secrets }: Needs): Promise<boolean> {
  if (await hasClients(db)) return false
  const at = now()
  const passwords = {
    staff: await hashPassword(DEMO_STAFF_PASSWORD),
    documents: await hashPassword(DEMO_DOCUMENT_PASSWORD),
  }
  return db.transaction().execute(async (tx) => {
    if (await hasClients(tx)) return false
    for (const each of DEMO_CLIENTS) await insertClient(tx, each, at)
    await saveBusinessInfoRow(tx, { ...DEMO_BUSINESS_INFO, updated_at: at })
    const importer = secrets.seal(JSON.stringify(DEMO_IMPORTER), DEMO_CLIENT_ID)
    await saveSealedImporter(tx, DEMO_CLIENT_ID, importer, at)
    await saveSetting(tx, 'staff_password_hash', passwords.staff, at)
    await saveSetting(tx, 'document_password_hash', passwords.documents, at)
    await saveSetting(tx, 'brokers', DEMO_BROKERS, at)
    await saveSetting(tx, 'ltl_addresses', DEMO_LTL_ADDRESSES, at)
    await saveSetting(tx, 'default_shipper', DEMO_DEFAULT_SHIPPER, at)
    await saveSetting(tx, 'provider_email', DEMO_PROVIDER_EMAIL, at)
    await saveSetting(tx, 'demo_certificates_unsigned', true, at)
    await insertRows(
      tx,
      'audit_log',
      DEMO_CLIENTS.map((each) => loadedEntry(each, at)),
    )
    return true
  })
}

async function hasClients(db: Db): Promise<boolean> {
  return (await db.selectFrom('clients').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function insertClient(tx: Tx, client: DemoClient, now: Date): Promise<void> {
  const customs = customsRows(client, now)
  const packing = packingRows(client, now)
  const { id, name, email, joinedDaysAgo } = client
  await insertRows(tx, 'clients', [{ id, name, email, created_at: daysBefore(now, joinedDaysAgo) }])
  await insertRows(tx, 'shipments', customs.shipments)
  await insertRows(tx, 'manufacturing_addresses', customs.addresses)
  await insertRows(tx, 'items', customs.items)
  await insertRows(tx, 'cusma_forms', customs.forms)
  await insertRows(tx, 'asin_data', customs.memory)
  await insertRows(tx, 'boxes', packing.boxes)
  await insertRows(tx, 'box_items', packing.boxItems)
  await insertRows(tx, 'plans', packing.plans)
  await insertRows(tx, 'placement_options', packing.options)
  await insertRows(tx, 'placements', packing.placements)
}

/** So many rows a statement that its parameters stay under PostgreSQL's 65,535. */
const ROWS_AT_ONCE = 500

async function insertRows<T extends keyof Tables>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute()
  }
}

const loadedEntry = (client: DemoClient, at: Date): Insertable<Tables['audit_log']> => ({
  at,
  actor_kind: 'system',
  actor_id: 'demo',
  actor_name: 'Demo data',
  client_id: client.id,
  action: 'demo-loaded',
  subject_kind: 'client',
  subject_id: client.id,
})
