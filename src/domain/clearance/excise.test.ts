import { expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { country } from '../countries.ts'
import { htsCode } from '../hts-code.ts'
import { centsText, decimal, usd } from '../money.ts'
import { exciseOf } from './excise.ts'

const rate = (id: string, prefix: string, amount: string, per: string, unit: string) => ({
  id,
  prefixes: [prefix],
  usd: decimal(amount),
  per: decimal(per),
  unit,
  isUsual: false,
  citation: '26 USC',
})
const rows = [
  {
    from: day('2023-01-01'),
    until: null,
    citation: '26 USC',
    rates: [rate('beer', '2203', '18', '31', 'gal'), rate('wine', '2204', '1.07', '1', 'gal')],
  },
]
const line = (code: string, quantities: readonly (readonly [string, string])[]) => ({
  goods: [],
  value: usd('1000'),
  input: {
    htsCode: htsCode(code),
    origin: country('CA'),
    value: usd('1000'),
    quantities: quantities.map(([amount, unit]) => ({ amount: decimal(amount), unit })),
    entryDate: day('2026-11-20'),
    claim: { kind: 'none' as const },
    answers: {},
  },
})
const shown = (lines: readonly ReturnType<typeof line>[], date = '2026-11-20') =>
  exciseOf(rows, { date: day(date), lines }).map((each) => [
    each.rate.id,
    each.amount ? centsText(each.amount) : 'not known',
  ])

it('adds the lines of one rate: 62 gallons of beer are two barrels of 18 USD', () => {
  expect(shown([line('2203.00.00.30', [['31', 'gal']]), line('2203.00.00.60', [['31', 'gal']])])).toEqual([
    ['beer', '36.00'],
  ])
})

it('converts liters, and says that an amount is not known while one quantity is missing', () => {
  expect(shown([line('2204.21.50.40', [['378.5411784', 'liters']])])).toEqual([['wine', '107.00']])
  expect(shown([line('2204.21.50.40', [])])).toEqual([['wine', 'not known']])
})

it('charges nothing on other goods or before its rows begin', () => {
  expect(shown([line('6109.10.00.12', [['10', 'gal']])])).toEqual([])
  expect(shown([line('2203.00.00.30', [['31', 'gal']])], '2022-12-31')).toEqual([])
})
