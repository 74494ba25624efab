// From words to the candidates a person chooses from: at most ten lines, with how sure each is and why.
import type { HtsCode } from '../hts-code.ts'
import { type Applicability, applicabilityOf } from './applicability.ts'
import type { Classifier, JudgedLine, Judgement } from './classifier.ts'
import { percentOf } from './confidence.ts'
import type { ProductWords } from './listing.ts'
import type { Precedent } from './precedents.ts'
import { type DecidingQuestion, decidingQuestion } from './question.ts'
import { reasoningFor } from './reasoning.ts'

export type Candidate = {
  readonly code: HtsCode
  /** Whole percent, 1 to 98, that the ten digits are right, as measured on rows held apart. */
  readonly confidence: number
  /** The same for its first six digits. */
  readonly confidence6: number
  readonly applicability: Exclude<Applicability, 'not_applicable'>
  readonly reasoning: string
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
      reasoning: reasoningFor(classifier, judgement, line, {
        ...(rival ? { rival } : {}),
        ...(precedent ? { precedent } : {}),
      }),
      ...(precedent ? { precedent } : {}),
    }
  })
  const question = decidingQuestion(classifier, judgement, chosen, product.answers ?? [])
  return { candidates: inOrder(candidates), notApplicable, ...(question ? { question } : {}) }
}

/** Below this rate a guess from brands and letters alone is no proposal. */
const LEAST_GUESS = 0.15

/** Whether a word of the listing stands in the schedule or the lexicon, or the letters alone say enough. */
const isUnderstood = ({ search }: Classifier, { query, lines }: Judgement): boolean =>
  [...query.keys()].some(search.byLine.knows) ||
  [...query.keys()].some(search.bySubheading.knows) ||
  (lines[0]?.confidence6 ?? 0) >= LEAST_GUESS

/** The likeliest lines, not too many of one subheading, without those the listing contradicts. */
export function choose(
  classifier: Classifier,
  { lines, listing, kind }: Pick<Judgement, 'lines' | 'listing' | 'kind'>,
) {
  const chosen: JudgedLine[] = []
  const taken = new Map<string, number>()
  let notApplicable = 0
  const isLabel = kind === 'label'
  for (const line of isLabel ? bySubheading(lines) : lines) {
    if (chosen.length === MOST_CANDIDATES) break
    const subheading = line.code.slice(0, 6)
    const most = isLabel ? mostForLabel(taken, subheading) : MOST_OF_ONE_SUBHEADING
    if ((taken.get(subheading) ?? 0) >= most) continue
    if (applicabilityOf(listing.text, titlesOf(classifier, line.code), 0) === 'not_applicable') notApplicable += 1
    else {
      chosen.push(line)
      taken.set(subheading, (taken.get(subheading) ?? 0) + 1)
    }
  }
  return { chosen, notApplicable }
}

/** A label seldom says which line, often not even which goods: the likeliest subheading shows two lines, others their first. */
function mostForLabel(taken: ReadonlyMap<string, number>, subheading: string): number {
  const [first = subheading] = taken.keys()
  return subheading === first ? 2 : 1
}

const bySubheading = (lines: readonly JudgedLine[]): readonly JudgedLine[] =>
  lines.toSorted((a, b) => b.chance6 - a.chance6 || b.chance10 - a.chance10)

const titlesOf = ({ schedule }: Classifier, code: HtsCode): readonly string[] => schedule.plainPath(code).slice(1)

/** Rounding may not turn the order round. */
function inOrder(candidates: readonly Candidate[]): readonly Candidate[] {
  let most = 100
  return candidates.map((candidate) => {
    most = Math.min(most, candidate.confidence)
    return { ...candidate, confidence: most }
  })
}
