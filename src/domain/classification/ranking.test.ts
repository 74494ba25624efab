// The classifier on a small schedule, and its rules of choice.
import { describe, expect, it } from 'vitest'
import type { TariffSchedule } from '../tariff/schedule.ts'
import { buildSchedule, type TariffFact } from '../tariff/schedule-index.ts'
import { applicabilityOf } from './applicability.ts'
import { buildClassifier } from './classifier.ts'
import { calibrated } from './confidence.ts'
import { parseLexicon } from './lexicon.ts'
import type { ProductWords } from './listing.ts'
import { rankCandidates } from './ranking.ts'
import { untrainedWeights } from './untrained.ts'

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
  '4202',
  '4202210030',
  '4202210060',
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
  ['42', 'Bags and cases'],
  ['4202', 'Bags'],
  ['4202210030', 'Handbags worth up to $20 each'],
  ['4202210060', 'Handbags worth over $20 each'],
  ['61', 'Knit clothing'],
  ['6105', "Men's or boys' shirts, knitted"],
  ['6106', "Women's or girls' shirts, knitted"],
  ['98', 'Honey returned'],
  ['9801', 'Honey returned to the US'],
])
const LEXICON = parseLexicon(
  [
    'terms\tcode\twhen\tnote',
    'candle; taper\t3406000000\t\t',
    'shirt; blouse\t6105100010\tgender:men\t',
    'shirt\t6106100010\tgender:women\t',
    'clutch\t4202210030\tvalue:<=20\t',
    'clutch\t4202210060\tvalue:>20\t',
  ].join('\n'),
)
const schedule = buildSchedule({ release: 'test', facts: CODES.map(fact), titles: TITLES })
const classifier = classifierOf(schedule)
const rank = (description: string, more: Omit<ProductWords, 'description'> = {}) =>
  rankCandidates(classifier, { description, ...more })

function classifierOf(tariff: TariffSchedule) {
  const precedents = [{ ruling: 'N000001', date: '2025-01-01', code: '3406000000', goods: 'soy candle' }]
  return buildClassifier({ schedule: tariff, lexicon: LEXICON, precedents, weights: untrainedWeights() })
}

it('finds lines by the words of their titles, best first', () => {
  expect(rank('Soy wax candle').candidates[0]?.code).toBe('3406000000')
})

it('finds lines by plain titles where legal texts stand in their place', () => {
  const legalTexts = { title: () => 'Tapers, thereof', path: () => ['Tapers and the like', 'Tapers, thereof'] }
  const lawful = classifierOf(buildSchedule({ release: 'test', facts: CODES.map(fact), titles: TITLES, legalTexts }))
  const [best] = rankCandidates(lawful, { description: 'Soy wax candle' }).candidates
  expect(best?.code).toBe('3406000000')
  expect(best?.reasons).toContainEqual({ reason: 'matches', facts: { words: ['candle'], title: 'Candles and tapers' } })
})

it('proposes at most four lines of one subheading and none of chapters 98 and 99', () => {
  const codes = rank('honey').candidates.map((each) => each.code)
  expect(codes).toHaveLength(4)
  expect(codes.every((code) => code.startsWith('040900'))).toBe(true)
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

it('says which names and words matched which title, and which ruling gave the code', () => {
  const [best] = rank('Soy candle in a jar').candidates
  expect(best?.reasons).toEqual([
    { reason: 'named', facts: { names: ['candle'] } },
    { reason: 'matches', facts: { words: ['candle'], title: 'Candles and tapers' } },
    { reason: 'precedent', facts: { ruling: 'N000001', goods: 'soy candle' } },
  ])
  expect(best?.precedent?.ruling).toBe('N000001')
})

it('compares a candidate with its rival', () => {
  const { candidates } = rank('Shirt')
  const [first, second] = candidates
  expect(first?.reasons.at(-1)).toMatchObject({ reason: 'before', facts: { code: second?.code } })
  expect(second?.reasons.at(-1)).toMatchObject({ reason: 'behind', facts: { code: first?.code } })
})

it('scores goods as before once others were scored, and the lines of a reading after that of another', () => {
  const handbag = classifier.read({ description: 'Handbags worth over twenty dollars' })
  const scored = classifier.subheadingScores(handbag)
  const lines = classifier.lineScores(handbag, '420221')
  const honey = classifier.read({ description: 'Honey' })
  expect(classifier.subheadingScores(honey)).not.toEqual(scored)
  expect(classifier.lineScores(handbag, '420221')).toEqual(lines)
  expect(classifier.lineScores(honey, '420221')).not.toEqual(lines)
  expect(classifier.lineScores(handbag, '420221')).toEqual(lines)
  expect(classifier.subheadingScores(handbag)).toEqual(scored)
})

it('reads the last step of the category', () => {
  expect(rank('Cedar and smoke', { category: 'Home > Candles' }).candidates[0]?.code).toBe('3406000000')
})

it.each([
  [15, '4202210030'],
  [20, '4202210030'],
  [45.5, '4202210060'],
])('reads price brackets of titles and of the lexicon: at %s USD %s', (valueUsd, code) => {
  expect(rank('Handbag', { valueUsd }).candidates[0]?.code).toBe(code)
  expect(rank('Clutch', { valueUsd }).candidates[0]?.code).toBe(code)
})

it('lists a line of each likely subheading before more lines of the likeliest', () => {
  const lists = rank('Honey candle').candidates.map(({ code }) => code.slice(0, 6))
  expect(new Set(lists.slice(0, 2))).toEqual(new Set(['040900', '340600']))
})

it('asks for the fact that would decide, and ranks by the answer', () => {
  const { question } = rank('Knitted shirt')
  expect(question?.key).toBe('gender')
  expect(question?.values.toSorted()).toEqual(expect.arrayContaining(['men', 'women']))
  expect(rank('Knitted shirt', { answers: ['gender:women'] }).candidates[0]?.code).toBe('6106100010')
  expect(rank('Knitted shirt', { answers: ['gender:men'] }).candidates[0]?.code).toBe('6105100010')
  expect(rank('Knitted shirt', { answers: ['gender:men'] }).question?.key).not.toBe('gender')
})

describe('confidence', () => {
  const plain = { shift: 0, slope: 1 }

  it('turns chances into measured rates that rise with them, never to certainty', () => {
    expect(calibrated(0.5, plain)).toBeCloseTo(0.5)
    // shift -1 at even chances: 1 / (1 + e) = 0.269
    expect(calibrated(0.5, { shift: -1, slope: 1 })).toBeCloseTo(0.269, 3)
    expect(calibrated(1, plain)).toBe(0.98)
    expect(calibrated(0, plain)).toBe(0.002)
  })

  it('never rises from a better candidate to a worse one, nor above that of six digits', () => {
    const { candidates } = rank('honey candle shirt')
    const percents = candidates.map(({ confidence }) => confidence)
    expect(percents).toEqual([...percents].sort((a, b) => b - a))
    expect(candidates.every(({ confidence, confidence6 }) => confidence <= confidence6)).toBe(true)
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
