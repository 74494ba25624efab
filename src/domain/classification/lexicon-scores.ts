// How strongly the lexicon speaks for subheadings, headings and chapters.
import type { LexiconVote } from './lexicon.ts'
import { ZONE_WEIGHT } from './text-scores.ts'

type VoteSums = {
  last: number
  head: number
  title: number
  kind: number
  after: number
  broken: number
  whole: number
  sum: number
}

/** The strongest vote of each kind for a subheading, and of all kinds for its heading and chapter. */
export function lexiconScores(votes: readonly LexiconVote[]) {
  const bySubheading = new Map<string, VoteSums>()
  const byHeading = new Map<string, number>()
  const byChapter = new Map<string, number>()
  for (const vote of votes) {
    const subheading = vote.code.slice(0, 6)
    const sums = bySubheading.get(subheading) ?? {
      last: 0,
      head: 0,
      title: 0,
      kind: 0,
      after: 0,
      broken: 0,
      whole: 0,
      sum: 0,
    }
    bySubheading.set(subheading, sums)
    if (vote.verdict === 'broken') {
      sums.broken = 1
      continue
    }
    const strength = strengthOf(vote)
    const kind = voteKind(vote)
    sums[kind] = Math.max(sums[kind], strength)
    sums.sum += strength * ZONE_WEIGHT[vote.zone]
    if (vote.isWhole && vote.zone === 'head') sums.whole = Math.max(sums.whole, strength)
    raise(byHeading, subheading.slice(0, 4), strength * ZONE_WEIGHT[vote.zone])
    raise(byChapter, subheading.slice(0, 2), strength * ZONE_WEIGHT[vote.zone])
  }
  return { bySubheading, byHeading, byChapter }
}

function voteKind({ zone, isLast }: LexiconVote): keyof VoteSums {
  if (zone === 'head') return isLast ? 'last' : 'head'
  if (zone === 'kind' || zone === 'last' || zone === 'category') return 'kind'
  return zone === 'title' ? 'title' : 'after'
}

const LENGTH_STRENGTH = [0, 1, 1.6, 2, 2.2, 2.3]

export function strengthOf({ length, verdict, met, isUsual, isOvertaken, rivals }: LexiconVote): number {
  const whenMet = isUsual ? 1 : 1.15 + 0.1 * met.length
  const certainty = verdict === 'met' ? whenMet : 0.5
  return ((LENGTH_STRENGTH[length] ?? 2.3) * certainty * (isOvertaken ? 0.4 : 1)) / (1 + 0.25 * Math.log(rivals))
}

function raise(values: Map<string, number>, key: string, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value))
}
