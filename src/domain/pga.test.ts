import { describe, expect, it } from 'vitest'
import { inEach } from './language.ts'
import { lookUpPga, type PgaRow } from './pga.ts'

const row = (prefix: string, agency: string, program: string, flag: string | null, level: PgaRow['level']): PgaRow => ({
  prefix,
  agency,
  program,
  flag,
  level,
  confidence: 'medium',
  why: inEach({ en: '', fr: '' }),
  documents: [],
})

const ROWS = [
  row('61', 'CPSC', 'CPS', 'CP1', 'may_be_required'),
  row('6111', 'CPSC', 'CPS', 'CP2', 'required'),
  row('2309', 'FDA', 'FOO', 'FD4', 'required'),
  row('2309', 'APHIS', 'AVS', 'AQ1', 'may_be_required'),
  row('8539', 'FDA', 'DEV', 'FD1', 'may_be_required'),
  row('8539', 'DOE', '', null, 'advisory'),
]
const flagsOf = (digits: string) => lookUpPga(ROWS, digits).agencies.map(({ agency, flag }) => [agency, flag])

describe('agencies for a code', () => {
  it('takes the longest prefix of an agency and family of flags', () => {
    expect(flagsOf('6111206030')).toEqual([['CPSC', 'CP2']])
    expect(flagsOf('6109100012')).toEqual([['CPSC', 'CP1']])
  })

  it('gives every agency, those that require something first', () => {
    expect(flagsOf('2309100090')).toEqual([
      ['FDA', 'FD4'],
      ['APHIS', 'AQ1'],
    ])
  })

  it.each([
    ['2309100090', 'required'],
    ['8539500000', 'may_be_required'],
    ['6802911500', 'none'],
  ])('says the strongest level for %s: %s', (digits, level) => {
    expect(lookUpPga(ROWS, digits).requirementLevel).toBe(level)
  })
})
