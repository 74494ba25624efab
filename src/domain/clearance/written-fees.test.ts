import { describe, expect, it } from 'vitest'
import { pastProblem, scheduleProblems, type WrittenFeeRow, type WrittenSchedule } from './written-fees.ts'

const TODAY = '2026-11-21'
const entry = (amount: string) => ({ kind: 'per-clearance', id: 'entry', name: 'Entry', entry: 'any', amount }) as const
const row = (from: string, until: string | null, amount = '65.00'): WrittenFeeRow => ({
  from,
  until,
  citation: 'Letter of 2 Jan 2026',
  fees: [entry(amount)],
})
const schedule = (...schedules: WrittenFeeRow[]): WrittenSchedule => ({ broker: 'ClearIt', example: false, schedules })
const said = (given: WrittenSchedule) =>
  scheduleProblems(given).map(({ row: at, field, reason, next }) =>
    [`${at} ${field}: ${reason}`, next].join(' ').trim(),
  )

describe('a fee schedule', () => {
  it('is sound with rows that follow each other, in whatever order they stand, and with a gap', () => {
    expect(said(schedule(row('2026-06-01', null), row('2026-01-01', '2026-05-31')))).toEqual([])
    expect(said(schedule(row('2026-01-01', '2026-02-01'), row('2026-06-01', null)))).toEqual([])
  })

  it('says which rows overlap', () => {
    expect(said(schedule(row('2026-01-01', null), row('2026-06-01', null)))).toEqual(['0 until: overlaps 2026-06-01'])
    expect(said(schedule(row('2026-01-01', '2026-06-01'), row('2026-06-01', null)))).toHaveLength(1)
    expect(said(schedule(row('2026-01-01', '2026-02-01'), row('2026-01-01', '2026-02-01')))).toEqual([
      '1 from: sameStart',
    ])
  })

  it('says what is missing or out of form', () => {
    expect(said({ broker: ' ', example: false, schedules: [] })).toEqual([
      '-1 broker: needsBroker',
      '-1 schedules: noRows',
    ])
    const bad: WrittenFeeRow = {
      from: '2026-02-30',
      until: '2026-01-01',
      citation: '',
      fees: [
        { ...entry('65,00'), name: '' },
        { kind: 'agency-review', id: 'r', name: 'Review', chapters: ['4'], amount: '1' },
        { kind: 'per-line', id: 'l', name: 'Line', included: 1.5, amount: '1' },
        { kind: 'disbursement', id: 'd', name: 'Share', rate: '2', minimum: '6.00' },
        { kind: 'bond', id: 'b', name: 'Bond', perThousand: '', minimum: '75', range: '' },
      ],
    }
    expect(scheduleProblems(schedule(bad)).map(({ fee, field, reason }) => `${fee ?? '-'} ${field} ${reason}`)).toEqual(
      [
        '- from needsDate',
        '- until endsBeforeStart',
        '- citation needsCitation',
        '0 name needsName',
        '0 amount needsAmount',
        '1 chapters needsChapters',
        '2 included needsCount',
        '3 rate needsRate',
        '4 perThousand needsAmount',
      ],
    )
  })
})

describe('a schedule that follows another', () => {
  const inUse = schedule(row('2025-01-01', '2025-12-31'), row('2026-01-01', null))
  it.each([
    ['an end yesterday and a new row today', [row('2026-01-01', '2026-11-20'), row(TODAY, null, '70.00')]],
    ['an end in the future', [row('2026-01-01', '2026-12-31'), row('2027-01-01', null, '70.00')]],
    ['nothing changed', [row('2026-01-01', null)]],
  ])('may have %s', (_, rows) => {
    expect(pastProblem(inUse, schedule(row('2025-01-01', '2025-12-31'), ...rows), TODAY)).toBeUndefined()
  })

  it.each([
    ['without a row that is over', [row('2026-01-01', null)], 'pastRowGone', '2025-01-01'],
    [
      'with other amounts in a row that has begun',
      [row('2025-01-01', '2025-12-31'), row('2026-01-01', null, '1.00')],
      'pastRowChanged',
      '2026-01-01',
    ],
    [
      'with another end of a row that is over',
      [row('2025-01-01', '2025-11-30'), row('2026-01-01', null)],
      'pastRowChanged',
      '2025-01-01',
    ],
    [
      'with an end before yesterday',
      [row('2025-01-01', '2025-12-31'), row('2026-01-01', '2026-11-19')],
      'pastRowChanged',
      '2026-01-01',
    ],
    [
      'with a new row in the past',
      [row('2025-01-01', '2025-12-31'), row('2026-01-01', null), row('2024-01-01', '2024-12-31')],
      'pastRowAdded',
      '2024-01-01',
    ],
  ])('is refused %s', (_, rows, reason, from) => {
    expect(pastProblem(inUse, schedule(...rows), TODAY)).toEqual({ reason, from })
  })

  it('may replace an example whole', () => {
    expect(pastProblem({ ...inUse, example: true }, schedule(row('2026-03-01', null)), TODAY)).toBeUndefined()
  })
})
