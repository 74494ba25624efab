// What the text model reads of a listing: hashes of words, of neighbouring words, of letter groups and of category steps.
import type { Listing, Zone } from './listing.ts'
import { plainLetters } from './terms.ts'

/** Buckets with their weights; a bucket may stand more than once. The weights have length 1 together. */
export type ModelFeatures = { readonly buckets: Int32Array; readonly weights: Float32Array }

export const TEXT_BUCKETS = 1 << 17
export const LABEL_BUCKETS = 1 << 16

const ZONE_WEIGHT: Readonly<Record<Zone, number>> = {
  head: 1.5,
  title: 0.8,
  after: 0.6,
  kind: 1,
  detail: 0.35,
  last: 1,
  category: 0.6,
  long: 0.35,
}
/** In short texts letters count: parcel labels cut words ("shmpoo", "cndtnr"). */
const SHORT_TEXT = 9
const LETTERS = 4
const LETTER_WEIGHT = 0.35
const PAIR_WEIGHT = 0.8
const STEP_WEIGHT = 1.2
/** The words that carry most: the last before a break. */
const LAST_WORD_WEIGHT = 1.6

export function modelFeatures({ segments }: Listing): ModelFeatures {
  const weights = new Map<number, number>()
  const add = (text: string, weight: number) => {
    const bucket = hash(text) & (TEXT_BUCKETS - 1)
    weights.set(bucket, Math.min(3, (weights.get(bucket) ?? 0) + weight))
  }
  const isShort = segments.reduce((sum, { terms }) => sum + terms.length, 0) <= SHORT_TEXT
  for (const { zone, terms } of segments) {
    const weight = ZONE_WEIGHT[zone]
    terms.forEach((term, at) => {
      const isLast = zone === 'head' && at === terms.length - 1
      add(term, isLast ? weight * LAST_WORD_WEIGHT : weight)
      const next = terms[at + 1]
      if (next) add(`${term} ${next}`, weight * PAIR_WEIGHT)
      if (isShort) for (const part of letterGroups(term)) add(part, LETTER_WEIGHT)
    })
    if (zone === 'last' || zone === 'category') add(`c:${terms.join(' ')}`, STEP_WEIGHT)
  }
  return toUnitLength(weights)
}

function letterGroups(word: string): readonly string[] {
  const framed = `<${word}>`
  return Array.from(
    { length: Math.max(0, framed.length - LETTERS + 1) },
    (_, at) => `#${framed.slice(at, at + LETTERS)}`,
  )
}

function toUnitLength(weights: ReadonlyMap<number, number>): ModelFeatures {
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
  return {
    buckets: Int32Array.from(weights.keys()),
    weights: Float32Array.from([...weights.values()].map((weight) => weight / length)),
  }
}

const LABEL_LETTERS = [3, 4, 5]
const MOST_LABEL_WORDS = 24
const LABEL_WORD_WEIGHT = 1.5

/**
 * What the label model reads: the letters of the title, for parcel labels that cut and run words together. Words as written and
 * groups of three to five letters.
 */
export function labelFeatures({ title }: Listing): ModelFeatures {
  const weights = new Map<number, number>()
  const add = (text: string, weight: number) => {
    const bucket = hash(text) & (LABEL_BUCKETS - 1)
    weights.set(bucket, (weights.get(bucket) ?? 0) + weight)
  }
  const words = plainLetters(title).match(/[a-z0-9]+/g) ?? []
  for (const word of words.slice(0, MOST_LABEL_WORDS)) {
    if (/^\d+[a-z]{0,2}$/.test(word)) continue
    add(word, LABEL_WORD_WEIGHT)
    const framed = `<${word}>`
    for (const letters of LABEL_LETTERS)
      for (let at = 0; at + letters <= framed.length; at += 1)
        add(`#${framed.slice(at, at + letters)}`, 1 / Math.sqrt(framed.length))
  }
  words.forEach((word, at) => {
    const next = words[at + 1]
    if (next) add(`${word} ${next}`, 1)
  })
  return toUnitLength(weights)
}

/** FNV-1a over UTF-16 units, its high bits folded into the low ones. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 15) ^ value
}
