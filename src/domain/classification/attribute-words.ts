// Words of listings and titles that state an attribute which moves the code.
import vocabulary from '../../../data/vocabulary/attribute-words.json' with { type: 'json' }
import { termOf } from './terms.ts'

export type AttributeKey = 'material' | 'construct' | 'gender' | 'power' | 'form' | 'state' | 'use'

/** Value, then the words that state it, as sellers write them; two words joined by '+' must stand side by side. */
const TABLE: Readonly<Record<AttributeKey, readonly string[]>> = vocabulary.words

export const ATTRIBUTE_KEYS: readonly AttributeKey[] = [
  'material',
  'construct',
  'gender',
  'power',
  'form',
  'state',
  'use',
]

/** Term (or two joined by '+') -> the values it states. */
export const ATTRIBUTE_WORDS: ReadonlyMap<string, readonly (readonly [AttributeKey, string])[]> = buildWords()

function buildWords(): ReadonlyMap<string, readonly (readonly [AttributeKey, string])[]> {
  const words = new Map<string, (readonly [AttributeKey, string])[]>()
  for (const key of ATTRIBUTE_KEYS) {
    for (const line of TABLE[key]) {
      const [value = '', ...stated] = line.split(' ')
      for (const word of stated.map(inTerms)) words.set(word, [...(words.get(word) ?? []), [key, value]])
    }
  }
  return words
}

/** 'gold+plated' -> 'gold+plat', as the words of a text are compared. */
function inTerms(words: string): string {
  return words.split('+').map(termOf).join('+')
}

/** Values that are of a wider one: cotton is a textile, brass a metal. */
export const WIDER: Readonly<Record<string, readonly string[]>> = vocabulary.wider
