// What became of a number, by rows and by day.
import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { htsCode } from '../hts-code.ts'
import { buildSuccessions, type Succession } from './code-succession.ts'
import { buildProductList, withSuccessors } from './measure-list.ts'
import { buildSchedule } from './schedule-index.ts'

const row = (old: string, next: string | null, on: string, kind: Succession['kind'], isSure = true): Succession => ({
  old: htsCode(old),
  next: next === null ? null : htsCode(next),
  on: day(on),
  kind,
  isSure,
})
const ROWS = [
  row('1905310049', '1905310042', '2026-07-01', 'split'),
  row('1905310049', '1905310045', '2026-07-01', 'split'),
  row('8504409570', '8504409580', '2026-07-01', 'rename'),
  row('2106909995', '2106909991', '2026-07-01', 'rename', false),
  row('8507208031', null, '2026-07-01', 'none'),
  // 12 becomes 13 and 11 becomes 12 on one day: rows of a day are not chained
  row('3004909212', '3004909213', '2026-07-01', 'rename'),
  row('3004909211', '3004909212', '2026-07-01', 'rename'),
  row('6307909889', '1905310049', '2025-01-01', 'rename'),
]
const known = buildSuccessions(ROWS)
const TODAY = day('2026-11-21')

describe('a number that ended', () => {
  it.each([
    ['1905310049', ['1905310042', '1905310045'], false],
    ['8504409570', ['8504409580'], true],
    ['2106909995', ['2106909991'], false], // the sources do not agree
    ['8507208031', [], false],
    ['6307909889', ['1905310042', '1905310045'], false], // by way of a number that ended itself
  ])('%s is now %j', (code, successors, isOneForOne) => {
    expect(known.ended(code, TODAY)).toMatchObject({ successors, isOneForOne })
  })

  it('is right until the day before, and says since when it is not', () => {
    expect(known.ended('1905310049', day('2026-06-30'))).toBeUndefined()
    expect(known.ended('1905310049', day('2026-07-01'))?.on).toBe('2026-07-01')
  })

  it('is none where the number was given to other goods on the same day', () => {
    expect(known.ended('3004909212', TODAY)).toBeUndefined()
    expect(known.renumbered('3004909212', TODAY)).toEqual({
      on: '2026-07-01',
      successors: ['3004909213'],
      isOneForOne: true,
    })
    expect(known.renumbered('1905310049', TODAY)).toBeUndefined()
  })
})

describe('the schedule of a release', () => {
  const fact = (code: string, general = '') => ({
    code,
    level: code.length === 8 ? 0 : 1,
    units: ['kg'],
    general,
    special: '',
    other: '',
    footnotes: [],
    additional: '',
  })
  const facts = [
    fact('19053100', '4%'),
    fact('1905310049'),
    fact('30049092', 'Free'),
    fact('3004909211'),
    fact('3004909212'),
  ]
  const titles = new Map([
    ['1905310049', 'Other cookies'],
    ['3004909211', 'Ibuprofen'],
    ['3004909212', 'Levofloxacin'],
  ])
  const parts = { release: 'test', facts, titles, successions: known, titledOn: day('2026-06-08') }
  const older = buildSchedule({ ...parts, published: day('2026-06-08') })

  it('knows the successors by the rates of the old number and says what they succeed', () => {
    expect(older.find('1905310042')).toMatchObject({
      code: '1905310042',
      general: '4%',
      units: ['kg'],
      ratesFrom: '19053100',
    })
    expect(older.plainTitle('1905310042')).toBe('Other cookies')
    expect(older.succeeds('1905310042')).toEqual({ on: '2026-07-01', codes: ['1905310049'] })
  })

  it('offers what is right after the last change and keeps what was released', () => {
    expect(older.offered).toEqual(['1905310042', '1905310045', '3004909212', '3004909213'])
    expect(older.declarable).toEqual(['1905310049', '3004909211', '3004909212'])
    expect(older.asReleased.find('1905310042')).toBeUndefined()
    expect(older.asReleased.plainTitle('3004909212')).toBe('Levofloxacin')
  })

  it('calls a number that was given to other goods by what those are called', () => {
    expect(older.plainTitle('3004909212')).toBe('Ibuprofen')
    expect(older.currentCodes(htsCode('3004909212'), TODAY)).toEqual(['3004909213'])
  })

  it('of a later day is believed where it still holds a number', () => {
    const newer = buildSchedule({ ...parts, published: day('2026-10-01') })
    expect(newer.ended('1905310049', TODAY)).toBeUndefined()
    expect(newer.ended('8504409570', TODAY)?.successors).toEqual(['8504409580'])
    expect(newer.find('1905310042')).toBeUndefined()
  })
})

describe('a product list', () => {
  const list = (...prefixes: string[]) =>
    buildProductList(
      'goods',
      prefixes.map((prefix) => ({ prefix, mark: 'yes' })),
    )

  it('goes on under the number that took over, from its first day', () => {
    const extended = withSuccessors(list('1905310049'), ROWS)
    expect(extended.marksOf('1905310042', TODAY)).toEqual(['yes'])
    expect(extended.marksOf('1905310042', day('2026-06-30'))).toEqual([])
  })

  it('stays as it is where it names a successor already, or names only some of what went into one', () => {
    const upToDate = withSuccessors(list('1905310049', '1905310042'), ROWS)
    expect(upToDate.marksOf('1905310045', TODAY)).toEqual([])
    const merged = [
      row('0101300000', '0101300010', '2026-07-01', 'merge'),
      row('0101900000', '0101300010', '2026-07-01', 'merge'),
    ]
    expect(withSuccessors(list('0101300000'), merged).marksOf('0101300010', TODAY)).toEqual([])
    expect(withSuccessors(list('0101300000', '0101900000'), merged).marksOf('0101300010', TODAY)).toEqual(['yes'])
  })
})
