// The catalogues are whole: no key that nothing shows, no key of another language without its English, and words in each for all that
// clients can meet.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import './every-language.ts'
import { isSpoken } from './language.ts'

const SRC = join(import.meta.dirname, '..')
const SET = /#texts\/en\/([\w-]+)\.ts/g

/** Words of papers for US customs, which are in English whatever the language of the page. */
const PAPERS = ['cusma-paper', 'invoice-paper', 'origin-dossier']

const sourcesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const),
  )

const sources = sourcesIn(SRC)
const shown = [...sources, ...sourcesIn(join(SRC, '../scripts'))].filter(([path]) => !path.includes('/texts/'))

type Texts = Readonly<Record<string, unknown>>
const exportsOf = async (language: string, set: string): Promise<readonly (readonly [string, Texts])[]> =>
  Object.entries<Texts>(await import(`../texts/${language}/${set}.ts`))
const setsIn = (language: string): readonly string[] =>
  readdirSync(join(SRC, 'texts', language)).map((name) => name.replace('.ts', ''))

/** Sets of texts in the files that a page of a visitor or a client loads, now or later. */
function setsOfClients(): readonly string[] {
  const starts = [
    'public-area',
    'login',
    'client-area',
    'dashboard',
    'shipment',
    'manual-invoice',
    'catalogue',
    'documents',
    'origin-coach',
    'supplier',
  ]
  const tools = ['classifier', 'maker-lookup', 'fee-calculator'].map((name) => `tools/${name}`)
  const todo = [...starts, ...tools].map((name) => join(SRC, 'web/pages', `${name}.tsx`))
  const seen = new Set<string>()
  for (let path = todo.pop(); path; path = todo.pop()) {
    const text = sources.get(path)
    if (!text || seen.has(path)) continue
    seen.add(path)
    for (const [, target = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
      todo.push(join(dirname(path), target))
  }
  expect(seen.size).toBeGreaterThan(200)
  return [
    ...new Set([...seen].flatMap((path) => [...(sources.get(path) ?? '').matchAll(SET)].map(([, set = '']) => set))),
  ]
}

/** What a file says, looked up by key instead of read again for each. */
const said = new Map(
  shown.map(([path, text]) => [
    path,
    {
      named: new Set(text.match(/[\w-]+/g)?.flatMap((word) => [word, ...word.split('-')])),
      read: wordsBehind(text, /[.{,] ?([\w-]+)/g),
      handed: wordsBehind(text, /words\.(\w+)/g),
      quoted: wordsBehind(text, /'([\w-]+)'/g),
    },
  ]),
)
const takers = (set: string): readonly string[] =>
  shown.flatMap(([path, text]) => (text.includes(`/en/${set}.ts`) ? [path] : []))

function wordsBehind(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].map(([, word = '']) => word))
}

/** Whether a file that takes the set names the key, one beside it or a shared piece reads it, a rule reads it of the words it is handed, or any file names it as a reason. */
function isUsed(takersOfSet: readonly string[], key: string): boolean {
  const folders = new Set([...takersOfSet.map((path) => dirname(path)), join(SRC, 'web/ui'), join(SRC, 'web/api')])
  return (
    takersOfSet.some((path) => said.get(path)?.named.has(key)) ||
    [...said].some(
      ([path, { read, handed, quoted }]) =>
        (folders.has(dirname(path)) && read.has(key)) || handed.has(key) || quoted.has(key),
    )
  )
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en')

describe('the catalogues', () => {
  it.each(OTHERS)(
    'have %s for every set that visitors and clients can meet, but for papers of customs',
    async (language) => {
      const lacking: string[] = []
      for (const set of setsOfClients()) {
        const sets = await exportsOf('en', set)
        if (!PAPERS.includes(set) && !sets.every(([, texts]) => isSpoken(language, texts))) lacking.push(set)
      }
      expect(lacking).toEqual([])
    },
  )

  it.each(OTHERS)('have no key of %s without its English', async (language) => {
    const alone: string[] = []
    for (const set of setsIn(language).filter((each) => setsIn('en').includes(each))) {
      const english = new Map(await exportsOf('en', set))
      for (const [name, texts] of await exportsOf(language, set))
        alone.push(
          ...keysOf(texts)
            .filter((key) => !keysOf(english.get(name) ?? {}).includes(key))
            .map((key) => `${set}.${key}`),
        )
    }
    expect(alone).toEqual([])
  })

  it.each(OTHERS)('say in one way of %s what English says in one sentence', async (language) => {
    const ways = new Map<string, Set<string>>()
    for (const set of setsIn(language).filter((each) => setsIn('en').includes(each))) {
      const spoken = new Map(await exportsOf(language, set))
      for (const [name, texts] of await exportsOf('en', set)) {
        const said = new Map(textsOf(spoken.get(name) ?? {}))
        for (const [key, english] of textsOf(texts))
          if (/\.$/.test(english)) ways.set(english, (ways.get(english) ?? new Set()).add(said.get(key) ?? ''))
      }
    }
    expect(ways.size).toBeGreaterThan(300)
    expect([...ways].filter(([, each]) => each.size > 1)).toEqual([])
  })

  it('have no key that nothing shows', async () => {
    const unused: string[] = []
    for (const set of setsIn('en')) {
      const takersOfSet = takers(set)
      for (const [name, texts] of await exportsOf('en', set))
        if (name === 'texts')
          unused.push(
            ...Object.keys(texts)
              .filter((key) => !isUsed(takersOfSet, key))
              .map((key) => `${set}.${key}`),
          )
    }
    expect(unused).toEqual([])
  })
})

/** 'fields.name' for a text inside another set. */
const keysOf = (texts: object): readonly string[] =>
  Object.entries(texts).flatMap(([key, held]) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? keysOf(held).map((each) => `${key}.${each}`)
      : [key],
  )

/** The texts without blanks, each with its key as above. */
const textsOf = (texts: object): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, held]) => {
    if (typeof held === 'string') return [[key, held] as const]
    if (typeof held !== 'object' || held === null) return []
    return textsOf(held).map(([inner, text]) => [`${key}.${inner}`, text] as const)
  })
