// One decision out of several that may each be the case: the first where all agree, else unknown with the question that parts them.
import type { OriginDecision } from './decision.ts'

/** `key`: what a person must say to tell the cases apart. */
export function readCases(decisions: readonly OriginDecision[], key: string): OriginDecision {
  const [first, ...others] = decisions
  if (!first) throw new RangeError('no case to decide')
  if (others.every(({ outcome }) => outcome === first.outcome)) return first
  const open = decisions.find(({ outcome }) => outcome === 'unknown') ?? first
  return {
    code: open.code,
    version: open.version,
    attempts: decisions.flatMap(({ attempts }) => attempts),
    assumptions: open.assumptions,
    outcome: 'unknown',
    rule: open.rule,
    letter: open.letter,
    clauses: [...new Set(decisions.map(({ rule }) => rule))].filter((rule) => rule !== open.rule),
    failing: [],
    missing: [{ question: 'tariff-item', key }],
  }
}
