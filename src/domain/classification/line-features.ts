// What speaks for each ten-digit line inside its subheading: words and facts of its own title against those of its neighbours.

import type { AttributeKey } from './attribute-words.ts'
import { type Attributes, type Condition, judge } from './attributes.ts'
import type { WeightedTerms } from './bm25.ts'
import type { LexiconVote } from './lexicon.ts'
import { strengthOf } from './lexicon-scores.ts'
import type { Priors } from './priors.ts'

export const LINE_FEATURES = [
  'bm25',
  'excludedWords',
  'lexLine',
  'lexEight',
  'materialMet',
  'materialBroken',
  'constructMet',
  'constructBroken',
  'genderMet',
  'genderBroken',
  'otherMet',
  'isRest',
  'isRestNumber',
  'restOfMany',
  'priorLine',
  'valueHigh',
  'ownShare',
  'restOpen',
  'nounMissing',
  'priorEight',
  'modelLine',
  'modelLineLog',
] as const

/** What is known of a line before any listing comes. */
export type LineFacts = {
  readonly code: string
  /** Terms of its own title that not all its neighbours share, and those it names only to leave them out. */
  readonly ownTerms: readonly string[]
  readonly excludedTerms: readonly string[]
  /** Of each own term how few of the neighbours share it: above 0, 1 where none does. */
  readonly ownWeights: readonly number[]
  /** The word its title is about, unless all its neighbours share it. */
  readonly noun?: string
  readonly attributes: Attributes
  /** USD a piece: above and up to. */
  readonly value?: { readonly over: number; readonly upTo: number }
  readonly isRest: boolean
}

type LineEvidence = {
  readonly query: WeightedTerms
  readonly attributes: Attributes
  readonly votes: readonly LexiconVote[]
  /** BM25 score of a line. */
  readonly score: (code: string) => number
  readonly rarity: (term: string) => number
  /** What the text model says of a line among its neighbours: 0 to 1. */
  readonly modelChance: (code: string) => number
}

const KEYS = ['material', 'construct', 'gender'] as const
const NEITHER = [0, 0] as const
const MODEL_FLOOR = 0.01
const OTHER_KEYS = ['power', 'form', 'state', 'use'] as const

/** One row of numbers a line, in the order of LINE_FEATURES. lines: all of one subheading. */
export function scoreLines(
  lines: readonly LineFacts[],
  evidence: LineEvidence,
  priors: Priors,
): readonly Float64Array[] {
  const best = Math.max(0, ...lines.map(({ code }) => evidence.score(code)))
  const votes = evidence.votes.filter(({ code, verdict }) => code.length === 10 && verdict !== 'broken')
  const shares = lines.map((line) => ownShare(line, evidence))
  const bestNamed = Math.max(0, ...shares.filter((_, at) => !lines[at]?.isRest))
  return lines.map((line, at) => {
    const isLast = at === lines.length - 1
    return Float64Array.of(
      best === 0 ? 0 : evidence.score(line.code) / best,
      overlap(line.excludedTerms, evidence),
      voteFor(line.code, votes, 10),
      voteFor(line.code, votes, 8),
      ...KEYS.flatMap((key) => agreement(line.attributes, evidence.attributes, key)),
      OTHER_KEYS.filter((key) => agreement(line.attributes, evidence.attributes, key)[0] === 1).length,
      line.isRest ? 1 : 0,
      /(?:90|95|80|99|00)$/.test(line.code) ? 1 : 0,
      isLast ? Math.log(lines.length) : 0,
      priors.of(line.code),
      line.value && line.value.upTo === Number.POSITIVE_INFINITY ? 1 : 0,
      shares[at] ?? 0,
      line.isRest ? 1 - bestNamed : 0,
      line.noun && !evidence.query.has(line.noun) ? 1 : 0,
      priors.of(line.code.slice(0, 8)),
      evidence.modelChance(line.code),
      Math.log(evidence.modelChance(line.code) * lines.length + MODEL_FLOOR),
    )
  })
}

/** Share of what sets a line apart from its neighbours that the listing says: 0 to 1. */
function ownShare({ ownTerms, ownWeights }: LineFacts, { query }: LineEvidence): number {
  const all = ownWeights.reduce((sum, weight) => sum + weight, 0)
  const met = ownTerms.reduce((sum, term, at) => (query.has(term) ? sum + (ownWeights[at] ?? 0) : sum), 0)
  return all === 0 ? 0 : met / all
}

function overlap(terms: readonly string[], { query, rarity }: LineEvidence): number {
  if (terms.length === 0) return 0
  const weigh = (term: string) => rarity(term)
  const all = terms.reduce((sum, term) => sum + weigh(term), 0)
  const shared = terms.filter((term) => query.has(term)).reduce((sum, term) => sum + weigh(term), 0)
  return all === 0 ? 0 : shared / Math.sqrt(all)
}

function voteFor(code: string, votes: readonly LexiconVote[], digits: 8 | 10): number {
  const part = code.slice(0, digits)
  return Math.max(0, ...votes.filter((vote) => vote.code.startsWith(part)).map(strengthOf))
}

function agreement(line: Attributes, said: Attributes, key: AttributeKey): readonly [number, number] {
  const values = line.get(key)
  if (!values || !said.has(key)) return NEITHER
  const condition: Condition = { key, values: [...values.keys()] }
  const verdict = judge(condition, said)
  return [verdict === 'met' ? 1 : 0, verdict === 'broken' ? 1 : 0]
}

/** Whether goods of this price, USD a piece, fall in the line's bracket; true when either says nothing. */
export const isInBracket = ({ value }: LineFacts, valueUsd: number | undefined): boolean =>
  !value || valueUsd === undefined || (valueUsd > value.over && valueUsd <= value.upTo)
