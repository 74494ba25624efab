// The screen of a shipment, with its item closed or open, as tests of the item card begin.
import { screen } from '@testing-library/react'
import { businessInfo, healthy, rate } from './answers.ts'
import { type FakeCall, fakeApi } from './fake-api.ts'
import { renderAt } from './render-screen.tsx'
import { duty, noAgencies, noDocuments, receipt, SHIPMENT_ID, validCode } from './shipment-answers.ts'

export function showShipment(...calls: readonly FakeCall[]) {
  const made = fakeApi(
    ...calls,
    duty(receipt(), 493.4),
    healthy,
    rate,
    businessInfo(),
    noAgencies,
    noDocuments,
    validCode,
  )
  return { made, ...renderAt(`/dashboard/shipment/${SHIPMENT_ID}`) }
}

/** The first item open. */
export async function openItem(...calls: readonly FakeCall[]) {
  const shown = showShipment(...calls)
  await shown.user.click(await screen.findByRole('button', { name: /^Open Candle 1/ }))
  return shown
}
