// Why a line is proposed, in a sentence: the words that matched, the title they matched, and lines that read alike.
import { texts } from '#texts/classification.ts'
import type { HtsCode } from '../hts-code.ts'
import { stem, titleTermsOf, wordsOf } from './terms.ts'

const MOST_WORDS = 4

/** terms: those of the listing that stand in the path, heaviest first. path: from chapter to line, nearest last. */
export function reasoningFor(
  code: HtsCode,
  given: {
    readonly listing: string
    readonly terms: readonly string[]
    readonly path: readonly string[]
    /** Further lines of the subheading whose titles are the same as this one's. */
    readonly alike: number
  },
): string {
  const { listing, terms, path, alike } = given
  const words = asWritten(listing, terms)
  const title = path.findLast((step) => titleTermsOf(step).some((term) => terms.includes(term))) ?? path.at(-1) ?? ''
  return [
    texts.matches(words.map((word) => `"${word}"`).join(', '), withoutColon(title), code.slice(0, 4)),
    ...(path[0] && path[0] !== title ? [texts.within(path[0])] : []),
    ...(alike > 0 ? [texts.linesAlike(alike)] : []),
  ].join(' ')
}

/** The listing's own words for terms, each once. */
function asWritten(listing: string, terms: readonly string[]): readonly string[] {
  const written = new Map(
    wordsOf(listing)
      .toReversed()
      .map((word) => [stem(word), word]),
  )
  return terms.slice(0, MOST_WORDS).map((term) => written.get(term) ?? term)
}

const withoutColon = (title: string): string => title.replace(/\s*:\s*$/, '')
