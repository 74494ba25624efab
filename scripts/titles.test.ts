// Our own titles cover every section, chapter and heading of the schedule, once each.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shipped } from '#server/testing/shipped-law.ts'

const rows = readFileSync('data/tariff/titles.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
const codes = rows.map(([code = '']) => code)
const titles = new Map(rows.map(([code = '', title = '']) => [code, title]))

const schedule = shipped.schedule()
const headings = new Set(schedule.declarable.map((code) => code.slice(0, 4)))
const chapters = new Set([...headings].map((code) => code.slice(0, 2)))

describe('titles in our own words', () => {
  it('have two filled columns and name each code once', () => {
    expect(rows.filter((row) => row.length !== 2 || !row[0] || !row[1])).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('name all 22 sections, all 98 chapters that exist and no other', () => {
    expect(codes.filter((code) => code.startsWith('S'))).toHaveLength(22)
    expect(codes.filter((code) => code.length === 2)).toHaveLength(98)
    expect([...chapters].filter((code) => !titles.has(code))).toEqual([])
    expect(titles.has('77')).toBe(false)
  })

  it('name every heading that the schedule has a line in', () => {
    expect([...headings].filter((code) => !titles.has(code))).toEqual([])
  })

  it('are short and differ within a chapter', () => {
    expect(rows.filter(([, title = '']) => title.length < 3 || title.length > 110 || title.endsWith('.'))).toEqual([])
    for (const chapter of chapters) {
      const own = rows.filter(([code = '']) => code.length === 4 && code.startsWith(chapter)).map(([, title]) => title)
      expect(new Set(own).size, `chapter ${chapter}`).toBe(own.length)
    }
  })
})
