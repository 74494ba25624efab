// The worst habits of words, kept out of what clients read. What is asked of words beyond that: docs/words.md.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { writtenTexts } from './testing/written-texts.ts'

const TEXTS = join(import.meta.dirname, '../texts')

/** Names what a file of the warehouse may hold; staff import those. */
const NOT_OF_CLIENTS = ['file-problems'] as const

const HABITS: readonly (readonly [string, RegExp])[] = [
  ['a slug', /(?<![\w@/.])[a-z]{2,}_[a-z]{2,}/],
  ['a version', /\d{4}-rev-\d+/],
  ['an instant', /\d{4}-\d\d-\d\dT\d\d:\d\d/],
  ['ten digits without dots', /(?<!\d)\d{10}(?!\d)/],
  ['a variable of the installation', /\b(?:[A-Z]{2,}_)+[A-Z]{2,}\b/],
  ['a plural of one', /\b1 (?:SKUs|items|units|shipments|lines|fields|checks|articles|unités|envois|lignes|champs)\b/],
  [
    'thousands that are not grouped',
    /(?<![\d.,/-])\b(?!19\d\d\b|20\d\d\b)[1-9]\d{3}(?=(?:[.,]\d\d)? ?(?:USD|CAD|units|unités|items|articles)\b)/,
  ],
  ['a letter for an email', /\bby (?:letter|mail)\b|\bno letters? (?:was|went|could|yet)\b|\blettres? par courriel\b/i],
  ['another word for an email or its address', /\be-mail\b|\badresses? de courriel\b/i],
  ['"UGS" for SKU', /\bUGS\b/],
  ['"is no country" for "is not a country"', /\bis no (?:country|code|HTS)\b/],
  ['a space that breaks before a percent sign', /[\d}] %/],
  ['"a floor" for "at least"', /\ba floor\b|\bun minimum\b/i],
]

const filesOf = (language: string): readonly string[] => {
  const inFrench = new Set(readdirSync(join(TEXTS, 'fr')))
  return readdirSync(join(TEXTS, language)).filter(
    (file) => inFrench.has(file) && !NOT_OF_CLIENTS.some((name) => file === `${name}.ts`),
  )
}

/** Names of keys stand between quotes as well: a text has a space or is no key. */
const isSentence = (text: string): boolean => text.includes(' ')

describe.each(LANGUAGES)('what clients read in %s', (language) => {
  it.each(filesOf(language))('has no habit of machines in %s', (file) => {
    const texts = writtenTexts(readFileSync(join(TEXTS, language, file), 'utf8')).filter(isSentence)
    const faults = texts.flatMap((text) =>
      HABITS.filter(([, habit]) => habit.test(text)).map(([what]) => `${what}: ${text}`),
    )
    expect(faults).toEqual([])
  })
})
