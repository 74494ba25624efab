import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listCatalogue } from '#contract/catalogue.ts'
import { getSampleShipment, makeSampleShipment, removeSampleShipment } from '#contract/sample-shipment.ts'
import { listShipments } from '#contract/shipments.ts'
import { businessInfo, healthy, rate, shipment } from '../../testing/answers.ts'
import { answer, type FakeCall, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../../testing/render-screen.tsx'
import '../../pages/client-area.tsx'
import '../../pages/dashboard.tsx'

const SAMPLE = { id: '0190a1b2-0000-4000-8000-000000000999', reference: 'Sample shipment' }

function show(rows: readonly object[], ...calls: readonly FakeCall[]) {
  signInAsClient()
  const pagination = { currentPage: 1, lastPage: 1, perPage: 10, total: rows.length }
  const made = fakeApi(
    ...calls,
    healthy,
    rate,
    businessInfo(),
    answer(listCatalogue, () => ({ success: true, data: [], pagination: { ...pagination, total: 0 } })),
    answer(listShipments, () => ({ success: true, data: rows, pagination })),
  )
  return { ...renderAt('/dashboard'), made }
}

it('offers a sample to who is new, and says why none was made', async () => {
  const fails = answer(makeSampleShipment, () => refusal(500, 'The sample shipment could not be made.'))
  const { user } = show([], fails)
  await user.click(await screen.findByRole('button', { name: 'Try a sample shipment' }))
  await screen.findByText('The sample shipment could not be made.')
})

it('offers none to who has sent something', async () => {
  show([shipment(1, { status: 'invoiced' })])
  await screen.findByRole('table', { name: 'Shipments' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try a sample shipment' })).toBeNull())
})

it('leads to the sample that is there, also past the first invoice, and throws it away after asking', async () => {
  let isThere = true
  const { user, made } = show(
    [shipment(1, { status: 'invoiced' })],
    answer(getSampleShipment, () => ({ success: true, data: isThere ? SAMPLE : null })),
    answer(removeSampleShipment, () => {
      isThere = false
      return { success: true }
    }),
  )
  const open = await screen.findByRole('link', { name: 'Open the sample' })
  expect(open.getAttribute('href')).toBe(`/dashboard/shipment/${SAMPLE.id}`)
  await user.click(screen.getByRole('button', { name: 'Throw the sample away' }))
  const dialog = await screen.findByRole('dialog', { name: 'Throw the sample away?' })
  expect(made.some((each) => each.startsWith('DELETE'))).toBe(false)
  const buttons = Array.from(dialog.querySelectorAll('button'))
  await user.click(buttons.find(({ textContent }) => textContent === 'Throw the sample away') ?? dialog)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open the sample' })).toBeNull())
  expect(made).toContain('DELETE /api/sample-shipment')
})
