import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseRate, parseSpecial, unbroken } from '#domain/tariff/rate-text.ts'
import { parseUnit } from '#domain/tariff/units.ts'
import { openDataset } from './dataset.ts'
import { readFacts } from './tariff-facts.ts'

const facts = readFacts(openDataset(join(import.meta.dirname, '../../../data'), 'tariff').text('lines.tsv'))

/** How many printed rates of a column are of each kind; special columns count each of their groups. */
function classes(isIn: (code: string) => boolean, column: 'general' | 'special' | 'other' | 'additional') {
  const counts: Record<string, number> = {}
  for (const fact of facts) {
    if (!isIn(fact.code) || fact[column] === '') continue
    const rates = column === 'special' ? parseSpecial(fact.special).map(({ rate }) => rate) : [parseRate(fact[column])]
    for (const { kind } of rates) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

describe('every printed rate of 2026 Revision 10 has a class', () => {
  const goods = (code: string) => code < '98'
  const chapter98 = (code: string) => code.startsWith('98')
  const chapter99 = (code: string) => code.startsWith('99')

  it('in the general column of chapters 01 to 97', () =>
    expect(classes(goods, 'general')).toEqual({
      free: 4315,
      'ad-valorem': 5864,
      specific: 711,
      compound: 310,
      'on-part': 157,
      'sugar-degrees': 12,
      'by-reference': 45,
    }))
  it('in the special column of chapters 01 to 97', () =>
    expect(classes(goods, 'special')).toEqual({
      free: 7099,
      see: 767,
      'ad-valorem': 144,
      'by-reference': 4,
      specific: 25,
      'on-part': 1,
      compound: 4,
    }))
  it('in the other column of chapters 01 to 97', () =>
    expect(classes(goods, 'other')).toEqual({
      free: 761,
      'ad-valorem': 8068,
      specific: 1168,
      compound: 1173,
      'on-part': 186,
      'sugar-degrees': 12,
      'by-reference': 47,
    }))
  it('in chapter 98', () => {
    expect(classes(chapter98, 'general')).toEqual({ free: 134, 'by-reference': 17, 'on-part': 3, 'ad-valorem': 1 })
    expect(classes(chapter98, 'special')).toEqual({
      free: 144,
      'by-reference': 10,
      'ad-valorem': 1,
      specific: 86,
      compound: 78,
      'on-part': 5,
    })
    expect(classes(chapter98, 'other')).toEqual({ free: 114, 'by-reference': 19, 'on-part': 6, 'ad-valorem': 3 })
  })
  it('in chapter 99, additional duties included', () => {
    expect(classes(chapter99, 'general')).toEqual({
      specific: 3,
      free: 1364,
      'ad-valorem': 376,
      'applicable-plus': 333,
      'no-change': 21,
    })
    expect(classes(chapter99, 'special')).toEqual({
      'no-change': 1692,
      free: 271,
      'by-reference': 4,
      'applicable-plus': 226,
      'ad-valorem': 36,
      specific: 27,
    })
    expect(classes(chapter99, 'other')).toEqual({
      specific: 2,
      'no-change': 1734,
      'applicable-plus': 199,
      'ad-valorem': 18,
    })
    expect(classes(chapter99, 'additional')).toEqual({
      specific: 397,
      free: 50,
      'ad-valorem': 4,
      compound: 56,
      'on-part': 5,
    })
  })
})

describe('units and programmes of 2026 Revision 10', () => {
  it('are units we can convert', () => {
    const unknown = new Set(facts.flatMap(({ units }) => units).filter((unit) => !parseUnit(unit)))
    expect([...unknown]).toEqual([])
  })

  it('are units we can convert where a rate counts in them', () => {
    const rates = facts.flatMap(({ general, special, other, additional }) => [
      ...[general, other, additional].map(parseRate),
      ...parseSpecial(special).map(({ rate }) => rate),
    ])
    const units = rates
      .flatMap((rate) => ('terms' in rate ? rate.terms : []))
      .filter((term) => term.kind === 'per-unit')
    expect(units.length).toBeGreaterThan(4000)
    expect(units.filter(({ unit }) => !parseUnit(unit))).toEqual([])
  })

  it('name only codes that the schedule explains', () => {
    const codes = new Set(facts.flatMap(({ special }) => parseSpecial(special).flatMap(({ programmes }) => programmes)))
    expect([...codes].sort().join(' ')).toBe(
      'A A* A+ AU B BH C CA CL CO D E E* IL J J* JO JP K KR L MA MX NP OM P P+ PA PE R S S+ SG',
    )
  })
})

describe('words of printed rates', () => {
  it.each([
    ['the repairs oralterations (see', 'the repairs or alterations (see'],
    ['any duty and internal- revenue tax', 'any duty and internal-revenue tax'],
    ['35% on thebattery', '35% on the battery'],
    ['provided inthe applicable subheading', 'provided in the applicable subheading'],
    ['$2.50/thou- sand', '$2.50/thousand'],
  ])('%s reads %s', (printed, shown) => expect(unbroken(printed)).toBe(shown))

  it('are whole in every rate of the release as it is shown', () => {
    const texts = facts.flatMap(({ general, special, other }) => [general, special, other].map(unbroken))
    expect(texts.filter((text) => /[a-z]- [a-z]|\b(?:oralt|inthe|thebat|thecase)|m[23]of/.test(text))).toEqual([])
  })
})
