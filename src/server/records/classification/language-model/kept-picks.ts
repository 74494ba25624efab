// Picks of a language model kept in memory, so that the same goods are asked about once; the least recently used go first.
import { createHash } from 'node:crypto'
import type { ProductWords } from '#domain/classification/listing.ts'

const MOST_KEPT = 2000

export type Kept<T> = {
  /** What is kept or under way for a key, else what `make` gives. A failure is not kept. */
  get(key: string, make: () => Promise<T>): Promise<T>
}

export function keptPicks<T>(most = MOST_KEPT): Kept<T> {
  const kept = new Map<string, Promise<T>>()
  return {
    get(key, make) {
      const made = kept.get(key) ?? make()
      kept.delete(key)
      kept.set(key, made)
      made.catch(() => kept.get(key) === made && kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return made
    },
  }
}

/** The same for texts that differ in case, spaces or forms of letters only; texts are hashed. */
export function pickKey(words: ProductWords, model: string, release: string): string {
  const { description, longDescription = '', category = '', answers = [], valueUsd } = words
  const texts = [description, longDescription, category].map(normalised)
  const all = [release, model, ...texts, answers.toSorted(), valueUsd?.toFixed(2) ?? null]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64')
}

const normalised = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
