// A shipment without a fault as preflight sees it, and ways to give it one.
import { day } from '../calendar.ts'
import type { PreflightFacts, PreflightItem, PreflightPaper, Seller } from '../invoice/preflight/check.ts'
import { NO_TYPED_LINES } from '../invoice/preflight/no-form.ts'
import { runPreflight } from '../invoice/preflight/preflight.ts'
import { decimal } from '../money.ts'

export const item = (given: Partial<PreflightItem> = {}): PreflightItem => ({
  id: 'item-1',
  description: 'Soy wax candle in tin',
  sku: 'CND',
  quantity: 96,
  costCad: decimal('6.85'),
  countryOfOrigin: 'CN',
  htsCode: '3406000000',
  maker: { name: 'Wax Co.', streetAddress: '1 Road', city: 'Xiamen', state: '', country: 'CN', zipCode: '' },
  originMismatchReason: null,
  expiryDate: null,
  isCodeConfirmed: true,
  htsConfidence: null,
  htsDescription: null,
  htsProposedBy: null,
  isCodeCurrent: true,
  tariff: { title: 'Candles', units: ['kg'] },
  duty: {
    outcome: { kind: 'dutiable', total: { currency: 'USD', amount: decimal('1') } },
    additional: false,
    headings: [],
  },
  findings: [],
  agencies: [],
  netKg: decimal('0.2'),
  counted: [{ unit: 'kg', amount: decimal('19.2') }],
  mid: { code: 'CNWAXCO1XIA', isProposed: false },
  usdValue: decimal('968.47'),
  ...given,
})
const seller: Seller = {
  name: 'Northern Pantry',
  street: '210 Queen Street',
  city: 'Hamilton',
  state: 'ON',
  postalCode: 'L8R 1A1',
  country: 'CA',
  phone: '905-555-0142',
  businessNumber: '123456782',
  hasSignedAgreement: true,
}
export const facts = (given: Partial<PreflightFacts> = {}): PreflightFacts => ({
  today: day('2026-11-21'),
  shipment: { status: 'declared', goesToAmazon: true, shippedOn: null },
  items: [item()],
  typed: NO_TYPED_LINES,
  boxes: [{ number: 1, weightKg: decimal('20'), contents: [{ sku: 'CND', quantity: 96 }] }],
  seller,
  importer: { name: 'Northern Pantry', number: '123456-12345', contact: 'Dana Roy' },
  centre: { code: 'DFW1', confidence: 'high' },
  hasAddresses: true,
  viaWarehouse: false,
  particulars: {
    terms: { incoterm: 'DDP', place: 'Dallas', from: 'request' },
    reason: 'own_stock',
    relatedParties: 'related',
    sale: { on: null, place: '', buyerName: '', buyerAddress: '' },
    value: { basis: 'computed', answers: {} },
    charges: [],
    portOfEntry: '0901',
    references: ['FBA1'],
  },
  exchange: {
    cadToUsd: decimal('0.7124'),
    usdToCad: decimal('1.4037'),
    asOf: day('2026-11-20'),
    source: 'bank-of-canada',
  },
  measuresVerified: day('2026-11-01'),
  certificate: {
    status: null,
    periodStart: null,
    periodEnd: null,
    isKept: true,
    missing: [],
    outdated: [],
    untested: [],
    covered: [],
  },
  worksheets: [],
  hasWorksheetPaper: false,
  invoiceNumbers: [],
  confirming: [],
  acceptsFallbackRate: false,
  ...given,
})
export const idsOf = (given: Partial<PreflightFacts>, paper: PreflightPaper = 'commercial_invoice') =>
  runPreflight(facts(given), paper).map(({ reason }) => reason)

export const saying = (given: Partial<PreflightFacts['particulars']>) => ({
  particulars: { ...facts().particulars, ...given },
})
export const withItem = (given: Partial<PreflightItem>) => ({ items: [item(given)] })
export const withBusiness = (given: Partial<Seller>) => ({ seller: { ...seller, ...given } })
