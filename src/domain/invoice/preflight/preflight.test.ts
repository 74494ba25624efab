import { describe, expect, it } from 'vitest'
import { day } from '../../calendar.ts'
import { FALLBACK_RATE } from '../../exchange.ts'
import { inEach } from '../../language.ts'
import { decimal, usd } from '../../money.ts'
import { facts, idsOf, item, saying, withItem } from '../../testing/preflight-facts.ts'
import type { PreflightFacts, PreflightItem } from './check.ts'
import { openPoints, REASONS, runPreflight } from './preflight.ts'
import { onOneEntry } from './value-checks.ts'

it('has more than ninety checks, each with a name of its own', () => {
  expect(REASONS.length).toBeGreaterThanOrEqual(90)
  expect(new Set(REASONS).size).toBe(REASONS.length)
})

it('finds nothing to say of a shipment without a fault', () => {
  expect(runPreflight(facts(), 'commercial_invoice')).toEqual([])
})

const box = (quantity: number, kg: string | null, sku = 'CND') => ({
  number: 1,
  weightKg: kg === null ? null : decimal(kg),
  contents: [{ sku, quantity }],
})
const second = (given: Partial<PreflightItem>) => ({
  items: [item(), item({ id: 'item-2', quantity: 1, ...given })],
  boxes: [box(97, '20')],
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
  expect(openPoints(entries)).toHaveLength(1)
  expect(entries[0]).toMatchObject({ place: { fix: 'item', item: 'item-1', field: 'htsCode' } })
})

it('asks of each paper its own questions', () => {
  expect(idsOf({}, 'cusma')).toEqual(['cusma-none-eligible'])
  expect(idsOf({}, 'fda')).toEqual(['fda-none-needed'])
})

it('warns of clothing whose origin nobody tested before its certificate is signed, and of no other good', () => {
  const shirt = { ...withItem({ countryOfOrigin: 'CA', htsCode: '6109100012' }).items[0], id: 'shirt' }
  const items = [item({ countryOfOrigin: 'CA' }), item(shirt)]
  const signing = (untested: readonly string[]) => {
    const certificate = { ...facts().certificate, untested }
    return runPreflight(facts({ items, certificate }), 'cusma').filter(
      ({ reason }) => reason === 'cusma-textile-untested',
    )
  }
  expect(signing(['item-1', 'shirt'])).toMatchObject([{ level: 'warns', place: { item: 'shirt' } }])
  expect(signing(['item-1'])).toEqual([])
})

it('names the first box that weighs less than its goods, and how many others do', () => {
  const weighing = (number: number, kg: string) => ({
    number,
    weightKg: decimal(kg),
    contents: [{ sku: 'CND', quantity: 32 }],
  })
  // 32 x 0.2 = 6.4 kg
  const boxes = [weighing(1, '6.4'), weighing(2, '6.39'), weighing(3, '5')]
  const found = runPreflight(facts({ boxes }), 'commercial_invoice')
  expect(found.filter(({ reason }) => reason === 'boxes-net-over-gross').map((each) => each.facts)).toEqual([
    { box: 2, grossKg: '6.39', netKg: '6.4', others: 1 },
  ])
})

it('says of several items in one line what is the same of them, naming every agency', () => {
  const agency = (name: string, level: 'required' | 'may_be_required') => ({
    agency: name,
    program: 'X',
    flag: 'X1',
    level,
    confidence: 'high' as const,
    why: inEach({ en: 'x', fr: 'y' }),
    documents: [inEach({ en: 'Permit', fr: 'Permis' })],
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
      said: { name: 'Soy wax candle in tin', agency: 'APHIS', documents: [inEach({ en: 'Permit', fr: 'Permis' })] },
      place: { fix: 'item', item: 'item-1', field: 'htsCode' },
      items: undefined,
    },
    {
      reason: 'agency-possible',
      said: { name: 'Soy wax candle in tin', agency: 'EPA', documents: [inEach({ en: 'Permit', fr: 'Permis' })] },
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

  it('stops the invoice until it is kept and can be read', () => {
    const level = (importer: PreflightFacts['importer'], id: string) =>
      runPreflight(facts({ items: formal, importer }), 'commercial_invoice').find(({ reason }) => reason === id)?.level
    expect(level('none', 'importer-number-formal')).toBe('stops')
    expect(level('locked', 'importer-locked-formal')).toBe('stops')
    expect(level('locked', 'importer-number-formal')).toBeUndefined()
    expect(idsOf({ importer: 'locked' })).not.toContain('importer-locked-formal')
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
  expect(openPoints(silent)).toEqual([])
  expect(openPoints(runPreflight(facts({ hasAddresses: false }), 'commercial_invoice'))).toHaveLength(1)
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
