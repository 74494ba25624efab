import { beforeEach, describe, expect, it } from 'vitest'
import { deleteCusmaFile, linkCusmaFile } from '#contract/cusma-files.ts'
import { type CusmaWorld, newCusmaWorld, sign } from '../../../testing/cusma-world.ts'
import { addShipment, generate } from '../../../testing/invoice-world.ts'
import { dataOf, send } from '../../../testing/test-app.ts'
import { keepHouse } from './housekeeping.ts'

let world: CusmaWorld
let id: string
beforeEach(async () => {
  world = await newCusmaWorld()
  id = (await addShipment(world)).shipmentId
})

const at = { params: { filename: 'CUSMA-NP-2041.pdf' } }
const papers = async () =>
  (await world.deps.db.selectFrom('documents').select('number').orderBy('number').execute()).map(({ number }) => number)
const purges = async () =>
  world.deps.db.selectFrom('audit_log').selectAll().where('action', '=', 'document.purged').execute()
const on = (day: string) => {
  world.clock.at = new Date(`${day}T15:00:00Z`)
}

describe('a paper whose time is over', () => {
  beforeEach(async () => {
    await sign(world, id)
    on('2026-11-25')
    await generate(world, id)
    on('2026-11-21')
  })

  it('stays when the program is being stopped: nothing is begun any more', async () => {
    on('2032-11-22')
    expect((await keepHouse(world.deps, AbortSignal.abort())).purged).toBe(0)
    expect(await papers()).toContain('INV-NP-2041')
  })

  it('stays to its last day, then goes with its file, and the log says so', async () => {
    on('2032-11-21')
    expect((await keepHouse(world.deps)).purged).toBe(0)
    on('2032-11-22')
    expect((await keepHouse(world.deps)).purged).toBe(1)
    expect(await papers()).toEqual(['INV-NP-2041'])
    expect(world.files.kept.size).toBe(1)
    expect(await purges()).toMatchObject([
      {
        actor_kind: 'system',
        client_id: world.clientId,
        before: { number: 'CUSMA-NP-2041', keep_until: '2032-11-21' },
        after: null,
      },
    ])
    expect((await keepHouse(world.deps)).purged).toBe(0)
  })

  it('deleted by its owner stays the six years all the same', async () => {
    await send(world, deleteCusmaFile, at, world.client)
    on('2032-11-21')
    await keepHouse(world.deps)
    expect(world.files.kept.size).toBe(2)
    on('2032-11-22')
    expect((await keepHouse(world.deps)).purged).toBe(1)
    expect(world.files.kept.size).toBe(1)
  })

  it('of which only the file went before the program was killed goes the next time', async () => {
    on('2032-11-22')
    const [row] = await world.deps.db
      .selectFrom('documents')
      .selectAll()
      .where('kind', '=', 'cusma_certificate')
      .execute()
    world.files.kept.delete(row?.storage_key ?? '')
    expect((await keepHouse(world.deps)).purged).toBe(1)
    expect(await papers()).toEqual(['INV-NP-2041'])
  })

  it('keeps its record while its file cannot be deleted', async () => {
    on('2032-11-22')
    const broken = { ...world.files, delete: () => Promise.reject(new Error('disk is gone')) }
    expect((await keepHouse({ ...world.deps, files: broken })).purged).toBe(0)
    expect(await papers()).toEqual(['CUSMA-NP-2041', 'INV-NP-2041'])
    expect(await purges()).toEqual([])
  })
})

it('a link stops working once its certificate is deleted, and once it is purged', async () => {
  await sign(world, id)
  const { url } = dataOf(await send(world, linkCusmaFile, { ...at, query: { expiresIn: 604_800 } }, world.client))
  const open = async () => (await world.app.inject({ method: 'GET', url })).statusCode
  expect(await open()).toBe(200)
  await send(world, deleteCusmaFile, at, world.client)
  expect(await open()).toBe(404)
})

it('ends a certificate whose blanket period is over, and its shipment is pending again', async () => {
  await sign(world, id)
  const status = () =>
    world.deps.db
      .selectFrom('cusma_forms as f')
      .innerJoin('shipments as s', 's.id', 'f.shipment_id')
      .select(['f.status', 's.status as shipment'])
      .executeTakeFirstOrThrow()
  on('2027-11-20')
  expect((await keepHouse(world.deps)).ended).toBe(0)
  expect(await status()).toEqual({ status: 'signed', shipment: 'declared' })
  on('2027-11-21')
  expect((await keepHouse(world.deps)).ended).toBe(1)
  expect(await status()).toEqual({ status: 'out_of_date', shipment: 'pending' })
  expect((await keepHouse(world.deps)).ended).toBe(0)
})
