// A program that saves one item again and again, telling each save once it is acknowledged: for the test that kills it.
// It is given a folder, says 'open <last saved cents> <audit entries>', then 'saved <cents>' without end.
import { randomBytes } from 'node:crypto'
import { dayIn } from '#domain/calendar.ts'
import { changeItem } from '../features/shipments/items/update-item.ts'
import { newId } from '../ids.ts'
import type { Scope } from '../scope.ts'
import { secretBox } from '../secret-box.ts'
import { openEmbedded } from '../store/database.ts'
import { findItem, insertItems } from '../store/items.ts'
import { migrate } from '../store/migrate.ts'
import { withNoLaw } from './no-law.ts'

const CLIENT = 'c0000000-0000-4000-8000-000000000001'
const SHIPMENT = 'c0000000-0000-4000-8000-000000000002'
const ITEM = 'c0000000-0000-4000-8000-000000000003'
const NOW = new Date('2026-11-21T15:00:00Z')

const { db } = await openEmbedded(process.argv[2] ?? '')
await migrate(db)
if (!(await savedItem())) await insertRows()

const item = await savedItem()
const entries = await db.selectFrom('audit_log').select('id').where('action', '=', 'item.changed').execute()
let cents = Number(item?.costCad?.times('100').toFixed() ?? '0')
say(`open ${cents} ${entries.length}`)

const scope: Scope = { clientId: CLIENT, actor: { kind: 'client', id: CLIENT, name: 'Saver' } }
const deps = withNoLaw({
  db,
  secrets: secretBox(() => [randomBytes(32)]),
  now: () => NOW,
  today: () => dayIn('UTC', NOW),
  settings: { businessTimeZone: 'UTC' },
  newId,
})
for (;;) {
  cents += 1
  await changeItem(deps, scope, { shipmentId: SHIPMENT, itemId: ITEM }, { declaredValue: cents / 100 })
  say(`saved ${cents}`)
}

function savedItem() {
  return findItem(db, CLIENT, SHIPMENT, ITEM)
}

/** Pipes are written at once on POSIX systems: what was said before a kill arrives. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function insertRows(): Promise<void> {
  const owner = { client_id: CLIENT, created_at: NOW }
  await db
    .insertInto('clients')
    .values({ id: CLIENT, name: 'Saver', email: 'saver@example.com', created_at: NOW })
    .execute()
  const to = { destination_type: 'other', fc_code: null, notes: null, shipped_at: null } as const
  await db
    .insertInto('shipments')
    .values({ id: SHIPMENT, ...owner, reference: 'S', status: 'pending', ...to })
    .execute()
  const empty = {
    fnsku: null,
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
  }
  const goods = { sku: 'S', asin: 'B08N5WRWNW', description: 'Candle', quantity: 1, position: 1, updated_at: NOW }
  await insertItems(db, [{ id: ITEM, client_id: CLIENT, shipment_id: SHIPMENT, ...goods, ...empty }])
}
