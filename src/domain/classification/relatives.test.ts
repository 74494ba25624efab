import { expect, it } from 'vitest'
import { buildSchedule, type TariffFact } from '../tariff/schedule-index.ts'
import { nearestCodes } from './relatives.ts'

const fact = (code: string): TariffFact => ({
  code,
  level: code.length === 4 ? 0 : 1,
  units: [],
  general: 'Free',
  special: '',
  other: '',
  footnotes: [],
  additional: '',
})
const schedule = buildSchedule({
  release: 'test',
  facts: ['0409', '0409000005', '0409000010', '0409000045', '3406', '34060000'].map(fact),
  titles: new Map(),
})

it('answers the lines that share most digits, nearest first', () => {
  expect(nearestCodes(schedule, '0409000012')).toEqual(['0409000010', '0409000005', '0409000045'])
})

it('falls back to fewer digits when none are shared further on', () => {
  expect(nearestCodes(schedule, '3499999999')).toEqual(['3406000000'])
})

it('answers none outside the chapters that exist', () => {
  expect(nearestCodes(schedule, '7700000000')).toEqual([])
  expect(nearestCodes(schedule, '')).toEqual([])
})
