// Files of suppliers at the end of their time: they go with a word in the log, and not while a claim rests on their product.
import { beforeEach, expect, it } from 'vitest'
import { saveRecipe } from '#contract/product-origin.ts'
import { addSupplierFile, sendSupplierAnswer } from '#contract/supplier-answer.ts'
import { createSupplierRequest } from '#contract/supplier-requests.ts'
import { newProductWorld, type ProductWorld, sign } from '../../../testing/cusma-world.ts'
import { smallPng } from '../../../testing/pictures.ts'
import { CANDLE_RECIPE, SUPPLIER_ANSWER } from '../../../testing/sample-origin.ts'
import { dataOf, send } from '../../../testing/test-app.ts'
import { keepHouse } from './housekeeping.ts'

const PNG = smallPng().replace(/^data:[^,]*,/, '')

let world: ProductWorld
let shipmentId: string
let product: string
beforeEach(async () => {
  world = await newProductWorld()
  ;({ shipmentId, product } = world)
  const asked = { supplier: 'Wick Mills', subject: 'Cotton wick', material: 'm2' }
  const { token } = dataOf(await send(world, createSupplierRequest, { params: { product }, body: asked }, world.client))
  await send(world, addSupplierFile, { body: { token, name: 'wick.png', content: PNG } })
  await send(world, sendSupplierAnswer, { body: { token, answer: SUPPLIER_ANSWER } })
})

const on = (day: string) => {
  world.clock.at = new Date(`${day}T15:00:00Z`)
}
const rows = () => world.deps.db.selectFrom('supplier_files').select(['name', 'keep_until']).execute()
const answers = () => world.deps.db.selectFrom('supplier_answers').select('id').execute()
const purges = () =>
  world.deps.db.selectFrom('audit_log').selectAll().where('action', '=', 'supplier-file.purged').execute()

it('a file stays to its last day, then goes, and the answer it came with stays', async () => {
  expect(await rows()).toEqual([{ name: 'wick.png', keep_until: '2032-11-21' }])
  on('2032-11-21')
  expect((await keepHouse(world.deps)).supplied).toBe(0)
  on('2032-11-22')
  expect((await keepHouse(world.deps)).supplied).toBe(1)
  expect(await rows()).toEqual([])
  expect([...world.files.kept.keys()].filter((key) => key.includes('supplier_file'))).toEqual([])
  expect(await answers()).toHaveLength(1)
  expect(await purges()).toMatchObject([
    { actor_kind: 'system', client_id: world.clientId, before: { name: 'wick.png', keep_until: '2032-11-21' } },
  ])
  expect((await keepHouse(world.deps)).supplied).toBe(0)
})

it('a file stays while a certificate of its product has to be proven, and goes the day after', async () => {
  await send(world, saveRecipe, { params: { product }, body: { recipeId: null, content: CANDLE_RECIPE } }, world.client)
  await sign(world, shipmentId, { blanketPeriod: { startDate: '2028-06-01', endDate: '2029-05-31' } })
  on('2034-05-31')
  expect(await keepHouse(world.deps)).toMatchObject({ supplied: 0, purged: 0 })
  on('2034-06-01')
  expect(await keepHouse(world.deps)).toMatchObject({ supplied: 1, purged: 1 })
  expect(await rows()).toEqual([])
})

it('keeps the record of a file that cannot be deleted', async () => {
  on('2032-11-22')
  const broken = { ...world.files, delete: () => Promise.reject(new Error('disk is gone')) }
  expect((await keepHouse({ ...world.deps, files: broken })).supplied).toBe(0)
  expect(await rows()).toHaveLength(1)
  expect(await purges()).toEqual([])
})
