// Lines above an agricultural quota, on which a duty of heading 9904 may come by the price or the quantity of the day: never priced, said
// wherever a total stands.
import { expect, it } from 'vitest'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { day } from '#domain/calendar.ts'
import { shipped } from '../testing/shipped-law.ts'

const levelsOf = (code: string, claimed: { origin?: string; claimsCusma?: boolean } = {}) =>
  findingsOf({ description: 'Goods', code, origin: 'AU', ...claimed }, shipped.entryLaw(), { on: day('2026-11-22') })
    .filter(({ rule }) => rule === 'safeguard-agriculture')
    .map(({ level }) => level)

it.each(['0202308000', '0406100800', '1701125000'])('says of %s above its quota that more may be due', (code) => {
  expect(levelsOf(code)).toEqual(['deposit'])
})

it('says nothing of beef within its quota', () => {
  expect(levelsOf('0202305000')).toEqual([])
})

const CHEDDAR = '0406901800'

it.each(['CA', 'MX'])('says nothing of cheese of %s that claims CUSMA: originating goods are exempt', (origin) => {
  expect(levelsOf(CHEDDAR, { origin, claimsCusma: true })).toEqual([])
})

it('says it of Canadian cheese that claims nothing, and of cheese elsewhere whatever is claimed', () => {
  expect(levelsOf(CHEDDAR, { origin: 'CA' })).toEqual(['deposit'])
  expect(levelsOf(CHEDDAR, { origin: 'FR', claimsCusma: true })).toEqual(['deposit'])
})
