// Several shipments entered as one, by the rules of the tests of one clearance.
import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { centsText } from '../money.ts'
import { FEES, goods, RULES } from '../testing/clearance-rules.ts'
import { estimateMerged } from './merged-estimate.ts'

describe('merged', () => {
  const shipments = ['8512200000', '8512300000', '8512400000'].map((code) => ({
    goods: [goods('1500', { id: code, code })],
    unvalued: [],
  }))
  const merged = estimateMerged(shipments, { entryDate: day('2026-11-21'), mode: 'truck' }, RULES)
  const row = (id: string) => {
    const found = merged.comparison.find((each) => each.id === id)
    return found && [centsText(found.separateTotal), centsText(found.merged)]
  }

  it('shows three informal entries of 1,500 beside one formal entry of 4,500', () => {
    expect(merged.separate.map((each) => each.entry.type)).toEqual(['informal', 'informal', 'informal'])
    expect(merged.merged.entry.type).toBe('formal')
    expect(row('processing-fee')).toEqual(['8.31', '34.58'])
    expect(row('duties')).toEqual(['450.00', '450.00'])
    expect(row('entry')).toEqual(['195.00', '95.00'])
    // bond of 4,500 + 450 + 34.58: 5 started thousands x 6 = 30, so the minimum
    expect(row('bond')).toEqual(['0.00', '75.00'])
    // 3 x minimum 6.00 against 2 % of 450
    expect(row('disbursement')).toEqual(['18.00', '9.00'])
  })

  it('adds up to what merging saves', () => {
    // separate 450 + 8.31 + 195 + 18 = 671.31; merged 450 + 34.58 + 95 + 75 + 9 = 663.58
    expect([merged.separateTotal, merged.mergedTotal, merged.saving].map(centsText)).toEqual([
      '671.31',
      '663.58',
      '7.73',
    ])
  })

  it('shows a negative saving when merging costs more', () => {
    const own = { ...FEES, broker: { ...FEES.broker, rows: [] } }
    const bare = estimateMerged(shipments, { entryDate: day('2026-11-21'), mode: 'truck' }, { ...RULES, fees: own })
    expect(centsText(bare.saving)).toBe('-26.27')
  })
})
