import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { estimateCosts } from '#contract/duty.ts'
import { completeData } from '#contract/shipments.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { costAnswer } from '../testing/estimate-answers.ts'
import { answer, fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  completeShipment,
  duty,
  item,
  noDocuments,
  receipt,
  SHIPMENT_ID,
  shipmentData,
  validCode,
} from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'
import './shipment-estimate.tsx'

const SHIPMENT = `/dashboard/shipment/${SHIPMENT_ID}`
const costs = answer(estimateCosts, () => costAnswer())
const around = [healthy, rate, businessInfo(), duty(receipt(), 493.4), noDocuments, validCode, costs]

it('leads from the shipment to a wide page and asks there', async () => {
  signInAsClient()
  const made = fakeApi(...around, completeShipment(shipmentData([item(1)])))
  const { user, address } = renderAt(SHIPMENT)
  const link = await screen.findByRole('link', { name: 'Estimate costs' })
  expect(made.some((each) => each.includes('estimate-costs'))).toBe(false)
  await user.click(link)
  await screen.findByRole('table', { name: 'Landed cost' })
  expect(address()).toBe(`${SHIPMENT}/estimate`)
  expect(screen.getByRole('row', { name: /^Candle 1.*351\.50.*50\.02%/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the shipment' }).getAttribute('href')).toBe(SHIPMENT)
})

it('is held back on the shipment until every item is complete, and says what is needed', async () => {
  signInAsClient()
  fakeApi(...around, completeShipment(shipmentData([item(1), item(2, { declaredValue: 0 })])))
  renderAt(SHIPMENT)
  const button = await screen.findByRole('button', { name: 'Estimate costs' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(/^All items must have HTS code/).length).toBeGreaterThan(0)
})

it('marks the estimate as old once an item has changed, and offers another', async () => {
  signInAsClient()
  let cost = 6.85
  fakeApi(
    ...around,
    answer(completeData, () => ({ success: true, data: shipmentData([item(1, { declaredValue: cost })]) })),
  )
  const { user } = renderAt(`${SHIPMENT}/estimate`)
  await screen.findByRole('table', { name: 'Landed cost' })
  expect(screen.queryByText('The items changed since this estimate.')).toBeNull()
  cost = 7.1
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(screen.getByText('The items changed since this estimate.')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Estimate again' }))
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeTruthy()
  expect(screen.queryByText('The items changed since this estimate.')).toBeNull()
})
