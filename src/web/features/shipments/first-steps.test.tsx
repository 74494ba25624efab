import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listCatalogue } from '#contract/catalogue.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { businessInfo, healthy, rate, shipment } from '../../testing/answers.ts'
import { answer, type FakeCall, fakeApi } from '../../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../../testing/render-screen.tsx'
import { item, shipmentData } from '../../testing/shipment-answers.ts'
import '../../pages/client-area.tsx'
import '../../pages/dashboard.tsx'

const TITLE = 'Your way to the first invoice'
const show = (...rows: object[]) => showWith([], rows)
function showWith(calls: readonly FakeCall[], rows: readonly object[]) {
  signInAsClient()
  const pagination = { currentPage: 1, lastPage: 1, perPage: 10, total: rows.length }
  fakeApi(
    ...calls,
    healthy,
    rate,
    businessInfo(),
    answer(listCatalogue, () => ({ success: true, data: [], pagination: { ...pagination, total: 0 } })),
    answer(listShipments, () => ({ success: true, data: rows, pagination })),
  )
  renderAt('/dashboard')
}

it('leads a client without shipments to the first one', async () => {
  show()
  await screen.findByText(TITLE)
  expect(screen.getByRole('link', { name: 'Your first shipment' }).getAttribute('href')).toBe('/dashboard/new-shipment')
  expect(screen.getByText('The commercial invoice').tagName).toBe('B')
})

it('counts the fields that are empty in the first one', async () => {
  show(shipment(1, { status: 'pending', missingFieldCount: 3 }))
  await screen.findByText(TITLE)
  expect(screen.getByText(/^3 fields are still empty/)).toBeTruthy()
})

it('tells codes that somebody confirmed from those that are only proposed', async () => {
  show(shipment(1, { missingFieldCount: 1, codeCount: 2, proposedCodeCount: 1 }))
  await screen.findByText(/^1 of 2 confirmed/)
  expect(screen.getByText('1 field is still empty.')).toBeTruthy()
})

it('is gone once a shipment was invoiced', async () => {
  show(shipment(1, { status: 'invoiced' }))
  await screen.findByRole('table', { name: 'Shipments' })
  expect(screen.queryByText(TITLE)).toBeNull()
})

it('shows no step as open while the answer is on the way that may call it done', async () => {
  const asked = Promise.withResolvers<void>()
  const given = Promise.withResolvers<void>()
  const late = answer(completeData, async () => {
    asked.resolve()
    await given.promise
    return { success: true, data: shipmentData([item(1)]) }
  })
  showWith([late], [shipment(1, { status: 'pending', missingFieldCount: 0 })])
  await screen.findByRole('table', { name: 'Shipments' })
  await act(() => asked.promise)
  expect(screen.queryByText(TITLE)).toBeNull()
  given.resolve()
  await screen.findByText(TITLE)
})
