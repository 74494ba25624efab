import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { decimal } from '#domain/money.ts'
import {
  accept,
  addItem,
  changeItem,
  draftProblems,
  EMPTY_DRAFT,
  type InvoiceDraft,
  isBegun,
  moveItem,
  NO_DEFAULTS,
  propose,
  reject,
  removeItem,
  restoreItem,
  restoreProposals,
  totalsOf,
} from './invoice-draft.ts'
import { newItem } from './item-draft.ts'
import { doubtsOf, toItem } from './proposal.ts'
import { previewOf, toRequest } from './to-request.ts'

const item = (key: string, changes: object = {}) => ({
  ...newItem(key),
  description: key,
  unitPrice: '2.50',
  origin: 'CA',
  ...changes,
})
const draft = (...keys: string[]): InvoiceDraft => ({ ...EMPTY_DRAFT, keys: 9, items: keys.map((key) => item(key)) })
const keys = (given: InvoiceDraft) => given.items.map((each) => each.key)
const read = (changes: object = {}) => ({
  description: 'Honey',
  quantity: 84,
  unitPrice: '7.4',
  currency: 'CAD' as const,
  htsCode: '0409000010',
  countryOfOrigin: 'CA',
  sku: null,
  asin: null,
  unsure: [],
  ...changes,
})

it('moves a line up and down, and not past the ends', () => {
  expect(keys(moveItem(draft('a', 'b', 'c'), 'c', -1))).toEqual(['a', 'c', 'b'])
  expect(keys(moveItem(draft('a', 'b', 'c'), 'a', 1))).toEqual(['b', 'a', 'c'])
  expect(keys(moveItem(draft('a', 'b'), 'a', -1))).toEqual(['a', 'b'])
  expect(keys(moveItem(draft('a', 'b'), 'b', 1))).toEqual(['a', 'b'])
})

it('puts a removed line back where it stood, once', () => {
  const gone = removeItem(draft('a', 'b', 'c'), 'b')
  const back = restoreItem(gone, item('b'), 1)
  expect(keys(back)).toEqual(['a', 'b', 'c'])
  expect(restoreItem(back, item('b'), 1)).toBe(back)
})

it('gives no key twice', () => {
  const two = addItem(addItem(EMPTY_DRAFT))
  expect(keys(addItem(removeItem(two, 'item-2')))).toEqual(['item-1', 'item-3'])
})

it('takes accepted proposals over in their order and drops lines nobody typed into', () => {
  const open = propose(addItem(EMPTY_DRAFT), [read(), read({ description: 'Board' })])
  const taken = accept(open, open.proposals, (each, key) => toItem(each, key, undefined))
  expect(taken.items.map((each) => each.description)).toEqual(['Honey', 'Board'])
  expect(new Set(keys(taken)).size).toBe(2)
  expect(taken.proposals).toEqual([])
})

it('brings rejected proposals back in their order, but none that was accepted meanwhile', () => {
  const open = propose(EMPTY_DRAFT, [
    read({ description: 'a' }),
    read({ description: 'b' }),
    read({ description: 'c' }),
  ])
  const left = reject(open, open.proposals.slice(1, 2))
  const taken = accept(left, left.proposals.slice(0, 1), (each, key) => toItem(each, key, undefined))
  const back = restoreProposals(taken, open.proposals, open.proposals.slice(1, 2))
  expect(back.proposals.map((each) => each.description)).toEqual(['b', 'c'])
})

const rate: ExchangeRate = {
  cadToUsd: decimal('0.7124'),
  usdToCad: decimal('1.4037'),
  asOf: day('2026-11-20'),
  source: 'bank-of-canada',
}

it('converts a price in CAD at the rate and says so: 7.40 x 0.7124 = 5.27176', () => {
  const open = propose(EMPTY_DRAFT, [read()])
  const [honey] = open.proposals
  if (!honey) throw new Error('nothing proposed')
  expect(toItem(honey, 'x', rate).unitPrice).toBe('5.27176')
  expect(doubtsOf('en', honey, rate)).toEqual([
    'CAD 7.40 becomes USD at 1 CAD = 0.7124 USD. Check it against your sale.',
  ])
  expect(toItem(honey, 'x', undefined).unitPrice).toBe('')
  expect(doubtsOf('en', honey, { ...rate, source: 'fallback' })[0]).toContain('fallback rate')
})

it('keeps the price in CAD with the line until somebody types another', () => {
  const open = propose(EMPTY_DRAFT, [read()])
  const taken = accept(open, open.proposals.slice(0, 1), (each, key) => toItem(each, key, rate))
  const line = taken.items.find(({ unitPrice }) => unitPrice === '5.27176')
  if (!line) throw new Error('not taken over')
  expect(Number(line.priceCad)).toBe(7.4)
  const renamed = changeItem(taken, { ...line, description: 'Clover honey' })
  expect(renamed.items.some(({ priceCad }) => Number(priceCad) === 7.4)).toBe(true)
  const repriced = changeItem(taken, { ...line, unitPrice: '6.00' })
  expect(repriced.items.some(({ priceCad }) => priceCad !== undefined)).toBe(false)
})

it('totals the lines that are complete and counts them', () => {
  const { total, counted } = totalsOf([item('a', { quantity: '3' }), item('b', { unitPrice: '' }), item('c')])
  expect([total.amount.toFixed(2), counted]).toEqual(['10.00', 2]) // 3 x 2.50 + 1 x 2.50
})

it('names the line and the party of each problem', () => {
  const wrong = changeItem(draft('a', 'b'), item('b', { unitPrice: '' }))
  const problems = draftProblems(
    'en',
    { ...wrong, parties: { broker: { ...NO_DEFAULTS.parties.broker, country: 'Nowhere' } } },
    NO_DEFAULTS,
  )
  expect(problems.map((problem) => problem.text)).toEqual([
    'Line 2: Give the unit price in USD.',
    'Broker: "Nowhere" is not a country. Use a code such as CA.',
  ])
})

it('sends filled lines in the words of the call', () => {
  const typed = draft('Candle')
  const sent = toRequest(
    { ...typed, items: [...typed.items, newItem('blank')], invoiceNumber: ' MANUAL-7 ' },
    NO_DEFAULTS,
  )
  expect(sent?.invoiceNumber).toBe('MANUAL-7')
  expect(sent?.items).toEqual([
    {
      description: 'Candle',
      quantity: 1,
      unitPriceUSD: 2.5,
      totalValueUSD: 2.5,
      countryOfOrigin: 'CA',
      htsCode: '',
      weight: 'TBD',
      dimensions: 'TBD',
      maker: '',
    },
  ])
})

it('sends nothing while a line has no price', () => {
  expect(toRequest(changeItem(draft('a'), item('a', { unitPrice: '' })), NO_DEFAULTS)).toBeUndefined()
})

it('previews the paper that the server prints, with what is missing named', () => {
  const paper = previewOf(draft('Candle'), NO_DEFAULTS, {
    found: new Map(),
    today: '2026-11-21',
    rate: undefined,
  })
  expect(paper?.number).toBe('Number given when made')
  expect(paper?.totals.usd.amount.toFixed(2)).toBe('2.50')
  expect(paper?.warnings).toContain('HTS code not given: line 1. The broker classifies these goods.')
})

it('previews by line what stands between the goods and their entry, agency papers apart', () => {
  const point = { rule: 'r', source: '50 CFR 23', verified: '2026-11-22', isChecked: true, isSure: true }
  const said = { ...point, todo: { en: '', fr: '' }, because: { en: '', fr: '' } }
  const permit = { ...said, level: 'permit', title: { en: 'A CITES permit', fr: 'Un permis CITES' } } as const
  const papers = { ...said, level: 'papers', title: { en: 'FDA', fr: 'FDA' } } as const
  const two = draft('Candle', 'Root')
  const found = new Map([[two.items[1]?.key ?? '', [permit, papers]]])
  const paper = previewOf(two, NO_DEFAULTS, { found, today: '2026-11-21', rate: undefined })
  expect(paper?.warnings).toContain('A CITES permit (50 CFR 23): line 2.')
  expect(paper?.warnings.join()).not.toContain('FDA')
})

it('counts as begun once something stands in it', () => {
  expect(isBegun(addItem(EMPTY_DRAFT))).toBe(false)
  expect(isBegun(draft('a'))).toBe(true)
  expect(isBegun({ ...EMPTY_DRAFT, pasted: 'x' })).toBe(true)
})
