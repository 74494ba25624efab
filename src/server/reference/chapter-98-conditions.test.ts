// Codes of chapter 98 lower or lift duty under conditions alone: each says them, once.
import { expect, it } from 'vitest'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { day } from '#domain/calendar.ts'
import { shipped } from '../testing/shipped-law.ts'

const law = shipped.entryLaw()
const rules = (code: string) =>
  findingsOf({ description: '', code, origin: 'CA' }, law, { on: day('2026-11-29') }).map(
    ({ level, rule }) => `${level} ${rule}`,
  )

it.each([
  ['9801001012', 'return'],
  ['9801002600', 'other-return'],
  ['9802005060', 'work-abroad'],
  ['9804000500', 'belongings'],
  ['9811006000', 'samples'],
  ['9813000520', 'under-bond'],
  ['9817009600', 'disability'],
  ['9817005000', 'other'],
  ['9810003000', 'other'],
])('says under which conditions alone code %s of chapter 98 is right', (code, condition) => {
  expect(rules(code)).toEqual([`look-again chapter-98-${condition}`])
})

it('says nothing of the kind beside a code of chapters 1 to 97', () => {
  expect(rules('6109100012').filter((rule) => rule.includes('chapter-98'))).toEqual([])
})
