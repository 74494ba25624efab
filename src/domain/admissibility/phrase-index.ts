// Which phrases of a data set a text can hold at all: those one of whose first words it has. Spares looking for thousands of others.
import { type Keys, keysOf, type Phrase } from './phrase.ts'
import type { Word } from './words.ts'

type PhraseList = readonly Phrase[]
type Entry = { readonly list: PhraseList; readonly phrase: Phrase; readonly at: number }

/** Phrases by the words, their beginnings, their endings or none that must stand in a text. `longest`: of the beginnings and endings. */
type Index = {
  readonly byWord: ReadonlyMap<string, readonly Entry[]>
  readonly byStart: ReadonlyMap<string, readonly Entry[]>
  readonly byEnd: ReadonlyMap<string, readonly Entry[]>
  readonly always: readonly Entry[]
  readonly longest: number
}

/** Of each list of phrases those a text may hold, in the order of the list; nothing of lists with none. */
export type PhrasesNear = ReadonlyMap<PhraseList, PhraseList>

const indexes = new WeakMap<object, Index>()

/** `lists` are asked for once a book. */
export function phrasesNear(book: object, lists: () => readonly PhraseList[], words: readonly Word[]): PhrasesNear {
  const index = indexes.get(book) ?? buildIndex(new Set(lists()))
  indexes.set(book, index)
  const found = new Set(index.always)
  const take = (entries: readonly Entry[] = []): void => {
    for (const entry of entries) found.add(entry)
  }
  words.forEach(({ text }, at) => {
    take(index.byWord.get(text))
    const next = words[at + 1]
    if (next) take(index.byWord.get(text + next.text))
    for (let size = Math.min(text.length, index.longest); size > 0; size -= 1) {
      take(index.byStart.get(text.slice(0, size)))
      take(index.byEnd.get(text.slice(-size)))
    }
  })
  const near = new Map<PhraseList, Phrase[]>()
  for (const { list, phrase } of [...found].sort((one, other) => one.at - other.at)) {
    const known = near.get(list)
    if (known) known.push(phrase)
    else near.set(list, [phrase])
  }
  return near
}

function buildIndex(lists: ReadonlySet<PhraseList>): Index {
  const byWord = new Map<string, Entry[]>()
  const byStart = new Map<string, Entry[]>()
  const byEnd = new Map<string, Entry[]>()
  const always: Entry[] = []
  for (const list of lists) {
    list.forEach((phrase, at) => {
      const entry = { list, phrase, at }
      const keys = keysOf(phrase)
      if (keys.whole.length + keys.starts.length + keys.ends.length === 0) always.push(entry)
      file(byWord, keys.whole, entry)
      file(byStart, keys.starts, entry)
      file(byEnd, keys.ends, entry)
    })
  }
  // Lists that grew keep room for more: what stays for good takes none.
  for (const under of [byWord, byStart, byEnd]) for (const [key, entries] of under) under.set(key, entries.slice())
  const longest = Math.max(0, ...[...byStart.keys(), ...byEnd.keys()].map(({ length }) => length))
  return { byWord, byStart, byEnd, always, longest }
}

function file(under: Map<string, Entry[]>, keys: Keys['whole'], entry: Entry): void {
  for (const key of keys) {
    const known = under.get(key)
    if (known) known.push(entry)
    else under.set(key, [entry])
  }
}
