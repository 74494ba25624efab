import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveAddress } from '#contract/client-data.ts'
import { lookUpMaker, lookupStep, suggestCountry } from '#contract/lookups.ts'
import { answer, refusal } from '../testing/fake-api.ts'
import { card, FOUND, finds, STEPS, without } from '../testing/found-maker.ts'
import { openItem } from '../testing/open-item.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { item, keptShipment, maker } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

const NEW_MAKER = '0190a1b2-0000-4000-8000-0000000000b2'

beforeEach(signInAsClient)

const lookUp = () => screen.getByRole('button', { name: 'AI lookup' })

describe('looking up the maker of an item', () => {
  it('needs the origin, and says so', async () => {
    await openItem(
      ...keptShipment(item(1, { countryOfOrigin: null, manufacturing_address_id: null })),
      answer(suggestCountry, () => ({ success: true, countryCode: null })),
    )
    expect(lookUp().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Please select a country of origin before using AI lookup')).toBeDefined()
  })

  it('shows what was found with its evidence, and Accept & Use saves and attaches it', async () => {
    const bodies: unknown[] = []
    const { user } = await openItem(
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

  it('asks while it waits which step its own run is at', async () => {
    const runs: unknown[] = []
    const asked: unknown[] = []
    const { user } = await openItem(
      ...keptShipment(without),
      answer(lookUpMaker, ({ body }) => {
        runs.push(body.run)
        return new Promise(() => {})
      }),
      answer(lookupStep, ({ params }) => {
        asked.push(params.run)
        return { success: true, step: 'search' }
      }),
    )
    await user.click(lookUp())
    expect(await screen.findByText('Reading what you confirmed before...')).toBeDefined()
    expect(screen.getByText('Looking up the manufacturer address')).toBeDefined()
    await waitFor(() => expect(asked).toEqual(runs))
    expect(runs).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  })

  it('says step by step what was done where none was found', async () => {
    const { user } = await openItem(...keptShipment(without), finds(null, 'No manufacturer was found.', STEPS))
    await user.click(lookUp())
    await screen.findByText(/^No manufacturer was found\. /)
    const steps = screen.getByText('What was done to find it').closest('details')
    expect(steps?.open).toBe(true)
    expect([...(steps?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Searched the web (searxng) for “candle manufacturer”: 2 pages found.',
      'Could not be read:  https://closed.example/',
      'From these pages the language model named: Maple Ridge, 1450 Meyerside Drive, Canada.',
      'Read, the name is on it but not the street:  https://mapleridgecandle.example/',
    ])
  })

  it('shows what a chosen address rests on, and who accepted it when: accepted is not verified', async () => {
    const { confidence, reasoning, sources, research_method, phoneNumber, facility_type } = FOUND
    const evidence = { confidence, reasoning, sources, research_method, phoneNumber, facility_type }
    const accepted = { acceptedBy: 'Dana Roy', acceptedAt: '2026-11-20T14:02:00.000Z' }
    await openItem(...keptShipment(item(1), { manufacturingAddresses: [maker({ evidence, ...accepted })] }))
    const shown = within(screen.getByRole('region', { name: 'What this address rests on' }))
    expect(shown.getByText(/^accepted by Dana Roy on 20 Nov 2026, \d\d:02, not verified$/)).toBeDefined()
    expect(shown.getByText('4 of 5, High')).toBeDefined()
    expect(shown.getByText('Found by: Public pages')).toBeDefined()
    expect(shown.getByText(reasoning)).toBeDefined()
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([sources[0]?.url])
  })

  it('takes a rejected address off, and Undo brings it back', async () => {
    const { user } = await openItem(...keptShipment(without), finds(FOUND))
    await user.click(lookUp())
    await user.click(within(await card()).getByRole('button', { name: 'Reject' }))
    expect(screen.queryByRole('region', { name: 'Address found' })).toBeNull()
    await user.click(within(screen.getByRole('region', { name: 'Items' })).getByRole('button', { name: 'Undo' }))
    expect(await card()).toBeDefined()
  })

  it('says when none was found, and when it failed', async () => {
    let tries = 0
    const { user } = await openItem(
      ...keptShipment(without),
      answer(lookUpMaker, () => {
        tries += 1
        if (tries === 1) return { success: true, data: null, message: 'No manufacturer was found.' }
        return refusal(500, 'Failed to lookup manufacturing address. Please try again.')
      }),
    )
    await user.click(lookUp())
    expect(await screen.findByText(/^No manufacturer was found\. /)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'AI lookup again' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to lookup manufacturing address. Please try again.',
    )
  })
})

describe('the origin used before', () => {
  it('is offered while none is set, and set only by a click', async () => {
    const { user } = await openItem(
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
