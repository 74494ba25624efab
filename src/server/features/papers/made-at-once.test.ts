// Papers made twice at once: each gets a number of its own, and never two the same.
import { beforeEach, expect, it } from 'vitest'
import { generateFdaWorksheets } from '#contract/fda.ts'
import { generateCombinedInvoice } from '#contract/invoices.ts'
import { generateManualInvoice } from '#contract/manual-invoices.ts'
import { newCusmaWorld, sign } from '../../testing/cusma-world.ts'
import { addShipment, generate, newWorld, PASSWORD, type World } from '../../testing/invoice-world.ts'
import { send } from '../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const stand = { description: 'Display stand', quantity: 4, unitPriceUSD: 6.5, countryOfOrigin: 'CA', htsCode: '' }

/** Asks `times` at once, and answers the numbers and file names that are kept, sorted. */
async function atOnce(times: number, ask: () => Promise<{ readonly status: number }>) {
  const answers = await Promise.all(Array.from({ length: times }, ask))
  expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200))
  const rows = await world.deps.db.selectFrom('documents').select(['number', 'filename']).orderBy('number').execute()
  expect(new Set(rows.map(({ filename }) => filename)).size).toBe(rows.length)
  expect(world.files.kept.size).toBe(rows.length)
  return rows.map(({ number }) => number)
}

it('commercial invoices of one shipment', async () => {
  const { shipmentId } = await addShipment(world)
  expect(await atOnce(4, () => generate(world, shipmentId))).toEqual([
    'INV-NP-2041',
    'INV-NP-2041-2',
    'INV-NP-2041-3',
    'INV-NP-2041-4',
  ])
})

it('combined invoices over the same shipments in either order', async () => {
  const ids = [(await addShipment(world, [{}], 'NP-1')).shipmentId, (await addShipment(world, [{}], 'NP-2')).shipmentId]
  const orders = [ids, ids.toReversed(), ids]
  const combine = () => {
    const shipments = (orders.pop() ?? []).map((id) => ({ id }))
    return send(world, generateCombinedInvoice, { body: { shipments, password: PASSWORD } }, world.client)
  }
  expect(await atOnce(3, combine)).toEqual(['COMB-20261121', 'COMB-20261121-2', 'COMB-20261121-3'])
})

it('invoices typed by hand in the same second', async () => {
  const body = { items: [stand] }
  expect(await atOnce(3, () => send(world, generateManualInvoice, { body }, world.client))).toEqual([
    'MANUAL-20261121-100000',
    'MANUAL-20261121-100000-2',
    'MANUAL-20261121-100000-3',
  ])
})

it('FDA worksheets of one shipment', async () => {
  const { shipmentId } = await addShipment(world, [{ description: 'Honey in a jar', hts_code: '0409000010' }])
  const ask = () =>
    send(world, generateFdaWorksheets, { body: { shipmentData: { id: shipmentId }, password: PASSWORD } }, world.client)
  expect(await atOnce(2, ask)).toEqual(['FDA-NP-2041', 'FDA-NP-2041-2'])
})

it('certificates of one shipment', async () => {
  const signing = await newCusmaWorld()
  world = signing
  const { shipmentId } = await addShipment(world)
  expect(await atOnce(2, () => sign(signing, shipmentId))).toEqual(['CUSMA-NP-2041', 'CUSMA-NP-2041-2'])
})
