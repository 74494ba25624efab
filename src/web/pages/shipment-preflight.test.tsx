import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { generateInvoice } from '#contract/invoices.ts'
import { getShipmentContent } from '#contract/own-shipments.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { type Check, checks } from '../testing/check-answers.ts'
import { answer, type FakeCall, fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  completeShipment,
  duty,
  item,
  noDocuments,
  parties,
  SHIPMENT_ID,
  shipmentData,
  validCode,
} from '../testing/shipment-answers.ts'

const DESCRIPTION: Check = {
  id: 'maker-missing',
  level: 'stops',
  sentence: 'Candle 1 has no manufacturer address.',
  item: item(1).id,
  field: 'manufacturingAddress',
  fix: { place: 'item', label: 'Open the item' },
}
const BOXES: Check = {
  id: 'boxes-missing',
  level: 'warns',
  sentence: 'No boxes are known.',
  field: 'boxes',
  fix: { place: 'boxes', label: 'Look at the boxes' },
}
const RELATION: Check = {
  id: 'relation-not-stated',
  level: 'notes',
  sentence: 'Whether buyer and seller are related is not stated.',
  field: 'relatedParties',
  fix: { place: 'invoice-form', label: 'Change it on the invoice form' },
}

beforeEach(signInAsClient)

const open = (found: () => readonly Check[], ...calls: readonly FakeCall[]) => openOf('pending', found, ...calls)

async function openOf(status: string, found: () => readonly Check[], ...calls: readonly FakeCall[]) {
  const data = shipmentData([item(1)])
  const shipment = completeShipment({ ...data, shipment: { ...data.shipment, status } })
  fakeApi(shipment, duty(), checks(found), ...calls, healthy, rate, businessInfo(), parties, noDocuments, validCode)
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  const begin = async () => user.click(await screen.findByRole('button', { name: 'Generate Commercial Invoice' }))
  await begin()
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Generate Commercial Invoice' }))
  return { user, begin, dialog }
}

it('holds the invoice back by what stops it, and jumps to the field and back with what was typed', async () => {
  let found: readonly Check[] = [DESCRIPTION, BOXES]
  const { user, dialog } = await open(() => found)
  const form = await dialog()
  await form.findByText('1 thing to settle before this paper can be made')
  await user.type(form.getByLabelText('Named place'), 'Buffalo NY')
  await user.type(form.getByLabelText('Password'), 'secret')
  const make = form.getByRole('button', { name: 'Generate Commercial Invoice' })
  expect(make.getAttribute('aria-disabled')).toBe('true')
  expect(form.getAllByText('Settle the 1 thing listed above').length).toBeGreaterThan(0)
  await user.click(form.getByRole('button', { name: `Open the item: ${DESCRIPTION.sentence}` }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.id).toBe(`item-${item(1).id}-maker`)
  found = [BOXES]
  await user.click(screen.getByRole('button', { name: 'Back to it' }))
  const again = await dialog()
  await again.findByText('Nothing stops this paper.')
  expect(again.getByLabelText('Named place')).toHaveProperty('value', 'Buffalo NY')
  expect(again.getByLabelText('Password')).toHaveProperty('value', 'secret')
})

it('goes to a field of the form itself, and says who can change what has no place here', async () => {
  const { user, dialog } = await openOf('shipped', () => [BOXES, RELATION])
  const form = await dialog()
  await user.click(await form.findByText('1 warning', { selector: 'summary' }))
  expect(form.getByText('Ask your provider')).toBeDefined()
  await user.click(form.getByText('1 note'))
  await user.click(form.getByRole('button', { name: `Go to it below: ${RELATION.sentence}` }))
  expect(document.activeElement).toBe(form.getByLabelText('Buyer and seller'))
})

it('leads to the boxes while the contents may be changed', async () => {
  let asked = 0
  const content = answer(getShipmentContent, () => {
    asked += 1
    return Promise.reject(new Error('not here'))
  })
  const { user, dialog } = await open(() => [BOXES], content)
  const form = await dialog()
  await user.click(await form.findByText('1 warning', { selector: 'summary' }))
  await user.click(form.getByRole('button', { name: `Look at the boxes: ${BOXES.sentence}` }))
  expect(await screen.findByRole('link', { name: 'Back to the shipment' })).toBeDefined()
  await waitFor(() => expect(asked).toBeGreaterThan(0))
})

it('shows what a refusal found when the shipment changed meanwhile', async () => {
  let found: readonly Check[] = []
  const refuse: FakeCall = {
    endpoint: generateInvoice,
    reply: async () => {
      found = [DESCRIPTION]
      const details = { checks: found }
      return { status: 409, body: { success: false, code: 'paper-stopped', error: DESCRIPTION.sentence, details } }
    },
  }
  const { user, dialog } = await open(() => found, refuse)
  const form = await dialog()
  await form.findByText('Nothing stops this paper.')
  await user.type(form.getByLabelText('Password'), 'secret')
  await user.click(form.getByRole('button', { name: 'Generate Commercial Invoice' }))
  expect(await form.findByText('1 thing to settle before this paper can be made')).toBeDefined()
  expect((await form.findByRole('alert')).textContent).toContain(DESCRIPTION.sentence)
})

it('says that the checks could not be run, and lets the server decide', async () => {
  const { user, dialog } = await open(() => {
    throw new TypeError('Failed to fetch')
  })
  const form = await dialog()
  await form.findByText('The checks could not be run.')
  await user.type(form.getByLabelText('Password'), 'secret')
  expect(form.getByRole('button', { name: 'Generate Commercial Invoice' }).getAttribute('aria-disabled')).toBeNull()
})

it('previews the addresses the paper prints, and Amazon as the ultimate consignee behind the warehouse', async () => {
  const { dialog } = await open(() => [])
  const paper = within(await (await dialog()).findByRole('region', { name: 'Preview' }))
  expect(paper.getByText('Border Cross-dock')).toBeTruthy()
  expect(paper.getByText('12 Dock Road')).toBeTruthy()
  expect(paper.getByText('1 Bridge Road')).toBeTruthy()
  expect(paper.getByText('Ultimate consignee').parentElement?.textContent).toContain('Amazon FBA DFW1')
  expect(paper.queryByText('Address to be given by the provider')).toBeNull()
})

it('reaches every item of a sentence that names several', async () => {
  const many: Check = {
    ...DESCRIPTION,
    level: 'notes',
    sentence: 'Proposed: Candle 1 and 1 more items.',
    items: [item(1).id, item(2).id],
    named: [
      { id: item(1).id, name: 'Candle 1' },
      { id: item(2).id, name: 'Candle 2 of beeswax' },
    ],
  }
  const { user, dialog } = await open(() => [many])
  const form = await dialog()
  await user.click(await form.findByText('1 note'))
  await user.click(form.getByText('All 2 items'))
  expect(form.getByRole('button', { name: 'Candle 1' })).toBeTruthy()
  expect(form.getByText('Candle 2 of beeswax')).toBeTruthy()
})
