// Which phrases of the rows a text can hold at all: those one of whose first words it has. Spares looking for thousands of others.
import { keysOf, type Phrase } from './phrase.ts'
import type { AdmissibilityBook } from './rule.ts'
import type { Word } from './words.ts'

type Index = { readonly byWord: ReadonlyMap<string, readonly Phrase[]>; readonly always: readonly Phrase[] }

const indexes = new WeakMap<AdmissibilityBook, Index>()

export function phrasesNear(book: AdmissibilityBook, words: readonly Word[]): ReadonlySet<Phrase> {
  const index = indexes.get(book) ?? buildIndex(book)
  indexes.set(book, index)
  const joined = words.slice(1).map(({ text }, at) => `${words[at]?.text}${text}`)
  const texts = [...words.map(({ text }) => text), ...joined]
  return new Set([...index.always, ...texts.flatMap((text) => index.byWord.get(text) ?? [])])
}

function buildIndex({ rules }: AdmissibilityBook): Index {
  const byWord = new Map<string, Phrase[]>()
  const always: Phrase[] = []
  const phrases = rules.flatMap(({ when, unless }) => [
    ...unless,
    ...when.flatMap(({ words = [], makers = [] }) => [...words, ...makers]),
  ])
  for (const phrase of phrases) {
    const keys = keysOf(phrase)
    if (keys.length === 0) always.push(phrase)
    for (const key of keys) byWord.set(key, [...(byWord.get(key) ?? []), phrase])
  }
  return { byWord, always }
}
