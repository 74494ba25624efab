import { describe, expect, it } from 'vitest'
import { date } from './fields.ts'

const problemOf = (given: string) => date.safeParse(given).error?.issues.at(0)?.message

describe('a date', () => {
  it.each(['1900-01-01', '2028-02-29', '2199-12-31'])('may be %s', (given) => {
    expect(problemOf(given)).toBeUndefined()
  })

  it.each(['9999-12-31', '0000-01-01', '1899-12-31', '2200-01-01'])('is too far from our time on %s', (given) => {
    expect(problemOf(given)).toBe('date-too-far')
  })

  it.each(['2026-02-30', '26-1-1', ''])('is no day when it reads "%s"', (given) => {
    expect(problemOf(given)).toBe('not-a-date')
  })
})
