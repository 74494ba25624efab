// What lists keep of shipments is never anything else than what reading them anew says, whatever changed in between.
import { beforeEach, expect, it } from 'vitest'
import { listItems } from '#contract/items.ts'
import { listShipments } from '#contract/shipments.ts'
import { day } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import { listCoveringGoods } from '../../store/certified-goods.ts'
import { findEntryPermissions } from '../../store/entry-permissions.ts'
import { saveRate } from '../../store/exchange-rates.ts'
import { saveSealedImporter } from '../../store/importer-details.ts'
import { listenToStore } from '../../store/occurrences.ts'
import { findLatestDecisions } from '../../store/origin-decisions.ts'
import { withSealing } from '../../store/sealed-fields.ts'
import { newProductWorld, type ProductWorld, sign } from '../../testing/cusma-world.ts'
import { addShipment, generate } from '../../testing/invoice-world.ts'
import { dataOf, send, TEST_NOW } from '../../testing/test-app.ts'
import { listedStandings } from './listed-standing.ts'

let world: ProductWorld
let beer: string
beforeEach(async () => {
  world = await newProductWorld()
  const { shipmentId } = await addShipment(world, [{ hts_code: '2203000030', country_of_origin: 'CA' }], 'NP-2042')
  beer = shipmentId
})

const shipments = () => world.deps.db.selectFrom('shipments').selectAll().orderBy('reference').execute()
let last: Awaited<ReturnType<typeof listedStandings>>
const kept = async () => {
  last = await listedStandings(world.deps.db, world.deps, world.clientId, await shipments())
  return last
}
/** As a server answers that was just started. */
const anew = async () => {
  const db = withSealing(world.deps.db, world.deps.secrets)
  return listedStandings(db, world.deps, world.clientId, await shipments())
}
const itemOf = async (shipmentId: string) =>
  world.deps.db.selectFrom('items').selectAll().where('shipment_id', '=', shipmentId).executeTakeFirstOrThrow()

/** How often items were read meanwhile. */
async function readsOfItems(work: () => Promise<unknown>): Promise<number> {
  let reads = 0
  const end = listenToStore((each) => {
    if (each.kind === 'statement' && /from "?items"?/.test(each.text)) reads += 1
  })
  try {
    await work()
    return reads
  } finally {
    end()
  }
}

it('reads no items again where nothing changed', async () => {
  const list = () => send(world, listShipments, { query: {} }, world.client)
  await list() // fetches the rate of the day
  const first = await list()
  expect(await readsOfItems(list)).toBe(0)
  expect((await list()).json).toEqual(first.json)
})

it('reads those of the one that changed, and keeps them too', async () => {
  await kept()
  await world.deps.db.updateTable('items').set({ quantity: 3 }).where('shipment_id', '=', beer).execute()
  expect(await readsOfItems(kept)).toBe(2)
  expect(await readsOfItems(kept)).toBe(0)
})

const CHANGES: Readonly<Record<string, () => Promise<unknown>>> = {
  'the cost of an item': () => world.deps.db.updateTable('items').set({ declared_value_cad: null }).execute(),
  'the code of an item': () => world.deps.db.updateTable('items').set({ hts_code: '9999999999' }).execute(),
  'an item taken out': () => world.deps.db.updateTable('items').set({ removed_at: TEST_NOW }).execute(),
  'items that are gone': () => world.deps.db.deleteFrom('items').execute(),
  'one more item': async () => {
    const item = await itemOf(world.shipmentId)
    const { id: _id, ...rest } = item
    const more = { ...rest, id: world.deps.newId(), sku: 'NEW', position: 2, hts_code: null }
    const values = { ...more, unit_quantities: '{}', duty_answers: '{}' }
    await world.deps.db.insertInto('items').values(values).execute()
  },
  'the address of a maker': () => world.deps.db.updateTable('manufacturing_addresses').set({ city: '' }).execute(),
  'business information': () => world.deps.db.updateTable('business_info').set({ city: ' ' }).execute(),
  'no business information': () => world.deps.db.deleteFrom('business_info').execute(),
  'the importer': async () => {
    await world.deps.db.updateTable('items').set({ declared_value_cad: '40' }).execute()
    await kept()
    await saveSealedImporter(world.deps.db, world.clientId, 'not of our key', TEST_NOW)
  },
  'the rate': async () => {
    await world.deps.db.updateTable('items').set({ declared_value_cad: '36' }).execute()
    await kept()
    const rate = { cadToUsd: decimal('0.99'), usdToCad: decimal('1.01'), source: 'bank', fetchedAt: TEST_NOW }
    await saveRate(world.deps.db, { day: day('2026-11-21'), ...rate })
  },
  'an entry that is permitted': async () => {
    const { id, hts_code, country_of_origin } = await itemOf(beer)
    const goods = { hts_code: hts_code ?? '', country_of_origin: country_of_origin ?? '' }
    const said = { reason: 'licensed', citation: 'x', permitted_by: 'Staff', permitted_at: TEST_NOW }
    const values = { item_id: id, client_id: world.clientId, ...goods, ...said }
    await world.deps.db.insertInto('entry_permissions').values(values).execute()
  },
  'a signed certificate': () => sign(world, world.shipmentId),
  'a certificate whose period ends': async () => {
    await sign(world, world.shipmentId)
    await kept()
    await world.deps.db.updateTable('cusma_forms').set({ period_end: '2026-11-20' }).execute()
  },
  'the day': async () => {
    await sign(world, world.shipmentId)
    await kept()
    world.clock.at = new Date('2028-01-03T15:00:00Z')
  },
  'the day it left': async () => {
    await sign(world, world.shipmentId)
    await kept()
    await world.deps.db
      .updateTable('shipments')
      .set({ shipped_at: new Date('2028-01-03T15:00:00Z') })
      .execute()
  },
  'a status that is followed no more': () =>
    world.deps.db.updateTable('shipments').set({ status: 'shipped' }).execute(),
  'a status that is followed again': async () => {
    await world.deps.db.updateTable('shipments').set({ status: 'shipped' }).execute()
    await kept()
    await world.deps.db.updateTable('shipments').set({ status: 'pending' }).execute()
  },
}

it.each(Object.keys(CHANGES))('follows %s', async (name) => {
  await kept()
  await kept()
  await CHANGES[name]?.()
  const before = last
  const now = await kept()
  expect(now).toEqual(await anew())
  if (!name.includes('status')) expect(now).not.toEqual(before)
})

it('may be asked of more items than a statement has places for values', async () => {
  const many = Array.from({ length: 70_000 }, () => world.shipmentId)
  expect(await findEntryPermissions(world.deps.db, world.clientId, many)).toEqual(new Map())
  expect(await findLatestDecisions(world.deps.db, world.clientId, many)).toEqual(new Map())
  expect(await listCoveringGoods(world.deps.db, world.clientId, many, 'America/Toronto')).toEqual([])
})

it('says nothing of other clients', async () => {
  await kept()
  const others = await listedStandings(world.deps.db, world.deps, world.deps.newId(), await shipments())
  expect([...others.values()].every(({ counts }) => counts === undefined)).toBe(true)
})

it('lists what an invoice changed', async () => {
  await sign(world, world.shipmentId)
  await kept()
  const { status } = await generate(world, world.shipmentId)
  expect(status).toBe(200)
  const rows = dataOf(await send(world, listShipments, { query: {} }, world.client))
  expect(rows.find(({ id }) => id === world.shipmentId)?.status).toBe('invoiced')
  const items = dataOf(await send(world, listItems, { params: { id: world.shipmentId } }, world.client))
  expect(items).toHaveLength(1)
  expect(await kept()).toEqual(await anew())
})
