// From words to the candidates a person chooses from: at most ten lines, with how sure each is and why.
import type { HtsCode } from '../hts-code.ts'
import { type Applicability, applicabilityOf } from './applicability.ts'
import type { Classifier, JudgedLine, Judgement } from './classifier.ts'
import type { CodeReason } from './code-reason.ts'
import { percentOf } from './confidence.ts'
import type { ProductWords } from './listing.ts'
import type { ListingKind } from './listing-kind.ts'
import type { Precedent } from './precedents.ts'
import { type DecidingQuestion, decidingQuestion } from './question.ts'
import { reasonsFor } from './reasoning.ts'

export type Candidate = {
  readonly code: HtsCode
  /** Whole percent, 1 to 98, that the ten digits are right, as measured on rows held apart. */
  readonly confidence: number
  /** The same for its first six digits. */
  readonly confidence6: number
  readonly applicability: Exclude<Applicability, 'not_applicable'>
  readonly reasons: readonly CodeReason[]
  /** A ruling on like goods that gave this code. */
  readonly precedent?: Precedent
}

export type Ranking = {
  /** Best first. */
  readonly candidates: readonly Candidate[]
  /** Lines that stood among the best and were left out because the listing contradicts them. */
  readonly notApplicable: number
  /** The fact that would decide between the first candidates, when they are not sure enough. */
  readonly question?: DecidingQuestion
}

export const MOST_CANDIDATES = 10 // specification part 1, section 9
const MOST_OF_ONE_SUBHEADING = 4

/** At most ten candidates for goods in words; none when nothing in the listing is known. */
export function rankCandidates(classifier: Classifier, product: ProductWords): Ranking {
  const judgement = classifier.judge(product)
  if (!isUnderstood(classifier, judgement)) return { candidates: [], notApplicable: 0 }
  const { chosen, notApplicable } = choose(classifier, judgement)
  const candidates = chosen.map((line, at): Candidate => {
    const confidence = percentOf(Math.min(line.confidence10, line.confidence6))
    const rival = chosen[at === 0 ? 1 : 0]
    const precedent = classifier.precedents.find(line.code, judgement.query)
    const applicability = applicabilityOf(judgement.listing.text, titlesOf(classifier, line.code), confidence)
    return {
      code: line.code,
      confidence,
      confidence6: percentOf(line.confidence6),
      applicability: applicability === 'definitely_applicable' ? applicability : 'may be applicable',
      reasons: reasonsFor(classifier, judgement, line, {
        isFirst: at === 0,
        answers: product.answers ?? [],
        ...(rival ? { rival } : {}),
        ...(precedent ? { precedent } : {}),
      }),
      ...(precedent ? { precedent } : {}),
    }
  })
  const question = decidingQuestion(classifier, judgement, chosen, product.answers ?? [])
  return { candidates: inOrder(candidates), notApplicable, ...(question ? { question } : {}) }
}

/** Letters of a word in which a shorter known one is looked for, and of the known one: "elnetthairspray". */
const LONG_WORD = 8
const LEAST_PART = 5
const LONGEST_WORD = 40

/** Whether a word of the listing is known, or holds a known one. Letters alone prove nothing: near any of them stand some goods. */
const isUnderstood = ({ knows }: Classifier, { query }: Judgement): boolean =>
  [...query.keys()].some((term) => knows(term) || (term.length >= LONG_WORD && partsOf(term).some(knows)))

/** Every run of five letters or more; nobody runs more words together than forty letters hold. */
const partsOf = (long: string): readonly string[] => {
  const word = long.slice(0, LONGEST_WORD)
  const starts = Array.from({ length: word.length - LEAST_PART + 1 }, (_, at) => word.slice(at))
  return starts.flatMap((rest) =>
    Array.from({ length: rest.length - LEAST_PART + 1 }, (_, more) => rest.slice(0, LEAST_PART + more)),
  )
}

/**
 * What a right subheading is worth beside a right line. Of a parcel label the line can seldom be known. Chosen in coarse steps on
 * development rows (docs/decisions/014-classifier.md).
 */
const SUBHEADING_WORTH: Readonly<Record<ListingKind, number>> = { words: 0.5, shop: 1, label: 3 }

/**
 * The list that is worth most: line by line the one that adds most chance, of its subheading when that is new and of itself. Not too
 * many of one subheading, and none that the listing contradicts.
 */
function choose(classifier: Classifier, { lines, listing, kind }: Pick<Judgement, 'lines' | 'listing' | 'kind'>) {
  const chosen: JudgedLine[] = []
  const taken = new Map<string, number>()
  const left = new Set(lines)
  let notApplicable = 0
  const takenOf = ({ code }: JudgedLine) => taken.get(code.slice(0, 6)) ?? 0
  const worth = (line: JudgedLine) => line.chance10 + (takenOf(line) === 0 ? SUBHEADING_WORTH[kind] * line.chance6 : 0)
  while (chosen.length < MOST_CANDIDATES) {
    const best = mostWorth(
      [...left].filter((line) => takenOf(line) < MOST_OF_ONE_SUBHEADING),
      worth,
    )
    if (!best) break
    left.delete(best)
    if (applicabilityOf(listing.text, titlesOf(classifier, best.code), 0) === 'not_applicable') notApplicable += 1
    else {
      chosen.push(best)
      taken.set(best.code.slice(0, 6), takenOf(best) + 1)
    }
  }
  return { chosen, notApplicable }
}

function mostWorth(lines: readonly JudgedLine[], worth: (line: JudgedLine) => number): JudgedLine | undefined {
  let best: { line: JudgedLine; worth: number } | undefined
  for (const line of lines) {
    const value = worth(line)
    if (!best || value > best.worth) best = { line, worth: value }
  }
  return best?.line
}

const titlesOf = ({ schedule }: Classifier, code: HtsCode): readonly string[] => schedule.plainPath(code).slice(1)

/** Rounding may not turn the order round. */
function inOrder(candidates: readonly Candidate[]): readonly Candidate[] {
  let most = 100
  return candidates.map((candidate) => {
    most = Math.min(most, candidate.confidence)
    return { ...candidate, confidence: most }
  })
}
