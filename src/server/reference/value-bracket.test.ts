// Lines told apart by price, in the tariff that comes with Portage.
import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import type { HtsCode } from '#domain/hts-code.ts'
import { decimal, usd } from '#domain/money.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import { shipped } from '../testing/shipped-law.ts'

const MENS_SNEAKERS_TO_12: HtsCode = shipped.schedule().declarable.find((code) => code === '6404118930') ?? missing()

function missing(): never {
  throw new Error('6404.11.89.30 is no line')
}

const findings = (value: string) =>
  calculateDuty(
    {
      htsCode: MENS_SNEAKERS_TO_12,
      origin: country('VN'),
      value: usd(value),
      quantities: [{ unit: 'prs.', amount: decimal('10') }],
      entryDate: day('2026-11-21'),
      claim: { kind: 'none' },
      answers: {},
    },
    { schedule: shipped.schedule(), measures: shipped.measures(), preferences: shipped.preferences() },
  ).findings

it('names the lines of the subheading for the price where none reads the same', () => {
  expect(findings('800')).toMatchObject([
    {
      reason: 'price-outside-line',
      facts: {
        price: '80.00',
        fitting: ['6404119010', '6404119020', '6404119040', '6404119050', '6404119070', '6404119080'],
      },
    },
  ])
  expect(findings('100')).toEqual([])
})
