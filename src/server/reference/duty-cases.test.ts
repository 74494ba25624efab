// Duties worked out by hand against the real data sets.
import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import { htsCode } from '#domain/hts-code.ts'
import { centsText, decimal, usd } from '#domain/money.ts'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import type { DutyInput, DutyReceipt } from '#domain/tariff/duty-outcome.ts'
import { BORDER_CASES } from '#domain/testing/duty-cases/border-cases.ts'
import { CHANGE_DAY_CASES } from '#domain/testing/duty-cases/change-day-cases.ts'
import { CONSUMER_CASES } from '#domain/testing/duty-cases/consumer-cases.ts'
import type { DutyCase } from '#domain/testing/duty-cases/duty-case.ts'
import { FOOD_CASES } from '#domain/testing/duty-cases/food-cases.ts'
import { GROCERY_CASES } from '#domain/testing/duty-cases/grocery-cases.ts'
import { INDUSTRY_CASES } from '#domain/testing/duty-cases/industry-cases.ts'
import { KITCHEN_AND_ROAD_CASES } from '#domain/testing/duty-cases/kitchen-and-road-cases.ts'
import { MACHINE_CASES } from '#domain/testing/duty-cases/machine-cases.ts'
import { METAL_CASES } from '#domain/testing/duty-cases/metal-cases.ts'
import { REVISION_CASES } from '#domain/testing/duty-cases/revision-cases.ts'
import { SHIRT_CASES } from '#domain/testing/duty-cases/shirt-cases.ts'
import { SHOP_CASES } from '#domain/testing/duty-cases/shop-cases.ts'
import { shipped } from '../testing/shipped-law.ts'

const law: TariffLaw = {
  schedule: shipped.schedule(),
  measures: shipped.measures(),
  preferences: shipped.preferences(),
}

const CASES = [
  ...[...SHIRT_CASES, ...FOOD_CASES, ...METAL_CASES, ...MACHINE_CASES],
  ...[...CONSUMER_CASES, ...GROCERY_CASES, ...INDUSTRY_CASES, ...REVISION_CASES],
  ...[...SHOP_CASES, ...KITCHEN_AND_ROAD_CASES, ...CHANGE_DAY_CASES, ...BORDER_CASES],
]

function inputOf(each: DutyCase): DutyInput {
  const { claim, quantity } = each
  return {
    htsCode: htsCode(each.hts),
    origin: country(each.origin),
    value: usd(each.value),
    quantities: quantity ? [{ amount: decimal(quantity[0]), unit: quantity[1] }] : [],
    entryDate: day(each.entryDate),
    claim: claimOf(claim),
    answers: each.answers ?? {},
  }
}

function claimOf(claim: string | undefined): DutyInput['claim'] {
  if (claim === undefined) return { kind: 'none' }
  return claim === 'cusma' ? { kind: 'cusma' } : { kind: 'programme', code: claim }
}

const cents = (text: string): string => centsText(usd(text))

function shown({ outcome, lines }: DutyReceipt) {
  if (outcome.kind === 'prohibited' || outcome.kind === 'unknown') return { total: outcome.kind }
  const additional = lines.filter((line) => line.kind === 'additional')
  return {
    base: centsText(lines[0]?.amount ?? usd('0')),
    additional: Object.fromEntries(additional.map((line) => [line.heading, centsText(line.amount)])),
    total: outcome.kind === 'dutiable' ? centsText(outcome.total) : '0.00',
  }
}

function wanted({ base, additional, total }: DutyCase) {
  if (!/^\d/.test(total)) return { total }
  const amounts = Object.entries(additional).map(([heading, amount]) => [heading, cents(amount)])
  return { base: cents(base), additional: Object.fromEntries(amounts), total: cents(total) }
}

describe('duties worked out by hand', () => {
  it('are at least 150', () => expect(CASES.length).toBeGreaterThanOrEqual(150))

  it.each(CASES)('$hts of $origin on $entryDate: $because', (each) => {
    expect(shown(calculateDuty(inputOf(each), law))).toEqual(wanted(each))
  })
})
