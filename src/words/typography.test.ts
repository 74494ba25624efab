// How the French catalogues, and the French of the law's rows, are set: amounts do not break, colons and guillemets keep their words.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writtenTexts } from './testing/written-texts.ts'

const ROOT = join(import.meta.dirname, '../..')
const FRENCH = join(ROOT, 'src/texts/fr')

/** Each habit with what is wrong about it; a blank of a text stands as ◌. */
const HABITS: readonly (readonly [string, RegExp])[] = [
  ['a plain space before a currency or a unit', /[\d◌] (?:USD|CAD|MXN|\$|kg|lb|cm|mm|Mo)(?!\p{L})/u],
  ['a plain space in a number', /\d \d{3}(?!\d)/],
  ['a plain space before a percent sign, a colon or a guillemet', / [%:»]/],
  ['a plain space after a guillemet', /« /],
  ['a space before ? ! or ;, which French of Canada does not have', /[\p{L}\d)»◌][ \u00a0\u202f][?!;]/u],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
]

const faultsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => HABITS.filter(([, habit]) => habit.test(text)).map(([what]) => `${what}: ${text}`))

it.each(readdirSync(FRENCH))('sets %s as French of Canada is set', (file) => {
  expect(faultsOf(writtenTexts(readFileSync(join(FRENCH, file), 'utf8')))).toEqual([])
})

it('sets the French of the rows of law the same', () => {
  const folder = join(ROOT, 'data')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const texts = files.flatMap((name) => {
    const whole = name.endsWith('french.json')
    const text = readFileSync(join(folder, name), 'utf8')
    const found = [...text.matchAll(whole ? /": ("(?:[^"\\]|\\.)*")/g : /"fr": ("(?:[^"\\]|\\.)*")/g)]
    return found.map(([, quoted = '""']) => String(JSON.parse(quoted)))
  })
  expect(texts.length).toBeGreaterThan(500)
  expect(faultsOf(texts)).toEqual([])
})
