import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { calculateDuty } from '#contract/duty.ts'
import { updateItem } from '#contract/items.ts'
import { completeData } from '#contract/shipments.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  completeShipment,
  duty,
  dutyAnswer,
  item,
  keptShipment,
  maker,
  noAgencies,
  noDocuments,
  receipt,
  SHIPMENT_ID,
  shipmentData,
  validCode,
} from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

const path = `/dashboard/shipment/${SHIPMENT_ID}`

function show(...calls: readonly FakeCall[]) {
  const made = fakeApi(...calls, healthy, rate, businessInfo(), noAgencies, noDocuments, validCode)
  return { made, ...renderAt(path) }
}

const openFirst = async (user: ReturnType<typeof renderAt>['user'], name = /^Open Candle 1/) =>
  user.click(await screen.findByRole('button', { name }))

/** The button with the reason it is held back for. */
const invoiceButton = (description: string) =>
  screen.getByRole('button', { name: 'Generate Commercial Invoice', description })

beforeEach(signInAsClient)

describe('loading a shipment', () => {
  it('shows its head, its totals and its readiness', async () => {
    show(completeShipment(shipmentData([item(1)])), duty(receipt(), 493.4))
    expect(await screen.findByRole('heading', { name: 'NP-0418' })).toBeDefined()
    expect(screen.getByText('Amazon FBA DFW1')).toBeDefined()
    expect(screen.getByText('5 of 5')).toBeDefined()
    expect(await screen.findByText('493.40')).toBeDefined()
    expect(screen.getByText('CAD 986.40')).toBeDefined()
    expect(screen.getByText('USD 1,797.29 left before a formal entry (2,500 USD)')).toBeDefined()
  })

  it('says of how many items the duty could not be worked out, and tries all of them again', async () => {
    let works = false
    const { reply } = duty(receipt(), 493.4)
    const broken: FakeCall = {
      ...duty(),
      reply: (parts) => (works ? reply(parts) : Promise.reject(new TypeError('Failed to fetch'))),
    }
    const { user } = show(completeShipment(shipmentData([item(1), item(2)])), broken)
    await screen.findByText('The duty of 2 items could not be worked out.')
    works = true
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getAllByText('493.40')).toHaveLength(2))
    expect(screen.queryByText(/could not be worked out/)).toBeNull()
  })

  it('says Shipment not found for one that is not there', async () => {
    show(answer(completeData, () => refusal(404, 'Not found.')))
    expect(await screen.findByText('Shipment not found')).toBeDefined()
  })

  it('offers Retry after a lost connection and then shows the shipment', async () => {
    let tries = 0
    const { user } = show(
      answer(completeData, () => {
        tries += 1
        return tries === 1 ? noAnswer() : { success: true, data: shipmentData([item(1)]) }
      }),
      duty(receipt(), 493.4),
    )
    expect(await screen.findByText('Failed to connect to server. Please try again.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'NP-0418' })).toBeDefined()
  })
})

describe('missing fields', () => {
  it('links to the field, which gets the focus', async () => {
    const items = [item(1), item(2, { declaredValue: null })]
    const { user } = show(completeShipment(shipmentData(items)), duty(receipt(), 493.4))
    await user.click(await screen.findByRole('button', { name: 'Candle 2: Cost of goods (CAD)' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cost of goods (CAD)' }))
    expect(screen.getByRole('button', { name: /Close Candle 2/, expanded: true })).toBeDefined()
  })

  it('keeps the invoice back with the reason in words', async () => {
    show(completeShipment(shipmentData([item(1, { htsCode: null })])), duty(receipt(), 493.4))
    await screen.findByText('Candle 1')
    expect(invoiceButton('First settle: HTS codes.').getAttribute('aria-disabled')).toBe('true')
  })

  it('jumps to the next one with N', async () => {
    const { user } = show(completeShipment(shipmentData([item(1, { manufacturing_address_id: null })])), duty())
    await screen.findByText('Candle 1')
    await user.keyboard('n')
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Manufacturer address' }))
  })
})

describe('saving a field', () => {
  it('shows the new cost at once and says Saved', async () => {
    const first = item(1)
    const { user } = show(...keptShipment(first), duty(receipt(), 493.4))
    await openFirst(user)
    const cost = screen.getByRole('textbox', { name: 'Cost of goods (CAD)' })
    await user.clear(cost)
    await user.type(cost, '7.10')
    await user.tab()
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(screen.getByText('7.10')).toBeDefined()
  })

  it('keeps what was typed after a failure and saves it on Retry', async () => {
    const first = item(1)
    let tries = 0
    const { user } = show(
      completeShipment(shipmentData([first])),
      duty(receipt(), 493.4),
      answer(updateItem, ({ body }) => {
        tries += 1
        if (tries === 1) return refusal(500, 'The change was not saved. Please try again.')
        return { success: true, data: { item: { ...first, ...body }, shipmentStatus: 'pending' } }
      }),
    )
    await openFirst(user)
    const cost = screen.getByRole('textbox', { name: 'Cost of goods (CAD)' })
    await user.clear(cost)
    await user.type(cost, '7.10')
    await user.tab()
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(screen.getByText('The change was not saved. Please try again. What you typed stays here.')).toBeDefined()
    expect(screen.getByDisplayValue('7.10')).toBe(cost)
    expect(invoiceButton('A change is not saved yet.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Saved')).toBeDefined()
  })

  it('has each letter kept before the next one, and complains only once the field is left', async () => {
    const { user } = show(...keptShipment(item(1)), duty(receipt(), 493.4))
    await openFirst(user)
    const cost = screen.getByRole('textbox', { name: 'Cost of goods (CAD)' })
    await user.clear(cost)
    await user.type(cost, '7.1x')
    expect(Object.values(sessionStorage).join()).toContain('7.1x')
    expect(cost.getAttribute('aria-invalid')).not.toBe('true')
    await user.tab()
    expect(cost.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByDisplayValue('7.1x')).toBe(cost)
  })

  it('takes a change back with Undo', async () => {
    const first = item(1)
    const { user } = show(...keptShipment(first), duty(receipt(), 493.4))
    await openFirst(user)
    const cost = screen.getByRole('textbox', { name: 'Cost of goods (CAD)' })
    await user.clear(cost)
    await user.type(cost, '7.10')
    await user.tab()
    await screen.findByText('Saved')
    await user.click(within(screen.getByRole('region', { name: 'Items' })).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByDisplayValue('6.85')).toBe(cost))
  })
})

describe('maker and origin', () => {
  it('says the specified sentence and accepts a recorded reason', async () => {
    const first = item(1)
    const other = { manufacturingAddresses: [maker({ country: 'CN' })] }
    const { user } = show(...keptShipment(first, other), duty(receipt(), 493.4))
    await openFirst(user)
    const lead = screen.getByText('Critical Error:')
    expect(lead.tagName).toBe('STRONG')
    expect(lead.parentElement?.textContent?.trim()).toBe(
      'Critical Error: Manufacturing address is in China but Country of Origin is set to Canada. These must match for customs compliance.',
    )
    await user.click(screen.getByRole('button', { name: 'Record a reason' }))
    await user.type(screen.getByRole('textbox', { name: 'Why they differ' }), 'Head office is in China')
    await user.click(screen.getByRole('button', { name: 'Keep with this reason' }))
    expect(await screen.findByText('Maker and origin differ. Reason kept: Head office is in China')).toBeDefined()
    await waitFor(() => expect(invoiceButton('').getAttribute('aria-disabled')).toBeNull())
  })
})

describe('goods that may not enter', () => {
  const banned = receipt({
    outcome: {
      kind: 'prohibited',
      since: '2026-09-29',
      because: 'Canadian whey is refused entry.',
      reason: { reason: 'law', facts: { text: { en: 'Refused.', fr: 'Refusé.' } } },
      source: { citation: 'Proclamation 11062' },
    },
    lines: [],
  })

  it('have no duty, are left out of the sums and hold the invoice back', async () => {
    const items = [item(1), item(2, { htsCode: '0404109000' })]
    show(
      completeShipment(shipmentData(items)),
      answer(calculateDuty, ({ body }) =>
        body.htsCode === '0404109000' ? dutyAnswer(banned) : dutyAnswer(receipt(), 493.4),
      ),
    )
    expect(await screen.findByText('Prohibited')).toBeDefined()
    expect(screen.getByText(/Take it out of the shipment\./).parentElement?.textContent).toContain('Refused.') // the reason in the page's language
    expect(await screen.findByText('Total value, 1 of 2 items')).toBeDefined()
    expect(screen.getByText('Duty, 1 of 2 items')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Candle 2: prohibited since 29 Sep 2026' })).toBeDefined()
    expect(invoiceButton('First take the items that cannot be imported out of the shipment.')).toBeDefined()
  })
})
