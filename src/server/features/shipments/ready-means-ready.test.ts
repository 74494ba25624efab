// What stops the invoice is seen wherever a shipment could look ready: its readiness, its status, the dashboard, the paper.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { completeData, listShipments } from '#contract/shipments.ts'
import { STANDING_REASONS } from '#domain/invoice/preflight/standing.ts'
import { SHOWN_BY_FIELDS } from '#domain/shipment/readiness.ts'
import { settleAll } from '../../records/items/settle-all.ts'
import { saveSealedImporter } from '../../store/importer-details.ts'
import type { NewItem } from '../../store/items.ts'
import { addShipment, generate, newWorld, type World } from '../../testing/invoice-world.ts'
import { dataOf, send, TEST_NOW } from '../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const SYSTEM = { kind: 'system', id: 'housekeeping', name: 'Housekeeping' } as const

type Fault = {
  readonly item?: Partial<NewItem>
  readonly business?: 'none' | { readonly city: string }
  readonly empty?: true
  readonly importer?: 'locked'
}

/** For each reason of the gate, what is wrong. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'business-info-missing': { business: 'none' },
  'business-info-incomplete': { business: { city: ' ' } },
  'no-items': { empty: true },
  'cost-missing': { item: { declared_value_cad: '0' } },
  'description-missing': { item: { description: '' } },
  'origin-missing': { item: { country_of_origin: null } },
  'origin-unknown': { item: { country_of_origin: 'QQ' } },
  'maker-missing': { item: { manufacturing_address_id: null } },
  'maker-incomplete': {},
  'maker-country-differs': { item: { country_of_origin: 'VN' } },
  'code-missing': { item: { hts_code: null } },
  'code-unfinished': { item: { hts_code: '34060000' } },
  'code-gone': { item: { hts_code: '9999999999' } },
  'code-ended': { item: { hts_code: '1905310049' } },
  'code-renumbered': { item: { hts_code: '3004909212', hts_confirmed_at: new Date('2026-05-04T12:00:00Z') } },
  // 96 x 40.00 = 3,840 CAD
  'importer-number-formal': { item: { declared_value_cad: '40' } },
  'importer-locked-formal': { item: { declared_value_cad: '40' }, importer: 'locked' },
  prohibited: { item: { hts_code: '2203000030', country_of_origin: 'CA' } },
}

/** Goods of Vietnam and their maker need no certificate: only the fault stands in the way. */
const vietnamese = { country_of_origin: 'VN', origin_mismatch_reason: 'Sewn there' } as const

async function broken(reason: string) {
  const { item, business, empty, importer } = FAULTS[reason] ?? {}
  const { db } = world.deps
  const isOfMaker = reason.startsWith('maker-')
  const { shipmentId } = await addShipment(
    world,
    empty ? [] : [{ ...(isOfMaker || item?.country_of_origin !== undefined ? {} : vietnamese), ...item }],
  )
  if (business === 'none') await db.deleteFrom('business_info').execute()
  if (typeof business === 'object') await db.updateTable('business_info').set(business).execute()
  if (importer === 'locked') await saveSealedImporter(db, world.clientId, 'not of our key', TEST_NOW)
  if (reason === 'maker-incomplete') await db.updateTable('manufacturing_addresses').set({ city: '' }).execute()
  await db.updateTable('shipments').set({ status: 'declared' }).execute()
  return shipmentId
}

describe('a shipment that was declared and has a fault', () => {
  it('never has less than one unit: the database holds that', async () => {
    await expect(addShipment(world, [{ quantity: 0 }])).rejects.toThrow('items_quantity_check')
  })

  it.each(STANDING_REASONS.filter((reason) => reason !== 'quantity-missing'))(
    '%s: reads ready nowhere',
    async (reason) => {
      expect(FAULTS).toHaveProperty([reason])
      const id = await broken(reason)
      const complete = dataOf(await send(world, completeData, { params: { id } }, world.client))
      expect(complete.stops.map((stop) => stop.id)).toContain(reason)
      expect(complete.shipment.status).toBe('pending')
      const [row] = dataOf(await send(world, listShipments, { query: {} }, world.client))
      expect(row?.status).toBe('pending')
      if (!SHOWN_BY_FIELDS.includes(reason)) expect(row?.stops?.map((stop) => stop.id)).toContain(reason)
      else if (reason !== 'no-items') expect(row?.missingFieldCount).toBeGreaterThan(0)
      const refused = await generate(world, id)
      expect(refused).toMatchObject({ status: 409, json: { code: 'paper-stopped' } })
      expect(JSON.stringify(refused.json.details)).toContain(`"${reason}"`)
      expect(await settleAll(world.deps, { clientId: null, actor: SYSTEM })).toBe(1)
      const stored = await world.deps.db.selectFrom('shipments').select('status').executeTakeFirstOrThrow()
      expect(stored.status).toBe('pending')
      const said = await world.deps.db.selectFrom('audit_log').select('after').executeTakeFirstOrThrow()
      expect(said.after).toMatchObject({ status: 'pending', because: expect.arrayContaining([reason]) })
    },
  )
})

describe('a shipment without a fault', () => {
  it('reads ready in all of them, and stays so', async () => {
    const { shipmentId: id } = await addShipment(world, [vietnamese])
    expect(await settleAll(world.deps, { clientId: null, actor: SYSTEM })).toBe(1)
    const complete = dataOf(await send(world, completeData, { params: { id } }, world.client))
    expect([complete.shipment.status, complete.stops]).toEqual(['declared', []])
    const [row] = dataOf(await send(world, listShipments, { query: {} }, world.client))
    expect([row?.status, row?.stops]).toEqual(['declared', []])
    expect(await settleAll(world.deps, { clientId: null, actor: SYSTEM })).toBe(0)
    expect((await generate(world, id)).status).toBe(200)
  })
})

describe('shipments of everybody', () => {
  it('are all looked at, behind any number whose status follows nothing, and no further once that ended', async () => {
    const { db } = world.deps
    await sql`
      insert into shipments (id, client_id, reference, status, destination_type, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${world.clientId}, 'OLD-' || n,
        case when n = 450 then 'Declared' else 'delivered' end, 'other', now() from generate_series(1, 450) as n`.execute(
      db,
    )
    await addShipment(world, [vietnamese])
    const others = ['00000000-0000-4000-8000-00000000000a', 'ffffffff-0000-4000-8000-00000000000b']
    for (const [at, id] of others.entries()) {
      await sql`insert into clients (id, name, email, created_at) values (${id}, 'Other', ${`${at}@other.example`}, now())`.execute(
        db,
      )
      await sql`
        insert into shipments (id, client_id, reference, status, destination_type, created_at)
        select gen_random_uuid(), ${id}, 'NEW-' || n, 'declared', 'other', now() from generate_series(1, 150) as n`.execute(
        db,
      )
    }
    const whose = { clientId: null, actor: SYSTEM }
    expect(await settleAll(world.deps, { ...whose, ended: AbortSignal.abort() })).toBe(0)
    expect(await settleAll(world.deps, { ...whose, clientId: world.clientId })).toBe(2)
    expect(await settleAll(world.deps, whose)).toBe(300)
    expect(await settleAll(world.deps, whose)).toBe(0)
  })
})
