// A list read part after part is the list, in each order, whatever comes in between its parts.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { LIST_ORDERS } from '#domain/shipment/list-order.ts'
import { givenClient } from '../testing/builders.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { Db } from './database.ts'
import { pageOfShipments, shipmentsBehind } from './shipments.ts'

const ALL = 600
const PART = 97

/** Many of one moment, with a microsecond between some; without a destination, or a value, or with equal ones. */
async function givenMany(db: Db): Promise<string> {
  const clientId = await givenClient(db)
  await sql`
    insert into shipments (id, client_id, reference, status, destination_type, fc_code, created_at)
    select gen_random_uuid(), ${clientId}, 'S-' || n % 300 || '-' || n, 'pending', 'amazon_fba',
      case when n % 3 = 0 then null else 'F' || n % 7 end, now() - (n % 5) * interval '1 microsecond'
    from generate_series(1, ${ALL}) n`.execute(db)
  await sql`
    insert into items (id, client_id, shipment_id, sku, description, quantity, declared_value_cad, position, updated_at)
    select gen_random_uuid(), ${clientId}, id, 'W', 'Candle', 1 + length(reference) % 3, 4.5, 1, now()
    from shipments where client_id = ${clientId} and fc_code is distinct from 'F2'`.execute(db)
  await sql`analyze shipments, items`.execute(db)
  return clientId
}

async function readInParts(
  db: Db,
  clientId: string,
  order: (typeof LIST_ORDERS)[number],
  between: () => Promise<void>,
) {
  const ids: string[] = []
  for (let after: string | undefined; ; after = ids.at(-1)) {
    const rows = await shipmentsBehind(db, clientId, { after, limit: PART }, { order })
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < PART) return ids
    await between()
  }
}

it('has each row once, in the order of the list', async () => {
  const { db } = await testDatabase()
  const clientId = await givenMany(db)
  for (const order of LIST_ORDERS) {
    const { rows } = await pageOfShipments(db, clientId, { limit: ALL, offset: 0 }, { order })
    const listed = rows.map(({ id }) => id)
    expect(listed).toHaveLength(ALL)
    expect(await readInParts(db, clientId, order, async () => undefined), order).toEqual(listed)
  }
})

it('brings none twice when others come in meanwhile', async () => {
  const { db } = await testDatabase()
  const clientId = await givenMany(db)
  const comeIn = () =>
    sql`
    insert into shipments (id, client_id, reference, status, destination_type, created_at)
    values (gen_random_uuid(), ${clientId}, gen_random_uuid()::text, 'pending', 'other', now() + interval '1 hour')`.execute(
      db,
    )
  const ids = await readInParts(db, clientId, 'newest', async () => void (await comeIn()))
  expect([ids.length, new Set(ids).size]).toEqual([ALL, ALL])
})
