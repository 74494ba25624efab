// Which fact is asked for, and which answers are offered.
import { expect, it } from 'vitest'
import { htsCode } from '../hts-code.ts'
import { buildSchedule } from '../tariff/schedule-index.ts'
import { attributesOf } from './attributes.ts'
import { buildLexicon, parseLexicon } from './lexicon.ts'
import { readListing } from './listing.ts'
import { decidingQuestion } from './question.ts'

/** lines: code, chance and plain title of each; names: rows of the lexicon. */
function questionOf(description: string, lines: readonly (readonly [string, number, string])[], names: string[] = []) {
  const schedule = buildSchedule({
    release: 'test',
    facts: lines.flatMap(([code]) => [code.slice(0, 4), code]).map(fact),
    titles: new Map(
      lines.flatMap(([code, , title]): [string, string][] => [
        [code.slice(0, 2), 'Chapter'],
        [code.slice(0, 4), 'Heading'],
        [code, title],
      ]),
    ),
  })
  const listing = readListing({ description })
  const attributes = attributesOf(listing)
  const lexicon = buildLexicon(parseLexicon(['terms\tcode\twhen\tnote', ...names].join('\n')))
  const judged = lines.map(([code, chance]) => ({
    code: htsCode(code),
    chance6: chance,
    chance10: chance,
    confidence6: chance,
    confidence10: chance,
  }))
  const judgement = { lines: judged, attributes, votes: lexicon.votes(listing, attributes) }
  return decidingQuestion({ schedule }, judgement, judged, [])
}

const fact = (code: string) => ({
  code,
  level: code.length === 4 ? 0 : 1,
  units: [],
  general: '',
  special: '',
  other: '',
  footnotes: [],
  additional: '',
})

it('offers the answers that split the chances, likeliest first', () => {
  const lines = [
    ['7117190001', 0.3, 'Rings of brass'],
    ['7113110001', 0.35, 'Rings of sterling silver'],
  ] as const
  expect(questionOf('ring', lines)).toEqual({ key: 'material', values: ['silver', 'brass'] })
})

it('leaves out an answer that one line asks for with little chance', () => {
  const lines = [
    ['7013370001', 0.3, 'Mugs of glass'],
    ['6912000001', 0.3, 'Mugs of stoneware'],
    ['4419900001', 0.06, 'Mugs of wood'],
  ] as const
  expect(questionOf('mug', lines)?.values).toEqual(['glass', 'ceramic'])
  const twoOfWood = [...lines, ['4419900002', 0.05, 'Mugs of oak']] as const
  expect(questionOf('mug', twoOfWood)?.values).toEqual(['glass', 'ceramic', 'wood'])
})

it('does not ask when all but the likeliest answer have little chance together', () => {
  const lines = [
    ['6302600001', 0.5, 'Cotton towels'],
    ['6302990001', 0.02, 'Linen towels'],
    ['6302990002', 0.02, 'Other linen towels'],
  ] as const
  expect(questionOf('towel', lines)).toBeUndefined()
})

it('does not take words of a title for a use of the goods', () => {
  const lines = [
    ['9504900001', 0.3, 'Table games'],
    ['9504900002', 0.3, 'Game machines'],
  ] as const
  expect(questionOf('board game', lines)).toBeUndefined()
})

it('asks for a use that names of the lexicon depend on', () => {
  const lines = [
    ['3305900001', 0.3, 'Preparations'],
    ['3304300001', 0.3, 'Polish'],
  ] as const
  const names = ['gel\t3305900001\tuse:hair\t', 'gel\t3304300001\tuse:nail\t']
  expect(questionOf('gel', lines, names)).toEqual({ key: 'use', values: ['hair', 'nail'] })
})

it('asks for the wearer of clothes alone', () => {
  const toys = [
    ['9503000001', 0.3, "Children's toys"],
    ['9503000002', 0.3, 'Toys for men'],
  ] as const
  expect(questionOf('teddy bear', toys)).toBeUndefined()
  const coats = [
    ['6201300001', 0.3, "Men's coats"],
    ['6202300001', 0.3, "Women's coats"],
  ] as const
  expect(questionOf('coat', coats)).toEqual({ key: 'gender', values: ['men', 'women'] })
})

it('does not ask for what is said in two words of one kind', () => {
  const lines = [
    ['8467210001', 0.3, 'Drills for mains power'],
    ['8467210002', 0.3, 'Drills with battery'],
  ] as const
  expect(questionOf('drill', lines)).toEqual({ key: 'power', values: ['mains', 'battery'] })
  expect(questionOf('cordless rechargeable drill', lines)).toBeUndefined()
})
