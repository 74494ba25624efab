import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { annotatedCusmaTemplate, listCusmaTemplateFields } from '#contract/cusma-files.ts'
import { exportFreightCarts, listFreightCarts, removeFreightCart } from '#contract/freight.ts'
import { getExchangeRate } from '#contract/reference.ts'
import {
  listClients,
  listStaffDocuments,
  staffGenerateManualInvoice,
  staffManualInvoiceDefaults,
  staffParseItems,
} from '#contract/staff.ts'
import { healthy } from '../../testing/answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'
import { validCode } from '../../testing/shipment-answers.ts'
import { CLIENT, CLIENT_ID, oneClient } from '../../testing/staff-answers.ts'

const pages = (total: number) => ({ currentPage: 1, lastPage: 1, perPage: 20, total })
const clients = answer(listClients, () => ({ success: true, data: [CLIENT], pagination: pages(1) }))
const noPapers = answer(listStaffDocuments, () => ({ success: true, data: [], pagination: pages(0) }))
const party = { name: '', address: '', city: '', state: '', country: '', postalCode: '', phone: '', email: '' }
const defaults = answer(staffManualInvoiceDefaults, ({ query }) => ({
  success: true,
  data: {
    shipper: { ...party, name: query.clientId ? CLIENT.name : '' },
    importer: party,
    destination: party,
    broker: party,
    remembered: false,
    numberedImporter: null,
    invoiceNumber: 'STAFF-MANUAL-20261121-140200',
    invoiceDate: '2026-11-21',
  },
}))
const cart = {
  cart_id: '0190a1b2-0000-4000-8000-0000000000e1',
  clientId: CLIENT_ID,
  clientName: CLIENT.name,
  shipmentId: '0190a1b2-0000-4000-8000-000000000418',
  reference: 'NP-0418',
  warehouse_id: 'FTW1',
  shipment_id: 'FBA18K4T7Q2X',
  carrier: 'UPS',
  service: 'UPS Ground',
  transit_days: 4,
  total: 118.42,
  currency: 'CAD',
  number_of_boxes: 8,
  weight: 64,
  state: 'kept',
  problem: null,
  service_shipment_id: null,
  addedBy: 'Staff',
  addedAt: '2026-11-21T15:00:00.000Z',
}
const carts = answer(listFreightCarts, () => ({ success: true, data: [cart], pagination: pages(1) }))

const open = (path: string, ...calls: readonly FakeCall[]) => {
  const made = fakeApi(...calls, healthy, clients, oneClient)
  signInAsStaff()
  return { made, ...renderAt(path) }
}

it.each([
  ['the server', () => refusal(500, 'Failed to load template fields')],
  ['no connection', noAnswer],
])('says that the template fields did not load: %s', async (_, reply) => {
  open('/staff/cusma-debug', answer(listCusmaTemplateFields, reply))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load template fields')
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeDefined()
})

it('lists name and type of each field, and says when the annotated PDF does not come', async () => {
  const fields = [{ name: 'number', fullyQualifiedName: 'certificate.number', type: 'text' }]
  const { user } = open(
    '/staff/cusma-debug',
    answer(listCusmaTemplateFields, () => ({ success: true, data: { fields }, fields })),
    answer(annotatedCusmaTemplate, () => refusal(500, 'Failed to download annotated template')),
  )
  expect((await screen.findByRole('row', { name: /certificate\.number/ })).textContent).toContain('Text')
  await user.click(screen.getByRole('button', { name: 'Download annotated PDF' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to download annotated template')
})

it('calls no client missing while the list is on its way, says when it failed, and asks again when it is opened', async () => {
  const first = Promise.withResolvers<unknown>()
  let asked = 0
  const late = answer(listClients, () => {
    asked += 1
    return asked === 1 ? first.promise : { success: true, data: [CLIENT], pagination: pages(1) }
  })
  const { user } = open('/staff/freight-cart', carts, late)
  const field = await screen.findByRole('combobox', { name: 'Client' })
  await user.click(field)
  expect(await screen.findByText('Loading clients...')).toBeDefined()
  expect(screen.queryByText('No clients found')).toBeNull()
  await act(async () => first.resolve(refusal(500, 'Failed to load clients')))
  expect(await screen.findByText('Failed to load clients')).toBeDefined()
  expect(screen.queryByText('No clients found')).toBeNull()
  await user.tab()
  await user.click(field)
  expect(await screen.findByRole('option', { name: new RegExp(CLIENT.name), hidden: true })).toBeDefined()
  expect(screen.queryByText('Failed to load clients')).toBeNull()
})

it('shows a cart, and keeps it when removing fails', async () => {
  const { user } = open(
    '/staff/freight-cart',
    carts,
    answer(removeFreightCart, () => refusal(500, 'Failed to remove from the cart')),
  )
  const row = await screen.findByRole('row', { name: /NP-0418/ })
  expect(row.textContent).toMatch(/UPS Ground8 boxes, 64\.0 kgCAD 118\.42Kept in Portage/)
  await user.click(within(row).getByRole('button', { name: 'Remove UPS for NP-0418' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to remove from the cart')
  expect(screen.getByRole('row', { name: /NP-0418/ })).toBeDefined()
})

it.each([
  ['the cart did not load', answer(listFreightCarts, () => refusal(500, 'Failed to load the freight cart')), undefined],
  ['the export failed', carts, 'Export CSV'],
])('says that %s', async (_, list, button) => {
  const fails = answer(exportFreightCarts, () => refusal(500, 'Failed to export the freight cart'))
  const { user } = open('/staff/freight-cart', list, fails)
  if (button) {
    await screen.findByRole('row', { name: /NP-0418/ })
    await user.click(screen.getByRole('button', { name: button }))
  }
  expect((await screen.findByRole('alert')).textContent).toMatch(/Failed to (load|export) the freight cart/)
})

it.each([
  ['the server', () => refusal(500, 'Failed to parse items'), 'Failed to parse items'],
  ['no connection', noAnswer, 'Failed to parse items with AI'],
])('says that pasted items could not be parsed: %s', async (_, reply, sentence) => {
  const { user } = open('/staff/manual-invoice', defaults, noPapers, answer(staffParseItems, reply))
  await user.type(await screen.findByRole('textbox', { name: 'Item information' }), 'Candle')
  await user.click(screen.getByRole('button', { name: 'Parse items' }))
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
})

it('makes the invoice for the client of the address, with the parties of that client', async () => {
  const bodies: unknown[] = []
  const rate = answer(getExchangeRate, noAnswer)
  const makes = answer(staffGenerateManualInvoice, ({ body }) => {
    bodies.push(body.clientId, body.invoiceData.shipper.name)
    return refusal(500, 'Failed to generate invoice')
  })
  const { user } = open(`/staff/manual-invoice?client=${CLIENT_ID}`, defaults, noPapers, validCode, rate, makes)
  await screen.findByText('From the business information of the client')
  await user.click(await screen.findByRole('button', { name: 'Add item' }))
  await user.type(await screen.findByRole('textbox', { name: 'Description, Line 1' }), 'Candle')
  await user.type(screen.getByRole('textbox', { name: 'Unit price, USD, Line 1' }), '4.88')
  await user.click(screen.getByRole('button', { name: 'Generate invoice' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate invoice')
  expect(bodies).toEqual([CLIENT_ID, CLIENT.name])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Description, Line 1' }).value).toBe('Candle')
})
