import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shipped } from '#server/testing/shipped-law.ts'
import { readGoodsExamples } from './train/goods-examples.ts'

const dataDir = join(import.meta.dirname, '../data')
const schedule = shipped.schedule()
const examples = readGoodsExamples(dataDir)
const subheadingsOf = (codes: readonly string[]) => new Set(codes.map((code) => code.slice(0, 6)))

describe('examples of goods', () => {
  it('name lines that goods may be declared under', () => {
    const lines = new Set<string>(schedule.declarable)
    expect(examples.filter(({ code }) => !lines.has(code) || code >= '98')).toEqual([])
  })

  it('stand once each, in four to four hundred letters without blanks around', () => {
    const seen = new Set<string>()
    const odd = examples.filter(({ text }) => {
      const key = text.toLowerCase()
      const isTwice = seen.has(key)
      seen.add(key)
      return isTwice || text.length < 4 || text.length > 400 || text !== text.trim()
    })
    expect(odd).toEqual([])
  })

  it('are not the plain titles once more', () => {
    const titles = new Set(schedule.declarable.map((code) => schedule.plainTitle(code)))
    expect(examples.filter(({ text }) => titles.has(text))).toEqual([])
  })

  it('cover nine of ten subheadings', () => {
    const all = subheadingsOf(schedule.declarable.filter((code) => code < '98'))
    expect(subheadingsOf(examples.map(({ code }) => code)).size).toBeGreaterThan(0.9 * all.size)
  })
})
