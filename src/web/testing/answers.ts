// Answers that many component tests share: a healthy server, business information, a page of shipments.
import { getBusinessInfo } from '#contract/client-data.ts'
import { getExchangeRate, health } from '#contract/reference.ts'
import { listShipments } from '#contract/shipments.ts'
import { answer } from './fake-api.ts'

export const BUSINESS_INFO = {
  company_name: 'Northern Pantry',
  legal_name: 'Northern Pantry & Goods Inc.',
  phone_number: '416-555-0100',
  business_type: 'canadian_corporation',
  canadian_business_number: '123456782',
  address_line1: '1 King St W',
  address_line2: null,
  city: 'Toronto',
  state: 'ON',
  country: 'CA',
  postal_code: 'M5H 1A1',
  shipping_agreement_signed: true,
  version: 'first',
} as const

const RATE = { cadToUsd: 0.7124, usdToCad: 1.4037, asOf: '2026-11-20', source: 'bank-of-canada' } as const

export const healthy = answer(health, () => ({
  success: true,
  database: 'embedded',
  dataSets: [{ name: 'tariff', version: '2026-rev-10', validFrom: null, lastVerified: null }],
  legalTexts: true,
  tariffOlderThan: null,
  exchangeRate: RATE,
  demo: false,
  staffSignIn: 'shared',
  signOn: null,
  providerEmail: null,
}))

export const rate = answer(getExchangeRate, () => ({ success: true, data: RATE }))

export const businessInfo = (data: unknown = BUSINESS_INFO) => answer(getBusinessInfo, () => ({ success: true, data }))

export const shipment = (number: number, changes: object = {}) => ({
  id: `0190a1b2-0000-4000-8000-${String(number).padStart(12, '0')}`,
  reference: `NP-${number}`,
  status: 'pending',
  skuCount: 2,
  itemCount: 80,
  totalValueCad: 1200.5,
  missingFieldCount: 0,
  codeCount: 2,
  proposedCodeCount: 0,
  destinationType: 'amazon_fba' as const,
  destinationDetails: { fcCode: 'DFW1' },
  createdAt: '2026-11-20T15:00:00.000Z',
  ...changes,
})

/** Ten shipments a page out of the total, numbered through. */
export const shipmentPages = (total: number) =>
  answer(listShipments, ({ query }) => {
    const lastPage = Math.max(1, Math.ceil(total / 10))
    const first = (query.page - 1) * 10
    const count = Math.max(0, Math.min(10, total - first))
    return {
      success: true,
      data: Array.from({ length: count }, (_, index) => shipment(first + index + 1)),
      pagination: { currentPage: query.page, lastPage, perPage: 10, total },
    }
  })
