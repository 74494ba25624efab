// A formal entry needs the number of the importer: no invoice of one is made without it, alone or together; typed by hand it warns.
import { beforeEach, expect, it } from 'vitest'
import { saveBusinessInfo } from '#contract/client-data.ts'
import { downloadInvoice, generateCombinedInvoice } from '#contract/invoices.ts'
import { generateManualInvoice, manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { completeData } from '#contract/shipments.ts'
import { addShipment, generate, newWorld, PASSWORD, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

/** No claim is made of it, so nothing but its value stands in the way. 96 x 36.56 = 3,509.76 CAD, x 0.7124 = 2,500.35 USD. */
const formal = { country_of_origin: 'VN', origin_mismatch_reason: 'Sewn there', declared_value_cad: '36.56' } as const
/** 96 x 36.55 = 3,508.80 CAD, x 0.7124 = 2,499.67 USD. */
const informal = { ...formal, declared_value_cad: '36.55' }

const keepNumber = (number: string) =>
  send(
    world,
    saveBusinessInfo,
    {
      body: {
        legal_name: 'Northern Pantry & Goods Inc.',
        phone_number: '905-555-0142',
        business_type: 'canadian_corporation',
        canadian_business_number: '123456782',
        address_line1: '210 Queen Street',
        city: 'Hamilton',
        state: 'ON',
        country: 'CA',
        postal_code: 'L8R 1A1',
        shipping_agreement_signed: true,
        importer: { number },
      },
    },
    world.client,
  )

const combine = (ids: readonly string[]) =>
  send(
    world,
    generateCombinedInvoice,
    { body: { shipments: ids.map((id) => ({ id })), password: PASSWORD } },
    world.client,
  )

it('stops the invoice of one shipment and its readiness until the number is kept', async () => {
  const { shipmentId: id } = await addShipment(world, [formal])
  const refused = await generate(world, id)
  expect(refused.status).toBe(409)
  expect(refused.json.error).toContain('The goods are worth USD 2,500.35, so the entry is formal')
  const before = dataOf(await send(world, completeData, { params: { id } }, world.client))
  expect([before.shipment.status, before.stops.map((stop) => stop.id)]).toEqual(['pending', ['importer-number-formal']])
  expect(before.stops[0]).toMatchObject({ fix: { place: 'business-info' }, field: 'importer.number' })
  expect((await keepNumber('98-7654321')).status).toBe(200)
  const stored = await world.deps.db.selectFrom('shipments').select('status').executeTakeFirstOrThrow()
  expect(stored.status).toBe('declared')
  const made = await generate(world, id)
  expect(made.status).toBe(200)
  const text = (await readPages(new Uint8Array(Buffer.from(made.json.fileData, 'base64')))).join(' ')
  expect(text).toContain('Importer number 98-7654321')
})

it('lets an informal one through, and stops two of them on one formal entry', async () => {
  const one = await addShipment(world, [informal], 'NP-1')
  const two = await addShipment(world, [informal], 'NP-2')
  const refused = await combine([one.shipmentId, two.shipmentId])
  // 2 x 2,499.67
  expect(refused.status).toBe(409)
  expect(refused.json.error).toContain('The goods are worth USD 4,999.34, so the entry is formal')
  await keepNumber('123456-12345')
  expect((await combine([one.shipmentId, two.shipmentId])).status).toBe(200)
  const alone = await addShipment(world, [informal], 'NP-3')
  expect((await generate(world, alone.shipmentId)).status).toBe(200)
})

it('prints the number on an invoice typed by hand where the importer is the one it is kept for, else warns', async () => {
  const begins = async () => dataOf(await send(world, manualInvoiceDefaults, {}, world.client)).numberedImporter
  expect(await begins()).toBeNull()
  await keepNumber('98-7654321')
  expect(await begins()).toEqual({ name: 'Northern Pantry & Goods Inc.', number: '••••••4321' })
  const typed = async (importer: string, unitPriceUSD: number) => {
    const items = [{ description: 'Honey of clover in jars', quantity: 100, unitPriceUSD, countryOfOrigin: 'CA' }]
    const made = dataOf(
      await send(world, generateManualInvoice, { body: { items, importer: { name: importer } } }, world.client),
    )
    const file = await send(world, downloadInvoice, { params: { filename: made.filename } }, world.client)
    return { warnings: made.warnings.join(' '), text: (await readPages(new Uint8Array(file.bytes))).join(' ') }
  }
  const own = await typed('northern pantry & goods inc.', 25.01)
  expect(own.text).toContain('Importer number 98-7654321')
  expect(own.warnings).not.toContain('has no importer number')
  const another = await typed('Maple Imports LLC', 25.01)
  expect(another.text).not.toContain('98-7654321')
  expect(another.warnings).toContain('The goods are worth USD 2,501.00, so the entry is formal')
  expect((await typed('Maple Imports LLC', 25)).warnings).not.toContain('has no importer number')
})
