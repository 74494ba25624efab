import { describe, expect, it } from 'vitest'
import { decimal } from '../money.ts'
import { itemLine } from '../testing/item-line.ts'
import { LETTERS, LISTS, TABLES } from '../testing/pasted-goods.ts'
import { parseItems } from './parse-items.ts'

const rowsOf = (text: string) => parseItems(text).map(itemLine)

it('has forty samples and more', () => {
  expect(TABLES.length + LISTS.length + LETTERS.length).toBeGreaterThan(40)
})

describe.each([
  ['tables', TABLES],
  ['lists', LISTS],
  ['letters', LETTERS],
] as const)('goods in %s', (_kind, samples) => {
  it.each(samples)('%s', (_name, text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })
})

describe('rows that a spreadsheet copied without a heading', () => {
  const candle = 'Soy wax candle in glass jar, 200 g\t100\t12.00\tCA\t3406.00.00.00'
  const isCandle = {
    description: 'Soy wax candle in glass jar, 200 g',
    quantity: 100,
    unitPrice: decimal('12'),
    countryOfOrigin: 'CA',
    htsCode: '3406000000',
  }

  it.each([
    ['cells are empty', `stuff\t300\t9.50\t\t\n${candle}`],
    ['the last cells are missing', `stuff\t300\t9.50\n${candle}`],
  ])('are read where %s', (_what, text) => {
    expect(parseItems(text)).toMatchObject([
      { description: 'stuff', quantity: 300, countryOfOrigin: null, htsCode: null },
      isCandle,
    ])
  })
})

it('says why it is unsure', () => {
  const [item] = parseItems('- 200 candles, total $1,000.00')
  expect(item?.unsure).toEqual([
    { field: 'unitPrice', reason: 'price-worked-out', facts: { total: decimal('1000'), quantity: 200 } },
    { field: 'currency', reason: 'no-currency' },
  ])
})

it.each([
  ['digits', '1'.repeat(49_000)],
  ['numbers and commas', '1,'.repeat(24_000)],
  ['brackets', '('.repeat(49_000)],
  ['words', 'made in '.repeat(6_000)],
  ['signs of money', '$ '.repeat(24_000)],
  ['blanks', `a${' '.repeat(49_000)}b`],
  ['verbs and numbers', 'send 1 '.repeat(7_000)],
  ['dashes', 'A-1-'.repeat(12_000)],
  ['signs of mail addresses', '@'.repeat(49_000)],
])('takes an endless line of %s with work in proportion to its length', (_what, text) => {
  const half = text.slice(0, text.length / 2)
  expect(charactersRead(() => parseItems(text))).toBeLessThan(2.5 * charactersRead(() => parseItems(half)))
})

/** Characters that expressions went over while `work` ran: up to the end of what they found, else to the end of the text. */
function charactersRead(work: () => void): number {
  const { exec } = RegExp.prototype
  let read = 0
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    read += (found ? found.index + found[0].length : String(text).length) - from
    return found
  }
  try {
    work()
  } finally {
    RegExp.prototype.exec = exec
  }
  return read
}

it.each([
  ['12 candles @ $6.50, ask jo@example.com', 'candles, ask'],
  ['12 candles @ $6.50 a@b', 'candles a@b'],
  ['12 candles @ $6.50 see https://example.com/x', 'candles see'],
])('takes addresses of people and pages out of %s', (text, description) => {
  expect(parseItems(text)).toMatchObject([{ description, quantity: 12 }])
})

it('reads a long text quickly', () => {
  const line = '- 24 beeswax candles made in Canada @ 6.50 CAD, HTS 3406.00.00.00, SKU NPG-1\n'
  expect(parseItems(line.repeat(500))).toHaveLength(500)
})

it('takes a price that could be two numbers for thousands, and says so', () => {
  expect(parseItems('- 3 looms @ CAD 1,234')).toMatchObject([
    {
      unitPrice: decimal('1234'),
      unsure: [
        {
          field: 'unitPrice',
          reason: 'two-numbers',
          facts: { written: 'CAD 1,234', readAs: decimal('1234'), couldBe: decimal('1.234') },
        },
      ],
    },
  ])
})
