// The classifier on a small schedule, and its rules of choice.
import { describe, expect, it } from 'vitest'
import { htsCode } from '../hts-code.ts'
import { buildSchedule, type TariffFact } from '../tariff/schedule-index.ts'
import { applicabilityOf } from './applicability.ts'
import { confidencesOf } from './confidence.ts'
import { rankCandidates } from './ranking.ts'
import { buildSearch } from './search.ts'

const fact = (code: string): TariffFact => ({
  code,
  level: code.length === 4 ? 0 : 1,
  units: [],
  general: code.length === 4 ? '' : 'Free',
  special: '',
  other: '',
  footnotes: [],
  additional: '',
})
const CODES = [
  '0409',
  '0409000005',
  '0409000010',
  '0409000035',
  '0409000045',
  '0409000056',
  '0409000065',
  '3406',
  '3406000000',
  '6105',
  '6105100010',
  '6106',
  '6106100010',
  '9801',
  '9801001000',
]
const TITLES = new Map([
  ['04', 'Dairy, eggs and honey'],
  ['0409', 'Honey'],
  ['34', 'Soap, wax and candles'],
  ['3406', 'Candles and tapers'],
  ['61', 'Knit clothing'],
  ['6105', "Men's or boys' shirts, knitted"],
  ['6106', "Women's or girls' shirts, knitted"],
  ['98', 'Honey returned'],
  ['9801', 'Honey returned to the US'],
])
const schedule = buildSchedule({ release: 'test', facts: CODES.map(fact), titles: TITLES })
const search = buildSearch(schedule)
const rank = (description: string, category?: string) => rankCandidates(schedule, search, { description, category })

it('finds lines by the words of their titles, best first', () => {
  expect(rank('Soy wax candle').candidates[0]?.code).toBe('3406000000')
})

it('finds and explains lines by the plain title of their heading where a legal text stands in its place', () => {
  const legalTexts = { title: () => 'Tapers, thereof', path: () => ['Tapers and the like', 'Tapers, thereof'] }
  const lawful = buildSchedule({ release: 'test', facts: CODES.map(fact), titles: TITLES, legalTexts })
  const [best] = rankCandidates(lawful, buildSearch(lawful), { description: 'Soy wax candle' }).candidates
  expect(best?.code).toBe('3406000000')
  expect(best?.reasoning).toContain('Candles and tapers')
})

it('proposes at most four lines of one subheading and none of chapters 98 and 99', () => {
  const codes = rank('honey').candidates.map((each) => each.code)
  expect(codes).toEqual(['0409000005', '0409000010', '0409000035', '0409000045'])
})

it('answers no candidate when no word is known', () => {
  expect(rank('zzz qqq')).toEqual({ candidates: [], notApplicable: 0 })
})

it("leaves out and counts lines for the other wearer: women's shirts are not men's", () => {
  const { candidates, notApplicable } = rank("Women's knitted shirt")
  expect(candidates.map((each) => each.code)).toContain('6106100010')
  expect(candidates.map((each) => each.code)).not.toContain('6105100010')
  expect(notApplicable).toBe(1)
})

it('says which words matched which title', () => {
  const reasoning = rank('Raw wildflower honey in jars').candidates[0]?.reasoning
  expect(reasoning).toBe(
    'Matches "honey" in "Honey" (heading 0409). Stands in the chapter "Dairy, eggs and honey". 5 more lines of this subheading read alike: compare them.',
  )
})

it('reads the last step of the category', () => {
  expect(rank('Cedar and smoke', 'Home > Candles').candidates[0]?.code).toBe('3406000000')
})

describe('confidence', () => {
  const hit = (score: number) => ({ code: htsCode('0409000005'), score })

  it('never rises from a better hit to a worse one, and stays within 1 to 95', () => {
    const percents = confidencesOf([hit(20), hit(19), hit(12), hit(1)], 1)
    expect(percents).toEqual([...percents].sort((a, b) => b - a))
    expect(Math.min(...percents)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...percents)).toBeLessThanOrEqual(95)
  })

  it('is split evenly over hits of equal score', () => {
    expect(confidencesOf([hit(5), hit(5), hit(5), hit(5)], 1)).toEqual([25, 25, 25, 25])
  })

  it('is lower when most words of the listing are unknown', () => {
    // one hit has the whole share: 25 % with no word known, 100 % (capped at 95) with all
    expect(confidencesOf([hit(5)], 0)).toEqual([25])
    expect(confidencesOf([hit(5)], 1)).toEqual([95])
  })
})

it.each([
  ["Men's wool coat", ["Women's or girls' coats"], 'not_applicable'],
  ['Unisex wool coat', ["Women's or girls' coats"], 'may be applicable'],
  ['Coat for men and women', ["Women's or girls' coats"], 'may be applicable'],
  ['Knitted hat', ['Hats, not knitted or crocheted'], 'not_applicable'],
  ['Woven scarf', ['Scarves, knitted'], 'not_applicable'],
  ['Woven scarf', ['Scarves, not knitted'], 'may be applicable'],
])('judges "%s" against %s', (listing, path, judged) => {
  expect(applicabilityOf(listing, path, 10)).toBe(judged)
})

it('is definite from the high-confidence mark on', () => {
  expect(applicabilityOf('honey', ['Honey'], 85)).toBe('definitely_applicable')
  expect(applicabilityOf('honey', ['Honey'], 84)).toBe('may be applicable')
})
