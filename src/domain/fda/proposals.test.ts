import { expect, it } from 'vitest'
import { usd } from '../money.ts'
import type { FdaGroup } from './fda-need.ts'
import { FDA_INDUSTRIES } from './product-code.ts'
import { proposedEntryType, proposedIndustry, usualAffirmations } from './proposals.ts'

it.each<[string, FdaGroup, string | undefined]>([
  ['Pure maple syrup, amber, 500 mL glass bottle', 'food', '36'],
  ['Extra virgin olive oil, 500 mL glass bottle', 'food', '26'],
  ['Maple cream cookies', 'food', '03'],
  ['Dark chocolate bar with almonds', 'food', '34'],
  ['Dog treats with salmon', 'food', '72'],
  ['Sirop d’érable ambré, 500 ml', 'food', '36'],
  ['Gâteries pour chiens au saumon', 'food', '72'],
  ['Thé vert biologique', 'food', '31'],
  ['Huile d’olive vierge', 'food', '26'],
  ['Coffee capsules, box of 20', 'food', '31'],
  ['Peanut butter, smooth', 'food', '23'],
  ["Beurre d'arachide crémeux", 'food', '23'],
  ['Chicken noodle soup mix', 'food', '38'],
  ['Turkey spice rub', 'food', '28'],
  ['Face cream, 50 mL', 'cosmetic', '53'],
  ['Thermometer, infrared', 'device', undefined],
  ['Northern delight', 'food', undefined],
])('%s (%s): industry %s', (description, group, industry) => {
  expect(proposedIndustry(description, group)).toBe(industry)
  if (industry) expect(FDA_INDUSTRIES).toContain(industry)
})

it.each([
  ['2500', false, '11'],
  ['2500.01', false, '01'],
  ['100', true, '03'],
] as const)('proposes the entry type of %s USD, orders %s: %s', (value, hasOrders, type) => {
  expect(proposedEntryType(usd(value), hasOrders)).toBe(type)
})

it('proposes no entry type while a value is missing', () => {
  expect(proposedEntryType(undefined, false)).toBeUndefined()
})

it('names the codes usual for a kind of goods', () => {
  expect(usualAffirmations('food')).toContain('PFR')
  expect(usualAffirmations('device')).toEqual(['DEV', 'DFE', 'LST', 'PM#'])
})
