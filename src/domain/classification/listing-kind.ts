// What form a text has: a shop listing, plain words, or a parcel label. Evidence weighs differently in each.
import type { Listing } from './listing.ts'

export const LISTING_KINDS = ['words', 'shop', 'label'] as const
export type ListingKind = (typeof LISTING_KINDS)[number]

const SHORT_TERMS = 8
const SHORT_LETTERS = 60
/** Share of words the schedule and the lexicon don't know from which a short text reads as a label: brands and cut words. */
const UNKNOWN_SHARE = 0.2

/** Whether a text is no longer than a parcel label or a few words typed. */
export const isShort = ({ text }: Pick<Listing, 'text'>): boolean => text.length <= SHORT_LETTERS

/** knows: whether a term stands anywhere in the schedule or the lexicon. */
export function kindOf({ segments, details, title }: Listing, knows: (term: string) => boolean): ListingKind {
  if (details.length >= 2 || segments.some(({ zone }) => zone === 'last')) return 'shop'
  if (segments.some(({ zone }) => zone === 'long') || title.length > SHORT_LETTERS) return 'words'
  const terms = segments.flatMap((segment) => segment.terms)
  if (terms.length > SHORT_TERMS) return 'words'
  const unknown = terms.filter((term) => !knows(term)).length
  return terms.length === 0 || unknown / terms.length >= UNKNOWN_SHARE ? 'label' : 'words'
}
