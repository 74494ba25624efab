import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { newPaperDraft } from './paper-draft.ts'

function Form() {
  const [delivery, setDelivery] = useState(newPaperDraft('DFW1').delivery)
  return <DeliveryFields value={delivery} onChange={setDelivery} />
}

const asked = (words: RegExp) => within(screen.getByRole('radiogroup', { name: words }))

it('asks how the value of stock was set until one method is left, and drops later answers when an earlier one changes', async () => {
  const { user } = renderPiece(<Form />)
  expect(screen.getByRole('status').textContent).toContain('Not settled yet')
  await user.click(asked(/accepted a price/).getByRole('radio', { name: 'No' }))
  await user.click(asked(/within 90 days/).getByRole('radio', { name: 'No' }))
  await user.click(asked(/maker spends/).getByRole('radio', { name: 'Yes' }))
  expect(screen.getByRole('status').textContent).toContain('Computed value (19 CFR 152.106)')
  await user.click(asked(/accepted a price/).getByRole('radio', { name: 'Yes, similar goods' }))
  expect(screen.queryByRole('radiogroup', { name: /maker spends/ })).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('similar goods')
})

it('asks of a sale who bought the goods', async () => {
  const { user } = renderPiece(<Form />)
  expect(screen.queryByLabelText('Buyer')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Reason for export'), 'Sale')
  await user.type(screen.getByLabelText('Buyer'), 'Maple Shop LLC')
  expect(screen.getByLabelText<HTMLInputElement>('Buyer').value).toBe('Maple Shop LLC')
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

it('says of a sale delivered duty paid that the duty has to stand apart from the price', async () => {
  const { user } = renderPiece(<Form />)
  const said = () => screen.queryByText(/152\.103\(i\)\(2\)/) !== null
  expect(said()).toBe(false)
  await user.selectOptions(screen.getByLabelText('Reason for export'), 'Sale')
  expect(said()).toBe(true)
  await user.selectOptions(screen.getByLabelText('Terms of delivery (Incoterms 2020)'), 'FCA')
  expect(said()).toBe(false)
  await user.selectOptions(screen.getByLabelText('Terms of delivery (Incoterms 2020)'), 'DDP')
  expect(said()).toBe(true)
})

it('takes charges by name, says what is no amount, and lets one be taken out', async () => {
  const { user } = renderPiece(<Form />)
  await user.click(screen.getByRole('button', { name: 'Add charge' }))
  await user.type(screen.getByLabelText('Amount'), '12,345')
  expect(screen.queryByText(/An amount above 0/)).toBeNull()
  await user.clear(screen.getByLabelText('Amount'))
  await user.type(screen.getByLabelText('Amount'), '0')
  expect(screen.getByText(/An amount above 0/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove Freight' }))
  expect(screen.queryByLabelText('Amount')).toBeNull()
})
