import { expect, it } from 'vitest'
import { regenerateDocument } from '#contract/document-archive.ts'
import { downloadInvoice } from '#contract/invoices.ts'
import { generateManualInvoice } from '#contract/manual-invoices.ts'
import { newWorld, noRate, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

const line = { description: 'Honey', quantity: 10, countryOfOrigin: 'CA', htsCode: '0409.00.00.10' }
const make = (world: World, items: readonly object[]) =>
  send(world, generateManualInvoice, { body: { items: [...items] } as never }, world.client)

async function textOf(world: World, filename: string): Promise<string> {
  const file = await send(world, downloadInvoice, { params: { filename } }, world.client)
  return (await readPages(new Uint8Array(file.bytes))).join(' ')
}

it('says of prices given in CAD at which rate they were converted, of which day and whose it is', async () => {
  const world = await newWorld()
  // 7.40 x 0.7124 = 5.27176
  const answer = await make(world, [
    { ...line, unitPriceUSD: 5.27, unitPriceCAD: 7.4 },
    { ...line, unitPriceUSD: 3 },
  ])
  const text = await textOf(world, dataOf(answer).filename)
  // 10 x 5.27176 = 52.7176, and 5.2718 x 10 gives it again
  expect(text).toContain('5.2718 CAD 7.40 52.72 CAD 74.00')
  expect(text).toContain(
    'Given in CAD and converted to USD, each line total rounded once to the cent: line 1. 1 CAD = 0.7124 USD, Bank of Canada, 20 Nov 2026.',
  )
})

it('says nothing of a rate when every price was given in USD', async () => {
  const world = await newWorld()
  const text = await textOf(world, dataOf(await make(world, [{ ...line, unitPriceUSD: 3 }])).filename)
  expect(text).not.toContain('1 CAD =')
})

it('warns of the fallback rate', async () => {
  const world = await newWorld(noRate())
  // 7.40 x 0.74 = 5.476
  const answer = await make(world, [{ ...line, unitPriceUSD: 5.48, unitPriceCAD: 7.4 }])
  expect(await textOf(world, dataOf(answer).filename)).toContain(
    'Given in CAD and converted at the fallback rate, because no published rate was at hand: line 1. 1 CAD = 0.7400 USD; confirm the rate before entry.',
  )
})

it('refuses a price made at another rate than the one the paper would name', async () => {
  const world = await newWorld()
  const { status, json } = await make(world, [{ ...line, unitPriceUSD: 5.48, unitPriceCAD: 7.4 }])
  expect([status, json.error]).toEqual([
    409,
    'Line 1: CAD 7.40 is USD 5.27176 at the rate of 1 CAD = 0.7124 USD that holds now. Take that price or give one in USD.',
  ])
})

it('follows the rate of the day when the paper is made again', async () => {
  const world = await newWorld()
  await make(world, [{ ...line, unitPriceUSD: 5.27, unitPriceCAD: 7.4 }])
  const { id } = await world.deps.db.selectFrom('documents').select('id').executeTakeFirstOrThrow()
  const request = { items: [{ ...line, unitPriceUSD: 4.99, unitPriceCAD: 7.4 }] }
  await world.deps.db
    .updateTable('documents')
    .set({ request: JSON.stringify(request) })
    .execute()
  world.clock.at = new Date(world.clock.at.getTime() + 60_000)
  const again = await send(world, regenerateDocument, { params: { id }, body: {} as never }, world.client)
  expect(await textOf(world, again.json.filename)).toContain('5.2718 CAD 7.40 52.72 CAD 74.00')
})

it('takes the exact price, and refuses one that another rate made within a cent', async () => {
  const world = await newWorld()
  const line1 = { ...line, quantity: 1000, unitPriceCAD: 1.23, totalValueUSD: 876.25 }
  expect((await make(world, [{ ...line1, unitPriceUSD: 0.876252 }])).status).toBe(200)
  // 1.23 x 0.7125 = 0.876375
  expect((await make(world, [{ ...line1, unitPriceUSD: 0.876375 }])).status).toBe(409)
})
