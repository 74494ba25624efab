// What is done at the open item beside its code: a maker's address, another claim, the invoice.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { saveAddress } from '#contract/client-data.ts'
import { calculateDuty } from '#contract/duty.ts'
import { generateInvoice } from '#contract/invoices.ts'
import { answer, type FakeCall, refusal } from '../testing/fake-api.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { dutyAnswer, item, keptShipment, parties, receipt } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'
import { openItem } from '../testing/open-item.ts'

const NEW_MAKER = '0190a1b2-0000-4000-8000-0000000000b2'

/** The open item of a shipment with one item. */
const openOne = (first: ReturnType<typeof item>, ...calls: readonly FakeCall[]) =>
  openItem(...calls, ...keptShipment(first), parties)

beforeEach(signInAsClient)

it('saves a new address once name, street and city are there, and attaches it', async () => {
  const bodies: unknown[] = []
  const { user } = await openOne(
    item(1, { manufacturing_address_id: null }),
    answer(saveAddress, ({ body }) => {
      bodies.push(body)
      return { success: true, data: { id: NEW_MAKER } }
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Add new address' }))
  const form = within(screen.getByRole('form', { name: 'Add new address' }))
  const save = () => form.getByRole('button', { name: 'Save Address' })
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Maple Ridge Candle Works Inc.')
  await user.type(form.getByRole('textbox', { name: 'Street address' }), '1450 Meyerside Drive')
  await user.type(form.getByRole('textbox', { name: 'City' }), 'Mississauga')
  expect(save().getAttribute('aria-disabled')).toBeNull()
  await user.click(save())
  expect(await screen.findByDisplayValue(/^Maple Ridge Candle Works Inc./)).toBeDefined()
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies).toEqual([
    {
      address: {
        name: 'Maple Ridge Candle Works Inc.',
        street_address: '1450 Meyerside Drive',
        city: 'Mississauga',
        state: '',
        zip_code: '',
        country: 'CA',
      },
    },
  ])
})

it('shows what another claim would do beside the receipt as it is, without saving', async () => {
  const claimed = receipt({ claim: 'cusma', outcome: { kind: 'dutiable', totalUsd: 281.2 } })
  const { user } = await openOne(
    item(1),
    answer(calculateDuty, ({ body }) =>
      body.price === 5 ? dutyAnswer(claimed, 394.73) : dutyAnswer(receipt(), 493.4),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'What if' }))
  const panel = within(screen.getByRole('region', { name: 'What if' }))
  const cost = panel.getByRole('textbox', { name: 'Cost of one unit (CAD)' })
  await user.clear(cost)
  await user.type(cost, '5')
  expect(await panel.findByText('Duty falls from USD 351.50 to USD 281.20: USD 70.30 less.')).toBeDefined()
  expect(panel.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByDisplayValue('6.85')).toBeDefined()
})

it('makes the invoice after the password and tells its number', async () => {
  const bodies: { password: string }[] = []
  URL.createObjectURL = () => 'blob:invoice'
  URL.revokeObjectURL = () => undefined
  const { user } = await openOne(
    item(1),
    answer(generateInvoice, ({ body }) => {
      bodies.push(body)
      if (body.password !== 'demo-docs')
        return refusal(403, 'The document password is not right.', 'document-password-wrong')
      const made = { fileData: btoa('%PDF'), filename: 'INV-NP-0418.pdf', invoiceNumber: 'INV-NP-0418', message: '' }
      return { success: true, ...made }
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Generate Commercial Invoice' }))
  const modal = within(await screen.findByRole('dialog'))
  expect(await modal.findByText('USD 702.71')).toBeDefined() // 986.40 x 0.7124 = 702.71136
  await user.type(modal.getByLabelText('Password'), 'wrong{Control>}{Enter}{/Control}')
  await waitFor(() => expect(modal.getAllByText('The document password is not right.').length).toBeGreaterThan(0))
  await user.clear(modal.getByLabelText('Password'))
  await user.type(modal.getByLabelText('Password'), 'demo-docs')
  await user.click(modal.getByRole('button', { name: 'Generate Commercial Invoice' }))
  expect(await screen.findByText('Commercial invoice generated successfully! (INV-NP-0418)')).toBeDefined()
  expect(bodies.map((body) => body.password)).toEqual(['wrong', 'demo-docs'])
})
