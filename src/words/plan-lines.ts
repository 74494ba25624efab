// The rates and box groups of an imported plan in one line, for comparing and for people.
import type { GivenGroup, GivenRate } from '#domain/import/plan-record.ts'
import { texts } from '#texts/en/import.ts'

/** 'UPS Standard · CAD 42.50 · 4 days · brokerage included', in order, for comparing and for people. */
export const ratesText = (rates: readonly GivenRate[]): string => rates.map((rate) => texts.rateLine(rate)).join('; ')
export const groupsText = (groups: readonly GivenGroup[]): string =>
  groups.map((group) => texts.groupLine(group)).join('; ')
