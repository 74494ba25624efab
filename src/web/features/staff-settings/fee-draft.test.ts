import { expect, it } from 'vitest'
import { scheduleProblems, type WrittenSchedule } from '#domain/clearance/written-fees.ts'
import { draftOf, newFee, newRow, writtenOf } from './fee-draft.ts'

const schedule: WrittenSchedule = {
  broker: 'ClearIt',
  example: false,
  schedules: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      citation: 'Letter',
      fees: [
        { kind: 'per-clearance', id: 'entry', name: 'Entry', entry: 'formal', amount: '95.00' },
        { kind: 'agency-review', id: 'food', name: 'Food', chapters: ['04', '16'], amount: '35.00' },
        { kind: 'per-line', id: 'line', name: 'Line', included: 5, amount: '3.00' },
        { kind: 'bond', id: 'bond', name: 'Bond', perThousand: '6.00', minimum: '75.00', range: 'Asked around' },
        { kind: 'disbursement', id: 'share', name: 'Share', rate: '0.0225', minimum: '6.00' },
      ],
    },
  ],
}

it('writes back what it was made of', () => {
  expect(writtenOf(draftOf(schedule))).toEqual(schedule)
})

it('shows a rate as percent', () => {
  expect(draftOf(schedule).rows[0]?.fees.at(-1)?.percent).toBe('2.25')
})

it('gives a new fee an id by its name, and says what is missing of it', () => {
  const fee = { ...newFee(), name: 'Border pick-up', amount: '12' }
  const written = writtenOf({ broker: 'B', rows: [{ ...newRow('2027-01-01'), citation: 'c', fees: [fee] }] })
  expect(written.schedules[0]?.fees).toEqual([
    { kind: 'per-clearance', id: 'border-pick-up', name: 'Border pick-up', entry: 'any', amount: '12' },
  ])
  const empty = writtenOf({ broker: 'B', rows: [{ ...newRow('2027-01-01'), citation: 'c' }] })
  expect(scheduleProblems(empty).map(({ field }) => field)).toEqual(['name', 'amount'])
})

it.each(['two', '1.00001', '101', '-1', ''])('takes %j for no percent', (percent) => {
  const fee = { ...newFee(), kind: 'disbursement' as const, name: 'Share', percent, minimum: '6' }
  const written = writtenOf({ broker: 'B', rows: [{ ...newRow('2027-01-01'), citation: 'c', fees: [fee] }] })
  expect(scheduleProblems(written).map(({ field }) => field)).toEqual(['rate'])
})
