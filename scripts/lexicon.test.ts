// The lexicon in our own words: every code exists, every condition is of the vocabulary and can be met, no name has two codes under the same conditions.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_KEYS, ATTRIBUTE_WORDS } from '#domain/classification/attribute-words.ts'
import { attributesOf, judge } from '#domain/classification/attributes.ts'
import { buildLexicon, type LexiconRow } from '#domain/classification/lexicon.ts'
import { readListing } from '#domain/classification/listing.ts'
import { termsOf } from '#domain/classification/terms.ts'
import { loadLexicon } from '#server/reference/lexicon.ts'
import { shipped } from '#server/testing/shipped-law.ts'

const rows = loadLexicon('data')
const lines = shipped.schedule().declarable.filter((code) => code < '98')
const synonyms = new Map<string, readonly string[]>()
for (const {
  terms: [main = '', ...others],
} of rows) {
  if (others.length > 0) synonyms.set(main, [...(synonyms.get(main) ?? []), ...others])
}
const MEASURES = ['value', 'volume', 'weight', 'size']

describe('lexicon', () => {
  it('has a header and four cells a row in every file', () => {
    for (const file of readdirSync('data/lexicon')) {
      const [header, ...rest] = readFileSync(`data/lexicon/${file}`, 'utf8').trimEnd().split('\n')
      expect(header, file).toBe('terms\tcode\twhen\tnote')
      expect(rest.filter((row) => row.split('\t').length > 4)).toEqual([])
    }
  })

  it('names goods in at least 4,000 terms over all chapters that online sellers ship', () => {
    expect(new Set(rows.flatMap(({ terms }) => terms)).size).toBeGreaterThan(4000)
    const chapters = new Set(rows.map(({ code }) => code.slice(0, 2)))
    const sold =
      '04 09 17 18 19 20 21 22 33 34 39 40 42 44 48 49 61 62 63 64 65 69 70 71 73 76 82 83 84 85 87 90 91 92 94 95 96 97'
    expect(sold.split(' ').filter((chapter) => !chapters.has(chapter))).toEqual([])
  })

  it('gives codes that exist', () => {
    const known = new Set(lines.flatMap((code) => [code, code.slice(0, 6)]))
    expect(rows.filter(({ code }) => !known.has(code)).map(({ terms, code }) => `${code} ${terms[0]}`)).toEqual([])
  })

  it('states conditions in the agreed words, which can be met', () => {
    const values = new Set([...ATTRIBUTE_WORDS.values()].flat().map(([key, value]) => `${key}:${value}`))
    const isKnown = (key: string, value: string) =>
      MEASURES.includes(key)
        ? /^[<>]=?\d/.test(value)
        : key === 'use' || values.has(`${key}:${value.replace(/^!/, '')}`)
    const wrong = rows.flatMap(({ terms, conditions }) =>
      conditions.flatMap(({ key, values: stated }) =>
        stated.filter((value) => !isKnown(key, value)).map((value) => `${terms[0]}: ${key}:${value}`),
      ),
    )
    expect(wrong).toEqual([])
    const isMeasured = (key: string) => ATTRIBUTE_KEYS.some((known) => known === key)
    const unmet = rows
      .flatMap(({ conditions }) => conditions)
      .filter((condition) => {
        const [value = ''] = condition.values.filter((each) => !each.startsWith('!'))
        if (!isMeasured(condition.key) || value === '' || condition.key === 'use') return false
        return (
          judge(condition, attributesOf(readListing({ description: 'thing' }), [`${condition.key}:${value}`])) !== 'met'
        )
      })
    expect(unmet).toEqual([])
  })

  it('has names that a listing can contain', () => {
    const empty = rows.filter(({ terms }) => terms.every((term) => termsOf(term).length === 0))
    expect(empty.map(({ terms }) => terms.join('; '))).toEqual([])
  })

  it('gives a name one code under the same conditions, in all files together', () => {
    const places = new Map<string, Set<string>>()
    for (const { name, code, when } of rows.flatMap(placesOf)) {
      const place = `${name} [${when}]`
      places.set(place, (places.get(place) ?? new Set()).add(code))
    }
    const settledTwice = [...places].filter(([, codes]) => codes.size > 1)
    expect(settledTwice.map(([place, codes]) => `${place}: ${[...codes].join(', ')}`)).toEqual([])
  })
})

/** Every name of a row as listings are read ('3d pen' reads 'pen'), with its code and its conditions in one order. */
function placesOf({ terms: [main = '', ...others], code, conditions }: LexiconRow) {
  const when = conditions
    .map(({ key, values }) => `${key}:${[...values].sort().join('|')}`)
    .sort()
    .join('; ')
  const names = others.length > 0 ? [main, ...others] : [main, ...(synonyms.get(main) ?? [])]
  return names.map((name) => ({ name: termsOf(name).join(' '), code, when })).filter(({ name }) => name !== '')
}

describe('matching', () => {
  const lexicon = buildLexicon(rows)
  const codes = (description: string) => {
    const listing = readListing({ description })
    const votes = lexicon.votes(listing, attributesOf(listing))
    return votes
      .filter(({ zone, verdict }) => zone === 'head' && verdict !== 'broken')
      .map(({ code }) => code.slice(0, 4))
  }

  it('takes the longest name: a phone case is no phone', () => {
    expect(codes('Leather phone case')).not.toContain('8517')
  })

  it('does not take what stands behind "for" for the goods', () => {
    expect(codes('Strap for watch')).not.toContain('9102')
  })
})
