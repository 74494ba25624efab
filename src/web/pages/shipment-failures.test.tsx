// Failures of the shipment screen in the words of the specification (part 1, section 8; part 2, section 8), each in its place.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { saveAddress } from '#contract/client-data.ts'
import { calculateDuty } from '#contract/duty.ts'
import { completeData } from '#contract/shipments.ts'
import { answer, noAnswer, refusal } from '../testing/fake-api.ts'
import { openItem, showShipment } from '../testing/open-item.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { completeShipment, dutyAnswer, item, keptShipment, receipt, shipmentData } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

beforeEach(signInAsClient)

it.each([
  ['has no words of its own', () => refusal(500, 'Failed to save the address. Please try again.')],
  ['is out of reach', noAnswer],
])('says at the form that an address was not saved when the server %s, and keeps it', async (_, fails) => {
  const { user } = await openItem(answer(saveAddress, fails), ...keptShipment(item(1)))
  await user.click(screen.getByRole('button', { name: 'Add new address' }))
  const form = within(screen.getByRole('form', { name: 'Add new address' }))
  for (const name of ['Name', 'Street address', 'City']) {
    await user.click(form.getByRole('textbox', { name }))
    await user.paste(`${name} of the maker`)
  }
  await user.click(form.getByRole('button', { name: 'Save Address' }))
  expect((await form.findByRole('alert')).textContent).toContain('Failed to save the address. Please try again.')
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Name of the maker')
})

it('says that the exchange rate is unavailable, and that amounts stand at the fallback', async () => {
  const exchangeRate = { cadToUsd: 0.74, usdToCad: 1.35, asOf: null, source: 'fallback' }
  showShipment(completeShipment(shipmentData([item(1)], { exchangeRate })))
  expect(await screen.findByText(/^Exchange rate unavailable/)).toBeDefined()
  expect(screen.getAllByText(/0\.7400/).length).toBeGreaterThan(0)
})

it('says that the shipment could not be loaded, with Retry', async () => {
  showShipment(answer(completeData, () => refusal(500, 'Failed to load shipment data')))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load shipment data')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
})

it('keeps the notice of failed duties while they are tried again, with its progress, until they are there', async () => {
  let answers: 'fail' | 'hang' | 'come' = 'fail'
  let release = (): void => undefined
  const duty = answer(calculateDuty, () => {
    if (answers === 'fail') return refusal(500, 'Failed to calculate duty')
    if (answers === 'come') return dutyAnswer(receipt(), 493.4)
    return new Promise((resolve) => {
      release = () => resolve(dutyAnswer(receipt(), 493.4))
    })
  })
  const { user } = showShipment(completeShipment(shipmentData([item(1)])), duty)
  await screen.findByText('The duty of 1 item could not be worked out.')
  const retry = () => within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })
  answers = 'hang'
  await user.click(retry())
  await waitFor(() => expect(retry().dataset.loading).toBe('true'))
  await screen.findAllByText('Calculating')
  expect(screen.getByText('The duty of 1 item could not be worked out.')).toBeDefined()
  expect(retry().dataset.loading).toBe('true')
  act(() => release())
  await waitFor(() => expect(screen.queryByText('The duty of 1 item could not be worked out.')).toBeNull())
})
