import { expect, it } from 'vitest'
import { lowestDuty } from './lowest-duty.ts'

const code = (htsCode: string, dutyAmount: number | null, confidence6 = 80) => ({ htsCode, dutyAmount, confidence6 })

it('is the smallest known duty among the listed codes, wherever it stands', () => {
  expect(lowestDuty([code('a', 2), code('b', 1), code('c', null)])).toEqual({ htsCode: 'b', isDoubtful: false })
  expect(lowestDuty([code('a', 0), code('b', 1)])).toEqual({ htsCode: 'a', isDoubtful: false })
})

it('is named although it is doubtful, and says so', () => {
  expect(lowestDuty([code('a', 2), code('b', 0, 7)])).toEqual({ htsCode: 'b', isDoubtful: true })
  expect(lowestDuty([code('a', 2), code('b', 0, 20)])).toEqual({ htsCode: 'b', isDoubtful: false })
})

it('is none where there is nothing to compare', () => {
  expect(lowestDuty([code('a', 2), code('b', null)])).toBeUndefined()
  expect(lowestDuty([code('a', 2), code('b', 2)])).toBeUndefined()
  expect(lowestDuty([])).toBeUndefined()
})
