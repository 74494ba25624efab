// What the classifier is asked: the words of a listing with how much each counts.
import type { WeightedTerms } from './bm25.ts'
import { termsOf } from './terms.ts'

export type ProductWords = {
  readonly description: string
  /** Shop path such as 'Home > Kitchen > Bottles': its last part says what the goods are. */
  readonly category?: string
}

/** Long listings repeat themselves; words after these add noise. */
const MOST_TERMS = 120
const CATEGORY_WEIGHT = 1
const LAST_CATEGORY_WEIGHT = 2.5
/** Listings name the material once more as 'Material: Stainless Steel'. */
const MATERIAL_WEIGHT = 1
/** The noun a title is about stands last before its first break: 'stainless water bottle | with straw'. */
const HEAD_WEIGHT = 2
const TITLE_BREAK = /[,;:|(–]|\s-\s|\b(?:with|for|in|of)\b/i

/** Repeats count less and less: a word of weight n in all weighs the square root of n. */
export function queryTerms({ description, category = '' }: ProductWords): WeightedTerms {
  const weights = new Map<string, number>()
  const count = (terms: readonly string[], weight: number) => {
    for (const term of terms.slice(0, MOST_TERMS)) weights.set(term, (weights.get(term) ?? 0) + weight)
  }
  const steps = category.split(/[>/|]/).map(termsOf)
  count(termsOf(description), 1)
  count(termsOf(description.split(TITLE_BREAK)[0] ?? '').slice(-1), HEAD_WEIGHT)
  count(termsOf(materialsIn(description)), MATERIAL_WEIGHT)
  count(steps.slice(0, -1).flat(), CATEGORY_WEIGHT)
  count(steps.at(-1) ?? [], LAST_CATEGORY_WEIGHT)
  return new Map([...weights].map(([term, weight]) => [term, Math.sqrt(weight)]))
}

const materialsIn = (description: string): string =>
  [...description.matchAll(/material[\w ]*:([^;]*)/gi)].map(([, value]) => value).join(' ')
