// Folds that keep near duplicates together, so that no row is scored by weights its twin was trained on.
import { readListing } from '#domain/classification/listing.ts'
import type { CodedRow } from './rows.ts'

export const FOLDS = 5
/** Share of common words from which two texts count as near duplicates. */
const ALIKE_FROM = 0.5

/** Fold of each row, 0 to 4: rows of one cluster (same page, or texts alike) share it. Independent of the order of rows. */
export function foldsOf(rows: readonly CodedRow[]): readonly number[] {
  const cluster = clustersOf(rows)
  return rows.map((_, at) => hash(rows[cluster[at] ?? at]?.id ?? '') % FOLDS)
}

/** For each row the first row of its cluster. */
function clustersOf(rows: readonly CodedRow[]): readonly number[] {
  const words = rows.map(wordSet)
  const first = rows.map((_, at) => at)
  const root = (at: number): number => (first[at] === at ? at : root(first[at] ?? at))
  for (let at = 0; at < rows.length; at += 1) {
    for (let before = 0; before < at; before += 1) {
      const isSame = rows[at]?.id === rows[before]?.id || isAlike(words[at], words[before])
      if (isSame) first[root(at)] = root(before)
    }
  }
  return rows.map((_, at) => root(at))
}

export const wordSet = ({ words }: Pick<CodedRow, 'words'>): ReadonlySet<string> =>
  new Set(
    readListing(words).segments.flatMap(({ zone, terms }) => (zone === 'category' || zone === 'last' ? [] : terms)),
  )

export function isAlike(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): boolean {
  if (a.size === 0 || b.size === 0) return false
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared / (a.size + b.size - shared) >= ALIKE_FROM
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 13)) >>> 0
}
