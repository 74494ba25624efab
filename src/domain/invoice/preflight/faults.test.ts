import { describe, expect, it } from 'vitest'
import { day } from '../../calendar.ts'
import { FALLBACK_RATE } from '../../exchange.ts'
import { inEach } from '../../language.ts'
import { decimal } from '../../money.ts'
import { facts, idsOf, saying, withBusiness, withItem } from '../../testing/preflight-facts.ts'
import type { PreflightFacts, PreflightItem } from './check.ts'
import { NO_TYPED_LINES } from './no-form.ts'

const box = (quantity: number, kg: string | null, sku = 'CND') => ({
  number: 1,
  weightKg: kg === null ? null : decimal(kg),
  contents: [{ sku, quantity }],
})
const ASSUMED: PreflightItem['duty'] = {
  outcome: { kind: 'dutiable', total: { currency: 'USD', amount: decimal('1') } },
  additional: false,
  headings: [],
  assumed: [
    {
      id: 'kitchen-cabinet',
      question: {
        reason: 'law-question',
        facts: { text: inEach({ en: 'Is it a cabinet?', fr: 'Est-ce une armoire?' }) },
      },
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
  untested: [],
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
    [
      'price-outside-line',
      withItem({
        duty: {
          outcome: { kind: 'free', because: { reason: 'free-line', facts: {} } },
          additional: false,
          headings: [],
          outsideLine: {
            htsCode: '6404118930',
            bracket: 'over $6.50 to $12/pair',
            price: '59.20',
            unit: 'prs.',
            fitting: ['6404119020'],
          },
        },
      }),
    ],
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
    ['typed-lines-open', { typed: { ...NO_TYPED_LINES, count: 2, withoutCode: 1 } }],
    ['typed-lines-makerless', { typed: { ...NO_TYPED_LINES, count: 2, withoutMaker: 1 } }],
    ['typed-lines-vague', { typed: { ...NO_TYPED_LINES, count: 2, vague: 1 } }],
    ['typed-lines-short', { typed: { ...NO_TYPED_LINES, count: 2, short: 1 } }],
    ['typed-code-gone', { typed: { ...NO_TYPED_LINES, count: 1, goneCodes: [{ name: 'Stand', code: '9876543210' }] } }],
    [
      'typed-prohibited',
      { typed: { ...NO_TYPED_LINES, count: 1, prohibited: [{ name: 'Lager', since: day('2026-09-29') }] } },
    ],
    ['formal-entry', { typed: { ...NO_TYPED_LINES, count: 1, usd: decimal('1531.54') } }],
    ['near-formal-entry', { typed: { ...NO_TYPED_LINES, count: 1, usd: decimal('1531.53') } }],
    ['low-value', withItem({ usdValue: decimal('800') })],
    ['consignee-missing', { viaWarehouse: true, centre: null }],
    ['importer-is-amazon', { importer: { name: 'Amazon.com Services LLC', number: '12-3456789', contact: 'Dana' } }],
    ['addresses-not-set-up', { hasAddresses: false }],
    ['boxes-unweighed', { boxes: [box(96, null)] }],
    ['boxes-quantity', { boxes: [box(95, '20')] }],
    ['box-heavy', { boxes: [box(96, '22.8')] }],
    ['boxes-net-over-gross', { boxes: [box(96, '19.1')] }],
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
          untested: [],
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
          untested: [],
          covered: [],
        },
      },
    ],
    ['cusma-period-later', { certificate: { ...SIGNED, periodStart: day('2026-11-22') } }],
    ['cusma-period-ends-soon', { certificate: { ...SIGNED, periodEnd: day('2026-12-05') } }],
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
