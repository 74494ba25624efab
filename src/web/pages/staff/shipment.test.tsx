import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getBusinessInfo } from '#contract/client-data.ts'
import { calculateDuties, calculateDuty } from '#contract/duty.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { invoiceParties, listDocuments } from '#contract/invoices.ts'
import { updateItem } from '#contract/items.ts'
import { getMandate } from '#contract/mandates.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { preflight } from '#contract/preflight.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { listBoxes, selectShippingRate } from '#contract/staff-shipments.ts'
import { healthy, shipmentPages } from '../../testing/answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'
import { dutyAnswer, item, receipt, SHIPMENT_ID, shipmentData } from '../../testing/shipment-answers.ts'
import { CLIENT_ID, clientShipments, oneClient, placement, plans, RATES } from '../../testing/staff-answers.ts'

const AT = `/staff/clients/${CLIENT_ID}`
const SHIPMENT = `${AT}/shipments/${SHIPMENT_ID}`
const API = `/api/staff/clients/${CLIENT_ID}/shipments/${SHIPMENT_ID}`
const duty = dutyAnswer(receipt())
const complete = answer(onBehalf(completeData), () => ({ success: true, data: shipmentData([item(1), item(2)]) }))
const around: readonly FakeCall[] = [
  healthy,
  oneClient,
  answer(getMandate, () => ({ success: true, data: null })),
  answer(onBehalf(listDocuments), () => ({ success: true, data: [] })),
  answer(onBehalf(calculateDuty), () => duty),
  answer(onBehalf(calculateDuties), ({ body }) => ({
    success: true,
    data: { results: body.lines.map(() => duty.data) },
  })),
]

const open = (path: string, ...calls: readonly FakeCall[]) => {
  const made = fakeApi(...around, ...calls)
  signInAsStaff()
  return { made, ...renderAt(path) }
}

it('lists the shipments of a client with items, SKUs and status', async () => {
  const { user, address } = open(AT, clientShipments, complete)
  const row = await screen.findByRole('row', { name: /NP-1060/ })
  expect(row.textContent).toContain('1,488 items, 12 SKUs')
  expect(row.textContent).toContain('Shipped')
  expect(screen.getByRole('heading', { name: 'Northern Pantry & Goods Inc.' })).toBeDefined()
  await user.keyboard('jj{Enter}')
  await waitFor(() => expect(address()).toMatch(/\/shipments\/0190a1b2-0000-4000-8000-000000001060$/))
})

it.each([
  [
    'the reason of the server',
    () => refusal(500, 'Failed to load client shipments'),
    'Failed to load client shipments',
  ],
  ['that there is no connection', noAnswer, 'Failed to connect to server. Please try again.'],
])('says %s when the shipments do not load', async (_, reply, sentence) => {
  open(AT, answer(onBehalf(listShipments), reply))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load client shipments')
  expect(alert.textContent).toContain(sentence)
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeDefined()
})

it.each([
  ['items', () => refusal(500, 'Failed to load shipment items'), 'Failed to load shipment items'],
  ['connection', noAnswer, 'Failed to connect to server. Please try again.'],
])('says that the details did not load: %s', async (_, reply, sentence) => {
  open(SHIPMENT, answer(onBehalf(completeData), reply))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load shipment details')
  expect(alert.textContent).toContain(sentence)
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeDefined()
})

it('works on the item through the calls under the client', async () => {
  const saves = answer(onBehalf(updateItem) as Endpoint, () => refusal(500, 'Failed to save'))
  const { user, made } = open(SHIPMENT, complete, saves)
  await screen.findByRole('tab', { name: 'Shipment Overview', selected: true })
  await user.click(await screen.findByRole('button', { name: 'Open Candle 1' }))
  await user.click(await screen.findByRole('button', { name: 'Take out of shipment: Candle 1' }))
  await waitFor(() => expect(made).toContain(`PUT ${API}/items/${item(1).id}`))
  expect(made.filter((each) => / \/api\/shipments/.test(each))).toEqual([])
})

it('shows an empty state with Retry where boxes do not load', async () => {
  open(
    `${SHIPMENT}?tab=boxes`,
    complete,
    answer(listBoxes, () => refusal(500, 'Failed to load box contents')),
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load box contents')
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeDefined()
})

it('shows a chosen rate at once, keeps it when saving fails, and saves it with Retry', async () => {
  let fails = true
  const [, fedex] = RATES
  const chosen = placement({
    selected_shipping_rate: fedex,
    preferred_rate: { carrier_id: 'fedex', service_id: 'fedex.ground' },
  })
  const saves = answer(selectShippingRate, () =>
    fails ? refusal(500, 'Failed to save the shipping rate') : { success: true, data: chosen },
  )
  const { user, made } = open(`${SHIPMENT}?tab=plans`, complete, plans(), saves)
  const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
  expect((await radio('UPS Ground')).checked).toBe(true)
  await user.click(await radio('FedEx Ground'))
  expect((await radio('FedEx Ground')).checked).toBe(true)
  expect(within(screen.getByRole('region', { name: 'FTW1' })).getAllByText('162.64')).toHaveLength(2) // the rate's row and the place's own total
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The choice is not saved.')
  expect(alert.textContent).toContain('Failed to save the shipping rate')
  expect((await radio('FedEx Ground')).checked).toBe(true)
  fails = false
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByText(/FedEx Ground was chosen. It costs CAD 8.64 more than the cheapest./)).toBeDefined()
  expect(made.filter((each) => each === `POST ${API}/selected-shipping-rate`)).toHaveLength(2)
})

it('keeps the answers of one client from another', async () => {
  const { router } = open(AT, clientShipments, complete, shipmentPages(0))
  await screen.findByRole('row', { name: /NP-1061/ })
  const gone = fakeApi(
    ...around,
    answer(onBehalf(listShipments), () => new Promise(() => {})),
  )
  await router.navigate('/staff/clients/0190a1b2-0000-4000-8000-000000000002')
  await waitFor(() => expect(screen.queryByRole('row', { name: /NP-1061/ })).toBeNull())
  expect(gone).toContain(
    'GET /api/staff/clients/0190a1b2-0000-4000-8000-000000000002/shipments?page=1&search=&order=newest',
  )
})

it('refuses every change while staff look as the client, also what slips through', async () => {
  const { user, made } = open(`${AT}/view/shipment/${SHIPMENT_ID}`, complete)
  await screen.findByText('You see what Northern Pantry & Goods Inc. sees.')
  await user.click(await screen.findByRole('button', { name: 'Open Candle 1' }))
  const cost = await screen.findByRole('textbox', { name: 'Cost of goods (CAD)' })
  expect(cost.closest('fieldset[disabled]')).not.toBeNull()
  await user.keyboard('c1')
  expect(made.filter((each) => /^(PUT|DELETE)|hts-classify|client-asin-data/.test(each))).toEqual([])
})

it('sends staff to their settings where a client is told to ask the provider', async () => {
  const old = {
    ...{ id: 'measures-old', level: 'warns' as const, sentence: 'Additional duties were checked long ago.' },
    fix: { place: 'provider' as const, label: 'Ask your provider' },
  }
  const counts = { stops: 0, warns: 1, notes: 0 }
  const { user } = open(
    SHIPMENT,
    complete,
    answer(onBehalf(preflight), () => ({ success: true, data: { checks: [old], counts, checksRun: 90 } })),
    answer(onBehalf(getBusinessInfo), () => new Promise(() => {})),
    answer(onBehalf(invoiceParties), () => new Promise(() => {})),
  )
  await user.click(await screen.findByRole('button', { name: 'Generate Commercial Invoice' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByText('1 warning', { selector: 'summary' }))
  expect(dialog.getByText('See Settings')).toBeTruthy()
  expect(dialog.queryByText('Ask your provider')).toBeNull()
})
