import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { classifyHts } from '#contract/classification.ts'
import { saveAddress, setAddressMid } from '#contract/client-data.ts'
import { lookUpManufacturer, lookUpPga, suggestCountry } from '#contract/lookups.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, type FakeCall, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  completeShipment,
  duty,
  item,
  keptShipment,
  noAgencies,
  noDocuments,
  receipt,
  SHIPMENT_ID,
  shipmentData,
  validCode,
} from '../testing/shipment-answers.ts'

const NEW_MAKER = '0190a1b2-0000-4000-8000-0000000000b2'
const START_MS = 5000

function show(...calls: readonly FakeCall[]) {
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

async function open(...calls: readonly FakeCall[]) {
  const shown = show(...calls)
  await shown.user.click(await screen.findByRole('button', { name: /^Open Candle 1/ }, { timeout: START_MS }))
  return shown
}

beforeEach(signInAsClient)

const FOUND = {
  name: 'Maple Ridge Candle Works Inc.',
  street_address: '1450 Meyerside Drive, Unit 12',
  city: 'Mississauga',
  state: 'ON',
  country: 'CA',
  zip_code: 'L5T 2N5',
  phoneNumber: '+1 905 555 0142',
  confidence: 4,
  reasoning: 'The listing names this firm as maker.',
  sources: [
    {
      url: 'https://mapleridgecandle.example/contact-us/our-workshop-in-town',
      description: 'Contact page',
      type: 'website',
    },
    { url: 'javascript:alert(1)', description: 'Corporations register', type: 'register' },
  ],
  research_method: 'Public pages',
  verification_status: 'researched',
  facility_type: 'factory',
  manufacturing_address_id: null,
}
const finds = (data: object | null, message: string | null = null) =>
  answer(lookUpManufacturer, () => ({ success: true, data, message }))
const without = item(1, { manufacturing_address_id: null })
const lookUp = () => screen.getByRole('button', { name: 'AI lookup' })
const card = () => screen.findByRole('region', { name: 'Address found' })

describe('looking up the maker of an item', () => {
  it('needs the origin, and says so', async () => {
    await open(
      ...keptShipment(item(1, { countryOfOrigin: null, manufacturing_address_id: null })),
      answer(suggestCountry, () => ({ success: true, countryCode: null })),
    )
    expect(lookUp().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Please select a country of origin before using AI lookup')).toBeDefined()
  })

  it('shows what was found with its evidence, and Accept & Use saves and attaches it', async () => {
    const bodies: unknown[] = []
    const { user } = await open(
      ...keptShipment(without),
      finds(FOUND),
      answer(saveAddress, ({ body }) => {
        bodies.push(body.address)
        return { success: true, data: { id: NEW_MAKER } }
      }),
    )
    await user.click(lookUp())
    const found = within(await card())
    for (const words of ['4 of 5, High', 'factory', 'Public pages', 'researched, not verified', '+1 905 555 0142'])
      expect(found.getByText(words)).toBeDefined()
    expect(found.getByText('XOMAPRID1450MIS')).toBeDefined()
    const link = found.getByRole('link')
    expect(link.textContent?.trim()).toBe('https://mapleridgecandle.example/contact-us/our-wo…')
    expect(found.getByText('Corporations register')).toBeDefined()
    await user.click(found.getByRole('button', { name: 'Accept & Use' }))
    expect(await screen.findByDisplayValue(/^Maple Ridge Candle Works Inc./)).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Address found' })).toBeNull()
    expect(bodies).toEqual([expect.objectContaining({ name: FOUND.name, country: 'CA', zip_code: 'L5T 2N5' })])
  })

  it('takes a rejected address off, and Undo brings it back', async () => {
    const { user } = await open(...keptShipment(without), finds(FOUND))
    await user.click(lookUp())
    await user.click(within(await card()).getByRole('button', { name: 'Reject' }))
    expect(screen.queryByRole('region', { name: 'Address found' })).toBeNull()
    await user.click(within(screen.getByRole('region', { name: 'Items' })).getByRole('button', { name: 'Undo' }))
    expect(await card()).toBeDefined()
  })

  it('says when none was found, and when it failed', async () => {
    let tries = 0
    const { user } = await open(
      ...keptShipment(without),
      answer(lookUpManufacturer, () => {
        tries += 1
        if (tries === 1) return { success: true, data: null, message: 'No manufacturer was found.' }
        return refusal(500, 'Failed to lookup manufacturing address. Please try again.')
      }),
    )
    await user.click(lookUp())
    expect(await screen.findByText('No manufacturer was found.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'AI lookup again' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to lookup manufacturing address. Please try again.',
    )
  })
})

describe('the MID of the chosen address', () => {
  it('is proposed by rule, checked while typed, and saved', async () => {
    const bodies: unknown[] = []
    const { user } = await open(
      ...keptShipment(item(1)),
      answer(setAddressMid, ({ body }) => {
        bodies.push(body)
        return { success: true }
      }),
    )
    const section = within(screen.getByRole('region', { name: 'Manufacturer address' }))
    expect(section.getByText('XMPRAWAX455WIN')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Edit MID' }))
    const field = screen.getByRole('textbox', { name: 'Manufacturer identification code (MID)' })
    await user.clear(field)
    await user.type(field, 'CN')
    expect(screen.getByRole('button', { name: 'Save MID' }).getAttribute('aria-disabled')).toBe('true')
    await user.type(field, ' prairie1')
    await user.click(screen.getByRole('button', { name: 'Save MID' }))
    expect((await section.findAllByText('CNPRAIRIE1')).length).toBeGreaterThan(0)
    expect(bodies).toEqual([{ mid: 'CNPRAIRIE1' }])
  })
})

describe('the origin used before', () => {
  it('is offered while none is set, and set only by a click', async () => {
    const { user } = await open(
      ...keptShipment(item(1, { countryOfOrigin: null })),
      answer(suggestCountry, () => ({ success: true, countryCode: 'VN' })),
    )
    expect(await screen.findByText('Vietnam: what you used for this ASIN before.')).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'Country of origin' })).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Use Vietnam' }))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Country of origin' })).toHaveProperty('value', 'Vietnam'),
    )
  })
})

describe('partner agencies', () => {
  const agency = {
    agency: 'FDA',
    flag: 'FD2',
    level: 'required',
    confidence: 'high',
    why: 'Cosmetics of heading 3304.',
    documents: ['Facility registration'],
  }

  it('are counted, and opened with flag, level, why and papers', async () => {
    let tries = 0
    const { user } = await open(
      ...keptShipment(item(1)),
      answer(lookUpPga, () => {
        tries += 1
        if (tries === 1) return refusal(500, 'Failed to load PGA information')
        const note = 'A guide by the first digits of the code. Your broker decides.'
        const pga = { hasPGA: true, requirementLevel: 'required', dataVersion: '2026-11-21', agencies: [agency], note }
        return { success: true, pga }
      }),
    )
    const failure = await screen.findByRole('alert')
    expect(failure.textContent).toContain('Failed to load PGA information')
    await user.click(within(failure).getByRole('button', { name: 'Retry' }))
    await user.click(await screen.findByText('1 agency'))
    expect(screen.getByText('Flag FD2')).toBeDefined()
    expect(screen.getByText('Cosmetics of heading 3304.')).toBeDefined()
    expect(screen.getByText('Papers: Facility registration')).toBeDefined()
    expect(screen.getByText(/Your broker decides\. Table of 2026-11-21\./)).toBeDefined()
  })
})

describe('taking an item out of the shipment', () => {
  const removed = item(2, { removed: true })

  it('takes its row away and counts it in the header, until Undo or Put back returns it', async () => {
    const { user } = await open(...keptShipment(item(1)))
    await user.click(screen.getByRole('button', { name: 'Take out of shipment: Candle 1' }))
    expect(screen.queryByRole('button', { name: /Candle 1$/ })).toBeNull()
    expect(screen.getByText('Every item was taken out')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '1 taken out' }))
    await user.click(await screen.findByRole('button', { name: 'Put back Candle 1' }))
    expect(await screen.findByRole('rowheader', { name: /Candle 1/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: '1 taken out' })).toBeNull()
  })

  it('shows what was taken out before', async () => {
    const { user } = show(completeShipment(shipmentData([item(1)], { removedItems: [removed] })))
    await user.click(await screen.findByRole('button', { name: '1 taken out' }, { timeout: START_MS }))
    expect(await screen.findByRole('button', { name: 'Put back Candle 2' })).toBeDefined()
    expect(screen.queryByRole('rowheader', { name: /Candle 2/ })).toBeNull()
  })
})

describe('Run AI Lookup', () => {
  const candidate = {
    htsCode: '3406000000',
    formattedHtsCode: '3406.00.00.00',
    fullTitle: 'Candles',
    description: 'Candles',
    confidence: 91,
    reasoning: 'Any wax.',
    applicability: 'definitely_applicable',
    dutyAmount: null,
    dutyPercentage: null,
    isValid: true,
  }
  const noCode = { htsCode: null, htsProvenance: null }
  const run = () => screen.findByRole('button', { name: 'Run AI Lookup' }, { timeout: START_MS })
  const classified = (...htsCodes: readonly object[]) =>
    answer(classifyHts, () => ({ success: true, htsCodes, notApplicable: 0 }))

  it('saves the best code as proposed and tells what was found', async () => {
    const { user } = show(...keptShipment(item(1, noCode)), classified(candidate))
    await user.click(await run())
    expect(await screen.findByText('HTS code 3406.00.00.00 proposed')).toBeDefined()
    expect(
      await screen.findByText('AI lookup found data for 1 of 1 items. Each is proposed until you confirm it.'),
    ).toBeDefined()
    expect(screen.getByRole('row', { name: /3406\.00\.00\.00.*Proposed/ })).toBeDefined()
  })

  it('warns when nothing was found', async () => {
    const { user } = show(...keptShipment(item(1, noCode)), classified())
    await user.click(await run())
    expect(await screen.findByText('AI lookup found nothing for the item.')).toBeDefined()
    expect(screen.getByText('0 found, 1 not found', { exact: false })).toBeDefined()
  })

  it('keeps a failure with Retry', async () => {
    let tries = 0
    const { user } = show(
      ...keptShipment(item(1, noCode)),
      answer(classifyHts, () => {
        tries += 1
        if (tries === 1) return refusal(502, 'The classifier did not answer.')
        return { success: true, htsCodes: [candidate], notApplicable: 0 }
      }),
    )
    await user.click(await run())
    expect(await screen.findByText('Failed to run AI lookup: The classifier did not answer.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry Candle 1' }))
    expect(await screen.findByText('HTS code 3406.00.00.00 proposed')).toBeDefined()
  })

  it('looks for the maker where the origin is set, and leaves it on the card to be accepted', async () => {
    const { user } = show(...keptShipment(without), finds(FOUND))
    await user.click(await run())
    expect(await screen.findByText('maker Maple Ridge Candle Works Inc. found, waits for you')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show Candle 1' }))
    expect(await card()).toBeDefined()
  })

  it('is offered only while the shipment is pending, and says when there is nothing to look up', async () => {
    const data = shipmentData([item(1)])
    show(completeShipment(data))
    expect((await run()).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Every item has its code, and a maker where the origin is set.')).toBeDefined()
  })

  it('is not there once the shipment is declared', async () => {
    const data = shipmentData([item(1)])
    show(completeShipment({ ...data, shipment: { ...data.shipment, status: 'declared' } }))
    await screen.findByText('Candle 1', {}, { timeout: START_MS })
    expect(screen.queryByRole('button', { name: 'Run AI Lookup' })).toBeNull()
  })
})
