import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { estimateCosts } from '#contract/duty.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { costAnswer } from '../testing/estimate-answers.ts'
import { answer, fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import { duty, item, keptShipment, noDocuments, SHIPMENT_ID, validCode } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

it('marks the estimate as old once an item has changed, and offers another', async () => {
  signInAsClient()
  const candle = item(1)
  fakeApi(
    healthy,
    rate,
    businessInfo(),
    duty(),
    noDocuments,
    validCode,
    ...keptShipment(candle),
    answer(estimateCosts, () => costAnswer()),
  )
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await user.click(await screen.findByRole('button', { name: 'Estimate costs' }))
  await screen.findByRole('table', { name: 'Landed cost' })
  expect(screen.queryByText('The items changed since this estimate.')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Candle 1/ }))
  const cost = await screen.findByRole('textbox', { name: /^Cost of goods/ })
  await user.clear(cost)
  await user.type(cost, '7.10')
  await user.tab()
  expect(await screen.findByText('The items changed since this estimate.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Estimate again' }))
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeTruthy()
  expect(screen.queryByText('The items changed since this estimate.')).toBeNull()
})
