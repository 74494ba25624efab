import { beforeEach, describe, expect, it } from 'vitest'
import { listArchive, regenerateDocument } from '#contract/document-archive.ts'
import { generateFdaWorksheets, listFdaWorksheets, saveFdaWorksheets } from '#contract/fda.ts'
import { generateCombinedInvoice } from '#contract/invoices.ts'
import { generateManualInvoice } from '#contract/manual-invoices.ts'
import { preflight } from '#contract/preflight.ts'
import { addShipment, audited, generate, newWorld, PASSWORD, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { STOPPING_ITEMS, UNCONFIRMED } from '../../../testing/stopping-items.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
const HONEY = { description: 'Clover honey in glass jars', sku: 'HONEY', hts_code: '0409000010', quantity: 24 }

const worksheets = (id: string, more: object = {}, caller = world.client) =>
  send(world, generateFdaWorksheets, { body: { shipmentData: { id }, password: PASSWORD, ...more } }, caller)
const archive = async (query: object = {}) => send(world, listArchive, { query }, world.client)
const checksOf = async (id: string, paper: 'commercial_invoice' | 'fda' | 'cusma' = 'commercial_invoice') =>
  dataOf(await send(world, preflight, { params: { id }, query: { paper } }, world.client)).checks

describe('FDA worksheets', () => {
  it('are printed for the items that need one, counted, stored and numbered', async () => {
    const { shipmentId } = await addShipment(world, [{}, HONEY])
    const { status, json } = await worksheets(shipmentId)
    expect({ status, message: json.message, filename: json.filename }).toEqual({
      status: 200,
      message: 'FDA worksheets generated successfully! (1 worksheet)',
      filename: 'FDA-NP-2041.pdf',
    })
    const text = (await readPages(new Uint8Array(Buffer.from(json.fileData, 'base64')))).join(' ')
    for (const part of ['Clover honey', '0409.00.00.10', '24 units', 'Prairie Wax Works Inc.', 'Amazon FBA DFW1']) {
      expect(text).toContain(part)
    }
    expect((await worksheets(shipmentId)).json.number).toBe('FDA-NP-2041-2')
    expect(await audited(world)).toEqual(['document.made', 'document.made'])
  })

  it('keep what is typed, and print it', async () => {
    const { shipmentId, itemIds } = await addShipment(world, [HONEY])
    const key = itemIds[0] ?? ''
    const params = { id: shipmentId }
    const save = (fields: object) =>
      send(world, saveFdaWorksheets, { params, body: { worksheets: { [key]: { ...fields } } } }, world.client)
    expect((await save({ productCode: '36A--01' })).status).toBe(200)
    expect((await save({ storage: 'ambient' })).status).toBe(200)
    expect((await save({ madeUp: 'x' })).status).toBe(400)
    expect(await save({ productCode: '36A01' })).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('seven characters') },
    })
    const [sheet] = dataOf(await send(world, listFdaWorksheets, { params }, world.client)).worksheets
    const fields = sheet?.sections.flatMap((section) => section.fields) ?? []
    expect(fields.filter(({ state }) => state === 'edited').map(({ value }) => value)).toEqual(['36A--01', 'ambient'])
    const { json } = await worksheets(shipmentId, { worksheets: { [key]: { lot: 'L-77' } } })
    const text = (await readPages(new Uint8Array(Buffer.from(json.fileData, 'base64')))).join(' ')
    for (const typed of ['36A--01', 'ambient', 'L-77']) expect(text).toContain(typed)
  })

  it('are refused when none is needed, with a wrong password, for another client and a strange worksheet', async () => {
    const { shipmentId } = await addShipment(world)
    expect(await worksheets(shipmentId)).toMatchObject({
      status: 409,
      json: { error: 'No item of the shipment needs an FDA worksheet.' },
    })
    expect((await worksheets(shipmentId, { password: 'no' })).status).toBe(403)
    expect((await worksheets(shipmentId, {}, world.other)).status).toBe(404)
    const edits = { [world.makerId]: { lot: 'x' } }
    expect((await worksheets(shipmentId, { worksheets: edits })).status).toBe(404)
  })
})

describe('preflight', () => {
  it.each(STOPPING_ITEMS)('what stops stops the invoice too: %s', async (_, given, id) => {
    const { shipmentId } = await addShipment(world, [given])
    const stops = (await checksOf(shipmentId)).filter(({ level }) => level === 'stops')
    expect(stops.map((check) => check.id)).toContain(id)
    expect((await generate(world, shipmentId)).status).toBe(409)
  })

  it('what only warns stamps the invoice as a draft', async () => {
    const { shipmentId } = await addShipment(world)
    const checks = await checksOf(shipmentId)
    const warning = new Set(checks.filter(({ level }) => level === 'warns').map(({ id }) => id))
    expect(checks.filter(({ level }) => level === 'stops')).toEqual([])
    expect([...warning]).toEqual(expect.arrayContaining(['importer-missing', 'boxes-missing', 'addresses-not-set-up']))
    const { json } = await generate(world, shipmentId)
    const text = (await readPages(new Uint8Array(Buffer.from(json.fileData, 'base64')))).join(' ')
    expect(text).toContain(`${warning.size} points to check before use`)
    expect(text).toContain('MID XMPRAWAX455WIN')
  })
})

describe('the archive', () => {
  it('lists every paper by kind, shipment and day, with its data versions and maker', async () => {
    const { shipmentId } = await addShipment(world, [HONEY])
    const other = await addShipment(world, [{}], 'NP-2')
    await generate(world, shipmentId)
    world.clock.at = new Date('2026-11-23T04:30:00Z')
    await worksheets(shipmentId)
    await generate(world, other.shipmentId)
    const numbers = async (query: object) => (await archive(query)).json.data.map(({ number }) => number).sort()
    expect(await numbers({})).toEqual(['FDA-NP-2041', 'INV-NP-2', 'INV-NP-2041'])
    expect(await numbers({ kind: 'fda_worksheets' })).toEqual(['FDA-NP-2041'])
    expect(await numbers({ shipment: shipmentId })).toEqual(['FDA-NP-2041', 'INV-NP-2041'])
    // 23 Nov 04:30 UTC is still the 22nd in Toronto.
    expect(await numbers({ from: '2026-11-22', to: '2026-11-22' })).toEqual(['FDA-NP-2041', 'INV-NP-2'])
    expect(await numbers({ to: '2026-11-21' })).toEqual(['INV-NP-2041'])
    const [row] = (await archive({ kind: 'fda_worksheets' })).json.data
    expect(row).toMatchObject({
      createdBy: 'demo@portage.example',
      dataVersions: { tariff: world.deps.tariff.release, pga: world.deps.pga.version },
      shipments: [{ id: shipmentId, reference: 'NP-2041' }],
      canRegenerate: true,
    })
  })

  it('makes a paper again from the data of today under its next number', async () => {
    const { shipmentId } = await addShipment(world)
    await generate(world, shipmentId, { incoterm: 'DAP', incotermPlace: 'Buffalo NY' })
    await world.deps.db.updateTable('items').set({ declared_value_cad: '7.00' }).execute()
    const [row] = (await archive()).json.data
    const again = await send(
      world,
      regenerateDocument,
      { params: { id: row?.id ?? '' }, body: { password: PASSWORD } },
      world.client,
    )
    expect(again.json).toMatchObject({ number: 'INV-NP-2041-2', filename: 'INV-NP-2041-2.pdf' })
    const bytes = [...world.files.kept.values()].at(-1)
    const text = (await readPages(bytes ?? new Uint8Array())).join(' ')
    // 96 x 7.00
    for (const part of ['672.00', 'DAP Buffalo NY']) expect(text).toContain(part)
    expect((await archive()).json.data).toHaveLength(2)
  })

  it('makes combined and typed invoices and FDA worksheets again, but signs no certificate', async () => {
    const { shipmentId } = await addShipment(world, [HONEY])
    const shipments = [{ id: shipmentId }]
    await send(world, generateCombinedInvoice, { body: { shipments, password: PASSWORD } }, world.client)
    const items = [{ description: 'Display stand', quantity: 4, unitPriceUSD: 6.5, htsCode: '4819.50.40.60' }]
    await send(world, generateManualInvoice, { body: { items, invoiceNumber: 'TYPED-1' } }, world.client)
    await worksheets(shipmentId)
    world.clock.at = new Date('2026-11-22T15:00:00Z')
    const made = []
    for (const { id } of (await archive()).json.data) {
      const body = { password: PASSWORD }
      made.push((await send(world, regenerateDocument, { params: { id }, body }, world.client)).json.number)
    }
    expect(made.sort()).toEqual(['COMB-20261122', 'FDA-NP-2041-2', 'MANUAL-20261122-100000'])
    await world.deps.db
      .updateTable('documents')
      .set({ kind: 'cusma_certificate' })
      .where('number', '=', 'TYPED-1')
      .execute()
    const [certificate] = (await archive({ kind: 'cusma_certificate' })).json.data
    const params = { id: certificate?.id ?? '' }
    const signed = await send(world, regenerateDocument, { params, body: { password: PASSWORD } }, world.client)
    expect({ can: certificate?.canRegenerate, status: signed.status }).toEqual({ can: false, status: 409 })
  })

  it('asks for the password, and for what stops the paper to be settled', async () => {
    const { shipmentId } = await addShipment(world)
    await generate(world, shipmentId)
    const [row] = (await archive()).json.data
    const make = (password: string, caller = world.client) =>
      send(world, regenerateDocument, { params: { id: row?.id ?? '' }, body: { password } }, caller)
    expect((await make('no')).status).toBe(403)
    expect((await make(PASSWORD, world.other)).status).toBe(404)
    await world.deps.db.updateTable('items').set(UNCONFIRMED).execute()
    expect((await make(PASSWORD)).status).toBe(409)
  })
})
