// What a look-up of a manufacturer answers, and the card that shows it.
import { screen } from '@testing-library/react'
import { lookUpMaker } from '#contract/lookups.ts'
import { answer } from './fake-api.ts'
import { item } from './shipment-answers.ts'

export const FOUND = {
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
  basis: { kind: 'confirmed', hasMethod: true },
}
export const finds = (data: object | null, message: string | null = null, steps: readonly object[] = []) =>
  answer(lookUpMaker, () => ({ success: true, data, message, steps }))

/** What research did that found the name on one page and nothing on the other. */
export const STEPS = [
  { step: 'searched', service: 'searxng', query: 'candle manufacturer', pages: 2 },
  { step: 'page', url: 'https://closed.example/', shows: 'unreadable' },
  { step: 'named', name: 'Maple Ridge', street_address: '1450 Meyerside Drive', country: 'CA', isWhole: true },
  { step: 'page', url: 'https://mapleridgecandle.example/', shows: 'name' },
]

/** An item whose maker is not known. */
export const without = item(1, { manufacturing_address_id: null })

export const card = () => screen.findByRole('region', { name: 'Address found' })
