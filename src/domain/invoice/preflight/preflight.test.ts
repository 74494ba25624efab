import { describe, expect, it } from 'vitest'
import { day } from '../../calendar.ts'
import { FALLBACK_RATE } from '../../exchange.ts'
import { decimal, usd } from '../../money.ts'
import type { PreflightFacts, PreflightItem, PreflightPaper, Seller } from './check.ts'
import { openPoints, REASONS, runPreflight } from './preflight.ts'
import { onOneEntry } from './value-checks.ts'

const item = (given: Partial<PreflightItem> = {}): PreflightItem => ({
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
  netKg: decimal('0.3'),
  counted: [{ unit: 'kg', amount: decimal('28.8') }],
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
const NO_TYPED = {
  count: 0,
  withoutCode: 0,
  withoutMaker: 0,
  vague: 0,
  short: 0,
  usd: decimal('0'),
  goneCodes: [],
  endedCodes: [],
  prohibited: [],
}
const facts = (given: Partial<PreflightFacts> = {}): PreflightFacts => ({
  today: day('2026-11-21'),
  shipment: { status: 'declared', goesToAmazon: true, shippedOn: null },
  items: [item()],
  typed: NO_TYPED,
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
    covered: [],
  },
  worksheets: [],
  hasWorksheetPaper: false,
  invoiceNumbers: [],
  confirming: [],
  acceptsFallbackRate: false,
  ...given,
})
const idsOf = (given: Partial<PreflightFacts>, paper: PreflightPaper = 'commercial_invoice') =>
  runPreflight(facts(given), paper).map(({ reason }) => reason)

it('has more than ninety checks, each with a name of its own', () => {
  expect(REASONS.length).toBeGreaterThanOrEqual(90)
  expect(new Set(REASONS).size).toBe(REASONS.length)
})

it('finds nothing to say of a shipment without a fault', () => {
  expect(runPreflight(facts(), 'commercial_invoice')).toEqual([])
})

const saying = (given: Partial<PreflightFacts['particulars']>) => ({
  particulars: { ...facts().particulars, ...given },
})
const withItem = (given: Partial<PreflightItem>) => ({ items: [item(given)] })
const withBusiness = (given: Partial<Seller>) => ({ seller: { ...seller, ...given } })
const box = (quantity: number, kg: string | null, sku = 'CND') => ({
  number: 1,
  weightKg: kg === null ? null : decimal(kg),
  contents: [{ sku, quantity }],
})
const second = (given: Partial<PreflightItem>) => ({
  items: [item(), item({ id: 'item-2', quantity: 1, ...given })],
  boxes: [box(97, '20')],
})

const ASSUMED: PreflightItem['duty'] = {
  outcome: { kind: 'dutiable', total: { currency: 'USD', amount: decimal('1') } },
  additional: false,
  headings: [],
  assumed: [
    {
      id: 'kitchen-cabinet',
      question: { reason: 'law-question', facts: { text: { en: 'Is it a cabinet?', fr: 'Est-ce une armoire?' } } },
      answer: 'no',
      otherwise: [{ answer: 'yes', kind: 'unknown' }],
    },
  ],
}
const BANNED = {
  kind: 'prohibited',
  since: day('2026-09-29'),
  because: { reason: 'free-line', facts: {} },
  source: { citation: 'y' },
} as const
const SIGNED = {
  status: 'signed',
  periodStart: day('2026-11-21'),
  periodEnd: day('2027-11-20'),
  isKept: true,
  missing: [],
  outdated: [],
  covered: [],
} as const
const US = { countryOfOrigin: 'US', originMismatchReason: 'Made in the US.' }
/** What a fault brings with it. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  'quantity-missing': ['boxes-missing'],
  'origin-american': ['maker-country-reasoned', 'cusma-not-signed'],
  'importer-locked': ['person-missing'],
}

describe('each of these faults is found, and nothing else', () => {
  it.each<[string, Partial<PreflightFacts>]>([
    ['cost-very-low', withItem({ costCad: decimal('0.04') })],
    ['cost-very-high', withItem({ costCad: decimal('10000.01') })],
    ['cost-fraction', withItem({ costCad: decimal('6.855') })],
    ['quantity-missing', { ...withItem({ quantity: 0 }), boxes: [] }],
    ['formal-entry', withItem({ usdValue: decimal('2500.01') })],
    ['near-formal-entry', withItem({ usdValue: decimal('2500') })],
    ['description-short', withItem({ description: 'Wax candle' })],
    ['description-letters', withItem({ description: 'Candle of soy 蜡烛' })],
    ['description-brand-only', withItem({ description: 'ACME X200 GlowMax' })],
    ['origin-american', withItem(US)],
    ['maker-country-differs', withItem({ countryOfOrigin: 'VN' })],
    ['maker-country-reasoned', withItem({ countryOfOrigin: 'VN', originMismatchReason: 'Sewn in Vietnam.' })],
    ['mid-missing', withItem({ mid: null })],
    ['mid-proposed', withItem({ mid: { code: 'CNWAXCO1XIA', isProposed: true } })],
    ['code-gone', withItem({ isCodeCurrent: false, tariff: null })],
    ['code-unconfirmed', withItem({ isCodeConfirmed: false })],
    ['code-unsure', withItem({ htsConfidence: decimal('69.9') })],
    ['code-residual', withItem({ tariff: { title: 'Other', units: ['kg'] } })],
    ['units-missing', withItem({ tariff: { title: 'Socks', units: ['doz. prs.', 'kg'] } })],
    ['value-basis-missing', saying({ value: { basis: null, answers: {} } })],
    ['value-basis-unsold', saying({ value: { basis: 'transaction', answers: {} } })],
    ['buyer-missing', { ...saying({ reason: 'sale' }), shipment: { ...facts().shipment, goesToAmazon: false } }],
    ['prohibited', withItem({ duty: { outcome: BANNED, additional: false, headings: [] } })],
    [
      'duty-unknown',
      withItem({
        duty: {
          outcome: { kind: 'unknown', missing: [{ reason: 'quantity', facts: { unit: 'kg' } }] },
          additional: false,
          headings: [],
        },
      }),
    ],
    ['duty-assumed', withItem({ duty: ASSUMED })],
    ['weight-missing', withItem({ netKg: null })],
    [
      'additional-duty',
      withItem({
        duty: {
          outcome: { kind: 'free', because: { reason: 'free-line', facts: {} } },
          additional: true,
          headings: [],
        },
      }),
    ],
    ['business-info-missing', { seller: null }],
    ['business-info-incomplete', withBusiness({ city: '' })],
    ['business-phone-missing', withBusiness({ phone: '' })],
    ['business-number-check', withBusiness({ businessNumber: '123456789' })],
    ['importer-locked', { importer: 'locked' }],
    ['importer-number-missing', { importer: { name: '', number: '', contact: 'Dana' } }],
    ['centre-unknown', { centre: { code: 'XXX9', confidence: undefined } }],
    ['sale-without-buyer', { particulars: { ...facts().particulars, reason: 'sale' } }],
    ['typed-lines-open', { typed: { ...NO_TYPED, count: 2, withoutCode: 1 } }],
    ['typed-lines-makerless', { typed: { ...NO_TYPED, count: 2, withoutMaker: 1 } }],
    ['typed-lines-vague', { typed: { ...NO_TYPED, count: 2, vague: 1 } }],
    ['typed-lines-short', { typed: { ...NO_TYPED, count: 2, short: 1 } }],
    ['typed-code-gone', { typed: { ...NO_TYPED, count: 1, goneCodes: [{ name: 'Stand', code: '9876543210' }] } }],
    [
      'typed-prohibited',
      { typed: { ...NO_TYPED, count: 1, prohibited: [{ name: 'Lager', since: day('2026-09-29') }] } },
    ],
    ['formal-entry', { typed: { ...NO_TYPED, count: 1, usd: decimal('1531.54') } }],
    ['near-formal-entry', { typed: { ...NO_TYPED, count: 1, usd: decimal('1531.53') } }],
    ['low-value', withItem({ usdValue: decimal('800') })],
    ['consignee-missing', { viaWarehouse: true, centre: null }],
    ['importer-is-amazon', { importer: { name: 'Amazon.com Services LLC', number: '12-3456789', contact: 'Dana' } }],
    ['addresses-not-set-up', { hasAddresses: false }],
    ['boxes-unweighed', { boxes: [box(96, null)] }],
    ['boxes-quantity', { boxes: [box(95, '20')] }],
    ['box-heavy', { boxes: [box(96, '22.8')] }],
    ['expired', withItem({ expiryDate: day('2026-11-20') })],
    ['expires-soon', withItem({ expiryDate: day('2027-02-18') })],
    [
      'cusma-out-of-date',
      {
        certificate: {
          status: 'out_of_date',
          periodStart: null,
          periodEnd: null,
          isKept: true,
          missing: [],
          outdated: [],
          covered: [],
        },
      },
    ],
    [
      'cusma-period-over',
      {
        certificate: {
          status: 'signed',
          periodStart: null,
          periodEnd: day('2026-11-20'),
          isKept: true,
          missing: [],
          outdated: [],
          covered: [],
        },
      },
    ],
    ['cusma-period-later', { certificate: { ...SIGNED, periodStart: day('2026-11-22') } }],
    ['cusma-decision-outdated', { certificate: { ...SIGNED, outdated: ['Candle'], covered: [] } }],
    ['cusma-not-kept', { certificate: { ...SIGNED, isKept: false } }],
    ['fallback-rate', { exchange: FALLBACK_RATE }],
    ['measures-old', { measuresVerified: day('2026-10-06') }],
    ['invoice-exists', { invoiceNumbers: ['INV-1'] }],
    ['shipment-cancelled', { shipment: { status: 'canceled', goesToAmazon: true, shippedOn: null } }],
  ])('%s', (id, given) => {
    const found = idsOf(given)
    expect(found).toContain(id)
    expect(found.filter((each) => each !== id && !COMPANIONS[id]?.includes(each))).toEqual([])
  })
})

it('holds limits to the day and the cent', () => {
  expect(idsOf({ measuresVerified: day('2026-10-07') })).toEqual([])
  expect(idsOf(withItem({ usdValue: decimal('2249.99') }))).toEqual([])
  expect(idsOf(withItem({ expiryDate: day('2027-02-19') }))).toEqual([])
})

it('compares the lines of one product', () => {
  expect(idsOf(second({ htsCode: '3406000001' }))).toEqual(
    expect.arrayContaining(['sku-codes-differ', 'description-codes-differ', 'sku-twice']),
  )
  expect(idsOf(second({ costCad: decimal('6.86') }))).toContain('sku-costs-differ')
})

it('lets a paper confirm codes and accept the fallback rate', () => {
  expect(idsOf({ ...withItem({ isCodeConfirmed: false }), confirming: ['item-1'] })).toEqual([])
  expect(idsOf({ exchange: FALLBACK_RATE, acceptsFallbackRate: true })).toEqual([])
})

it('puts what stops first, then what warns, then notes, and counts the checks that warn', () => {
  const entries = runPreflight(
    facts({ ...withItem({ isCodeConfirmed: false, netKg: null }), invoiceNumbers: ['X'] }),
    'commercial_invoice',
  )
  expect(entries.map(({ reason, level }) => `${level} ${reason}`)).toEqual([
    'stops code-unconfirmed',
    'warns weight-missing',
    'notes invoice-exists',
  ])
  expect(openPoints(entries)).toBe(1)
  expect(entries[0]).toMatchObject({ place: { fix: 'item', item: 'item-1', field: 'htsCode' } })
})

it('asks of each paper its own questions', () => {
  expect(idsOf({}, 'cusma')).toEqual(['cusma-none-eligible'])
  expect(idsOf({}, 'fda')).toEqual(['fda-none-needed'])
})

it('says of several items in one line what is the same of them, naming every agency', () => {
  const agency = (name: string, level: 'required' | 'may_be_required') => ({
    agency: name,
    program: 'X',
    flag: 'X1',
    level,
    confidence: 'high' as const,
    why: { en: 'x', fr: 'y' },
    documents: [{ en: 'Permit', fr: 'Permis' }],
    prefix: '34',
  })
  const asked = [agency('APHIS', 'required'), agency('APHIS', 'may_be_required'), agency('EPA', 'may_be_required')]
  const found = runPreflight(
    facts({
      items: [
        item({ agencies: asked }),
        item({ id: 'item-2', sku: 'HAT', description: 'Knitted wool hat', quantity: 1, agencies: asked.slice(2) }),
      ],
      boxes: [
        {
          number: 1,
          weightKg: decimal('20'),
          contents: [
            { sku: 'CND', quantity: 96 },
            { sku: 'HAT', quantity: 1 },
          ],
        },
      ],
    }),
    'commercial_invoice',
  )
  expect(found.map(({ reason, facts: said, place, items }) => ({ reason, said, place, items }))).toEqual([
    {
      reason: 'agency-required',
      said: { name: 'Soy wax candle in tin', agency: 'APHIS', documents: [{ en: 'Permit', fr: 'Permis' }] },
      place: { fix: 'item', item: 'item-1', field: 'htsCode' },
      items: undefined,
    },
    {
      reason: 'agency-possible',
      said: { name: 'Soy wax candle in tin', agency: 'EPA', documents: [{ en: 'Permit', fr: 'Permis' }] },
      place: { fix: 'item', item: 'item-1', field: 'htsCode' },
      items: [
        { id: 'item-1', name: 'Soy wax candle in tin' },
        { id: 'item-2', name: 'Knitted wool hat' },
      ],
    },
  ])
})

it('asks how buyer and seller stand only of a sale', () => {
  const unsaid = { ...facts().particulars, relatedParties: 'not_stated' } as const
  expect(idsOf({ particulars: unsaid })).toEqual([])
  expect(idsOf({ particulars: { ...unsaid, reason: 'sale' } })).toEqual(['relation-not-stated', 'sale-without-buyer'])
})

describe('the number of the importer', () => {
  const formal = [item({ usdValue: decimal('2500.01') })]

  it('is asked for once the entry is formal', () => {
    expect(idsOf({ items: formal })).toEqual(['formal-entry'])
    expect(idsOf({ items: formal, importer: 'none' })).toContain('importer-number-formal')
    const unnumbered = { name: 'Northern Pantry', number: '', contact: 'Dana' }
    expect(idsOf({ items: formal, importer: unnumbered })).toContain('importer-number-formal')
  })

  it('is not asked for so up to 2,500 USD', () => {
    expect(idsOf({ items: [item({ usdValue: decimal('2500') })], importer: 'none' })).not.toContain(
      'importer-number-formal',
    )
  })
})

it('counts for the stamp only what warns of something the paper says', () => {
  const unknown = { kind: 'unknown', missing: [{ reason: 'quantity', facts: { unit: 'kg' } }] } as const
  const silent = runPreflight(
    facts({ items: [item({ duty: { outcome: unknown, additional: false, headings: [] } })] }),
    'commercial_invoice',
  )
  expect(silent).toMatchObject([{ reason: 'duty-unknown', level: 'warns', stamps: false }])
  expect(openPoints(silent)).toBe(0)
  expect(openPoints(runPreflight(facts({ hasAddresses: false }), 'commercial_invoice'))).toBe(1)
})

describe('the limit of a formal entry', () => {
  const worth = (usdValue: string) => ({ items: [item({ usdValue: decimal(usdValue) })] })
  const packing = { kind: 'packing', amount: usd('100'), inPrices: false } as const

  it('counts the charges of a sale, and no charges of goods valued otherwise', () => {
    const sold = saying({ value: { basis: 'transaction', answers: {} }, charges: [packing] })
    expect(idsOf(worth('2400'))).not.toContain('formal-entry')
    expect(idsOf({ ...worth('2400'), ...sold })).not.toContain('formal-entry')
    expect(idsOf({ ...worth('2400.01'), ...sold })).toContain('formal-entry')
    expect(idsOf({ ...worth('2400.01'), ...saying({ charges: [packing] }) })).not.toContain('formal-entry')
  })

  it('is one of all shipments that go on one entry', () => {
    const findings = (values: readonly string[]) =>
      onOneEntry(values.map((value) => facts(worth(value)))).map((each) =>
        runPreflight(each, 'combined_invoice').map(({ reason }) => reason),
      )
    for (const reasons of findings(['1250', '1250.01'])) expect(reasons).toContain('formal-entry')
    for (const reasons of findings(['1250', '1250'])) {
      expect(reasons).toContain('near-formal-entry')
      expect(reasons).not.toContain('formal-entry')
    }
  })
})
