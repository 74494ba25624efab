import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { parseProductList } from './measure-list.ts'

const HEAD = 'prefix\tfrom\tuntil\tmark'
const list = (...lines: readonly string[]) => parseProductList('sample', [HEAD, ...lines, ''].join('\n'))
const today = day('2026-11-20')

describe('a product list', () => {
  it('answers the mark of the longest prefix', () => {
    const sample = list('8471\t\t\twide', '8471300100\t\t\tnarrow')
    expect(sample.marksOf('8471300100', today)).toEqual(['narrow'])
    expect(sample.marksOf('8471410110', today)).toEqual(['wide'])
    expect(sample.marksOf('8473301140', today)).toEqual([])
  })

  it('falls back to a shorter prefix on days the longer one does not hold', () => {
    const sample = list('6307\t\t\talways', '6307909842\t2025-01-01\t2025-12-31\tfor-2025')
    expect(sample.marksOf('6307909842', day('2024-12-31'))).toEqual(['always'])
    expect(sample.marksOf('6307909842', day('2025-01-01'))).toEqual(['for-2025'])
    expect(sample.marksOf('6307909842', day('2025-12-31'))).toEqual(['for-2025'])
    expect(sample.marksOf('6307909842', day('2026-01-01'))).toEqual(['always'])
  })

  it('answers all marks of one prefix', () => {
    expect(list('31042000\t\t\tone', '31042000\t\t\ttwo').marksOf('3104200010', today)).toEqual(['one', 'two'])
  })

  it.each([
    ['847x\t\t\tmark', 'sample, line 2: "847x" is no code prefix'],
    ['8471\t2025-02-30\t\tmark', 'sample, line 2: "2025-02-30" is not a date'],
    ['8471\t2025-02-02\t2025-02-01\tmark', 'sample, line 2: ends before it begins'],
    ['8471\t\t\t', 'sample, line 2: four cells are needed'],
  ])('refuses %j', (line, message) => expect(() => list(line)).toThrow(message))
})
