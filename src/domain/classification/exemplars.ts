// Coded goods read before: how near a short text is to the nearest of each code, by hashes of its letters and words.
import { placesFor } from './bm25.ts'
import { highest } from './highest.ts'
import type { Listing } from './listing.ts'
import { LABEL_BUCKETS, labelFeatures, type ModelFeatures } from './model-features.ts'

/** One coded text a row, as hashes: no text can be read from them. Row r holds entries starts[r] up to starts[r + 1]. */
export type Exemplars = {
  /** Codes of each row, six digits. */
  readonly codes: readonly (readonly string[])[]
  readonly starts: Uint32Array
  readonly buckets: Uint16Array
  /** 255 is the largest of a row. */
  readonly weights: Uint8Array
}

export type Nearness = {
  /** Likeness of the nearest row of a subheading: 0 to 1. */
  nearest(subheading: string): number
  /** Share of the likeness of all near rows, for a code of four or six digits: 0 to 1; the nearest count most. */
  share(code: string): number
  /** Subheadings of near rows, nearest first. */
  readonly best: readonly string[]
}

const READ = 60
const SHARPNESS = 3
export const NOTHING_NEAR: Nearness = { nearest: () => 0, share: () => 0, best: [] }

type CodedListing = { readonly listing: Listing; readonly codes: readonly string[] }

export function exemplarsOf(rows: readonly CodedListing[]): Exemplars {
  const features = rows.map(({ listing }) => labelFeatures(listing))
  const starts = new Uint32Array(rows.length + 1)
  features.forEach(({ buckets }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + buckets.length
  })
  const size = starts[rows.length] ?? 0
  const all = { buckets: new Uint16Array(size), weights: new Uint8Array(size) }
  features.forEach(({ buckets, weights }, at) => {
    const most = weights.reduce((best, weight) => Math.max(best, weight), 0)
    all.buckets.set(buckets, starts[at] ?? 0)
    all.weights.set(
      weights.map((weight) => Math.max(1, Math.round((255 * weight) / most))),
      starts[at] ?? 0,
    )
  })
  const codes = rows.map((row) => [...new Set(row.codes.map((code) => code.slice(0, 6)))])
  return { codes, starts, ...all }
}

/** Answers how near the rows are to a listing: cosine of the hashes, rare ones counting most. */
export function openExemplars(exemplars: Exemplars): (listing: Listing) => Nearness {
  const { codes } = exemplars
  const index = invert(exemplars)
  // One for all questions: a new one of 200 kB for each would wait for the collector by the hundred.
  const likeness = new Float32Array(codes.length)
  return (listing) => {
    fillLikeness(likeness, index, labelFeatures(listing))
    return nearnessOf(codes, likeness)
  }
}

/** By bucket: the rows that hold it, places ends[bucket] up to ends[bucket + 1]. */
type Index = {
  readonly ends: Uint32Array
  readonly rows: Uint16Array | Uint32Array
  /** As they were read: what they make of a row's length is worked out once for the row. */
  readonly weights: Uint8Array
  readonly rarity: Float32Array
  /** One a row. */
  readonly lengths: Float32Array
}

function invert({ codes, starts, buckets, weights }: Exemplars): Index {
  const ends = new Uint32Array(LABEL_BUCKETS + 1)
  for (const bucket of buckets) ends[bucket + 1] = (ends[bucket + 1] ?? 0) + 1
  const rarity = Float32Array.from({ length: LABEL_BUCKETS }, (_, bucket) =>
    Math.log(1 + codes.length / Math.max(1, ends[bucket + 1] ?? 0)),
  )
  for (let bucket = 0; bucket < LABEL_BUCKETS; bucket += 1)
    ends[bucket + 1] = (ends[bucket + 1] ?? 0) + (ends[bucket] ?? 0)
  const next = ends.slice()
  const rows = placesFor(buckets.length, codes.length)
  const sorted = new Uint8Array(buckets.length)
  const lengths = new Float32Array(codes.length)
  for (let row = 0; row < codes.length; row += 1) {
    const from = starts[row] ?? 0
    const to = starts[row + 1] ?? 0
    let squares = 0
    for (let at = from; at < to; at += 1) {
      const bucket = buckets[at] ?? 0
      const place = next[bucket] ?? 0
      next[bucket] = place + 1
      rows[place] = row
      sorted[place] = weights[at] ?? 0
      squares += ((weights[at] ?? 0) * (rarity[bucket] ?? 0)) ** 2
    }
    lengths[row] = Math.sqrt(squares)
  }
  return { ends, rows, weights: sorted, rarity, lengths }
}

function fillLikeness(likeness: Float32Array, index: Index, features: ModelFeatures): void {
  const { ends, rows, weights, rarity, lengths } = index
  likeness.fill(0)
  let squares = 0
  features.buckets.forEach((bucket, at) => {
    const rare = rarity[bucket] ?? 0
    const asked = (features.weights[at] ?? 0) * rare
    const weight = asked * rare
    squares += asked * asked
    for (let place = ends[bucket] ?? 0; place < (ends[bucket + 1] ?? 0); place += 1) {
      const row = rows[place] ?? 0
      likeness[row] = (likeness[row] ?? 0) + weight * (weights[place] ?? 0)
    }
  })
  const length = Math.sqrt(squares)
  for (let row = 0; row < likeness.length; row += 1)
    likeness[row] = (likeness[row] ?? 0) / (length * (lengths[row] ?? 0) || 1)
}

function nearnessOf(codes: Exemplars['codes'], likeness: Float32Array): Nearness {
  const near = highest(likeness, READ).filter((row) => (likeness[row] ?? 0) > 0)
  const nearest = new Map<string, number>()
  const sums = new Map<string, number>()
  let all = 0
  for (const row of near) {
    const like = likeness[row] ?? 0
    const weight = like ** SHARPNESS
    all += weight
    const own = codes[row] ?? []
    for (const code of own) if (!nearest.has(code)) nearest.set(code, like)
    for (const code of new Set(own.flatMap((each) => [each, each.slice(0, 4)])))
      sums.set(code, (sums.get(code) ?? 0) + weight / own.length)
  }
  return {
    nearest: (subheading) => nearest.get(subheading) ?? 0,
    share: (code) => (all === 0 ? 0 : (sums.get(code) ?? 0) / all),
    best: [...nearest.keys()],
  }
}
