// Staff work through a demo shipment from sign-in to papers, each step through the twin of the client's call.
import { beforeAll, expect, it } from 'vitest'
import { classifyHts } from '#contract/classification.ts'
import { listAddresses, saveAddress } from '#contract/client-data.ts'
import { checkCusmaEligibility, createCusmaForm, generateCusmaCertificate } from '#contract/cusma.ts'
import {
  annotatedCusmaTemplate,
  downloadCusmaFile,
  listCusmaFiles,
  listCusmaTemplateFields,
} from '#contract/cusma-files.ts'
import { listArchive } from '#contract/document-archive.ts'
import { calculateDuty, estimateCosts } from '#contract/duty.ts'
import type { Asked, Endpoint } from '#contract/endpoint.ts'
import { saveEntryPermission } from '#contract/entry-permissions.ts'
import { generateFdaWorksheets, listFdaWorksheets } from '#contract/fda.ts'
import { addToFreightCart, freightCartDraft, listFreightCarts } from '#contract/freight.ts'
import { downloadInvoice, generateInvoice } from '#contract/invoices.ts'
import { updateItem } from '#contract/items.ts'
import { saveMandate } from '#contract/mandates.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { preflight } from '#contract/preflight.ts'
import { staffLogin } from '#contract/session.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { listClients } from '#contract/staff.ts'
import { listBoxes, listPlans, selectShippingRate, shipmentDetailsForStaff } from '#contract/staff-shipments.ts'
import { DEMO_CLIENT_ID } from '../../../demo/clients.ts'
import { loadDemo } from '../../../demo/load-demo.ts'
import { DEMO_DOCUMENT_PASSWORD, DEMO_STAFF_PASSWORD } from '../../../demo/settings.ts'
import { smallPng } from '../../../testing/pictures.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { MANDATE } from '../../../testing/sample-calls.ts'
import { dataOf, send, type TestApp, type TestCaller, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let staff: TestCaller
let shipmentId: string

beforeAll(async () => {
  test = await testApp({ settings: { demo: true } })
  await loadDemo(test.deps)
  const { json } = await send(test, staffLogin, { body: { password: DEMO_STAFF_PASSWORD } })
  staff = { kind: 'staff', token: json.token }
})

/** The twin of a client's call, for the demo client. */
const twin = <E extends Endpoint>(endpoint: E, asked: { params?: object; query?: object; body?: object } = {}) =>
  send(
    test,
    onBehalf(endpoint) as unknown as E,
    { ...asked, params: { ...asked.params, clientId: DEMO_CLIENT_ID } } as Partial<Asked<E>>,
    staff,
  )
const ofShipment = () => ({ params: { id: shipmentId } })
const atShipment = () => ({ params: { clientId: DEMO_CLIENT_ID, shipmentId } })
const complete = async () => dataOf(await twin(completeData, ofShipment()))
const pdfText = async (fileData: string) => (await readPages(new Uint8Array(Buffer.from(fileData, 'base64')))).join(' ')

it('finds the client and the shipment', async () => {
  const [client] = dataOf(await send(test, listClients, { query: { search: 'northern' } }, staff))
  expect(client?.id).toBe(DEMO_CLIENT_ID)
  const [shipment] = dataOf(await twin(listShipments, { query: { search: 'NPG-1061' } }))
  expect([shipment?.reference, shipment?.status, shipment?.skuCount]).toEqual(['NPG-1061', 'pending', 12])
  shipmentId = shipment?.id ?? ''
  expect(dataOf(await send(test, shipmentDetailsForStaff, atShipment(), staff)).client.name).toBe(
    'Northern Pantry & Goods Inc.',
  )
})

it('opens boxes and plans, chooses a rate and puts it into the cart', async () => {
  expect(dataOf(await send(test, listBoxes, atShipment(), staff)).groups.length).toBeGreaterThan(3)
  const [plan] = dataOf(await send(test, listPlans, atShipment(), staff))
  const placement = plan?.placement_options[0]?.placements[0]
  const [rate] = placement?.shipping_rates ?? []
  if (!placement || !rate) throw new Error('the demo has no rate')
  expect(placement.preferred_rate).toEqual({ carrier_id: rate.carrier_id, service_id: rate.service_id })
  const selectedRate = { carrier_id: rate.carrier_id, service_id: rate.service_id, total: rate.total }
  const chosen = await send(
    test,
    selectShippingRate,
    { ...atShipment(), body: { placementId: placement.id, selectedRate } },
    staff,
  )
  expect(dataOf(chosen).selected_shipping_rate?.service_id).toBe(rate.service_id)
  const draft = dataOf(await twin(freightCartDraft, { ...ofShipment(), query: { placementId: placement.id } }))
  const body = {
    selectedRate: { ...selectedRate, placement_id: placement.id },
    amazonFbaInfo: draft.amazonFbaInfo,
    boxes: draft.boxes,
    customsData: draft.customsData,
  }
  const added = await twin(addToFreightCart, { ...ofShipment(), body })
  expect(added.json.error ?? '').toBe('')
  const [cart] = dataOf(await send(test, listFreightCarts, { query: { clientId: DEMO_CLIENT_ID } }, staff))
  expect([cart?.cart_id, cart?.reference]).toEqual([added.json.cart_id, 'NPG-1061'])
})

it('settles what the items lack', async () => {
  for (const item of (await complete()).items) {
    const change: Record<string, unknown> = {}
    if (!item.countryOfOrigin) change.countryOfOrigin = 'IN'
    if (item.declaredValue === null) change.declaredValue = 8.4
    if (!item.htsCode) {
      const found = (await twin(classifyHts, { body: { description: item.description } })).json
      const [first] = 'htsCodes' in found ? found.htsCodes : []
      Object.assign(change, { htsCode: first?.htsCode, htsProposedBy: 'classifier', htsConfirmed: true })
    }
    if (!item.manufacturing_address_id) change.manufacturing_address_id = await makerIn(item.countryOfOrigin ?? 'IN')
    if (Object.keys(change).length === 0) continue
    const saved = await twin(updateItem, { params: { id: shipmentId, itemId: item.id }, body: change })
    expect(saved.json.error ?? '').toBe('')
  }
  const { items } = await complete()
  expect(items.filter((item) => !item.htsCode || !item.countryOfOrigin || item.declaredValue === null)).toEqual([])
})

async function makerIn(country: string): Promise<string> {
  const all = dataOf(await twin(listAddresses))
  const known = all.find((address) => address.country === country)
  if (known) return known.id
  const address = { name: 'Harbour Toys', street_address: '12 Dock Road', city: 'Port', country }
  return dataOf(await twin(saveAddress, { body: { address } })).id
}

it('sees what stops the invoice, and records why the beer may enter', async () => {
  const checks = async () =>
    dataOf(await twin(preflight, { ...ofShipment(), query: { acceptFallbackRate: 'true' } })).checks
  const banned = (await checks()).find(({ id }) => id === 'prohibited')
  expect(banned?.level).toBe('stops')
  const said = { reason: 'Trial order under licence', citation: 'Licence 2026-118' }
  const params = { ...atShipment().params, itemId: banned?.item ?? '' }
  expect((await send(test, saveEntryPermission, { params, body: said }, staff)).status).toBe(200)
  expect((await checks()).filter(({ level }) => level === 'stops')).toEqual([])
})

it('works out duty and costs', async () => {
  const [item] = (await complete()).items
  const line = { htsCode: item?.htsCode, countryOfOrigin: item?.countryOfOrigin, quantity: item?.quantity }
  const duty = await twin(calculateDuty, { body: { ...line, price: item?.declaredValue } })
  expect([duty.status, duty.json.error ?? '']).toEqual([200, ''])
  const costs = await twin(estimateCosts, { body: { items: [{ ...line, unitPrice: 5.5 }] } })
  expect(dataOf(costs).landedCosts.length).toBeGreaterThan(0)
})

it('makes the invoice with the document password alone', async () => {
  const body = { shipmentData: { id: shipmentId }, acceptFallbackRate: true }
  const wrong = await twin(generateInvoice, { body: { ...body, password: 'guess' } })
  expect(wrong.status).toBe(403)
  const made = await twin(generateInvoice, { body: { ...body, password: DEMO_DOCUMENT_PASSWORD } })
  expect([made.status, made.json.error ?? '', made.json.invoiceNumber]).toEqual([200, '', 'INV-NPG-1061'])
  expect(await pdfText(made.json.fileData)).toContain('Trial order under licence (Licence 2026-118)')
  const again = await twin(downloadInvoice, { params: { filename: made.json.filename } })
  expect(again.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await complete()).shipment.status).toBe('invoiced')
})

it('prints FDA worksheets', async () => {
  expect(dataOf(await twin(listFdaWorksheets, ofShipment())).worksheets.length).toBeGreaterThan(0)
  const body = { shipmentData: { id: shipmentId }, password: DEMO_DOCUMENT_PASSWORD }
  const made = await twin(generateFdaWorksheets, { body })
  expect([made.status, made.json.error ?? '']).toEqual([200, ''])
})

it('signs the CUSMA certificate under the mandate of the client, and finds it again', async () => {
  const eligibility = dataOf(await twin(checkCusmaEligibility, ofShipment()))
  expect(eligibility.isEligible).toBe(true)
  const signature = { signatureData: smallPng(), signerName: 'Dana Roy', signerTitle: 'Director' }
  expect((await twin(createCusmaForm, { ...ofShipment(), body: { certifierCapacity: 'exporter' } })).status).toBe(200)
  const eligible = (await complete()).items.filter(({ id }) => eligibility.eligibleItems.includes(id))
  const body = {
    ...signature,
    originCriteria: Object.fromEntries(eligible.map(({ sku }) => [sku, 'C'])),
    blanketPeriod: { startDate: '2026-11-21', endDate: '2027-11-20' },
  }
  expect((await twin(generateCusmaCertificate, { ...ofShipment(), body })).json?.code).toBe('client-signs')
  const params = { clientId: DEMO_CLIENT_ID }
  expect((await send(test, saveMandate, { params, body: { mandate: MANDATE } }, staff)).status).toBe(200)
  const signed = await twin(generateCusmaCertificate, { ...ofShipment(), body })
  expect([signed.status, signed.json?.error ?? '']).toEqual([200, ''])
  const [file] = dataOf(await twin(listCusmaFiles))
  expect(file?.shipmentId).toBe(shipmentId)
  const found = await twin(downloadCusmaFile, { params: { filename: file?.fileName } })
  expect(found.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

it('lists the papers of the client', async () => {
  const kinds = dataOf(await twin(listArchive, { query: { shipment: shipmentId } })).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['commercial_invoice', 'cusma_certificate', 'fda_worksheets'])
})

it('opens the fields of the certificate template, and the template with their names', async () => {
  const { fields } = (await send(test, listCusmaTemplateFields, {}, staff)).json
  expect(new Set(fields.map(({ type }) => type)).size).toBeGreaterThan(1)
  expect((await send(test, annotatedCusmaTemplate, {}, staff)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

it('leaves its name and the client on every entry of the audit log', async () => {
  const done = await test.deps.db
    .selectFrom('audit_log')
    .select(['actor_kind', 'client_id', 'action'])
    .where('actor_kind', '<>', 'system')
    .execute()
  expect(done.filter(({ client_id }) => client_id !== DEMO_CLIENT_ID)).toEqual([])
  expect(new Set(done.map(({ actor_kind }) => actor_kind))).toEqual(new Set(['staff']))
  for (const action of [
    'item.changed',
    'item.entry-permitted',
    'placement.rate-selected',
    'cart.added',
    'document.made',
  ])
    expect(done.map((entry) => entry.action)).toContain(action)
})
