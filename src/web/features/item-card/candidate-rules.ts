// Which candidates are shown, and what a proposal may replace.

import type { classifyHts } from '#contract/classification.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Item } from '../../api/shipment-item.ts'

export type Classification = AnswerOf<typeof classifyHts>
export type Candidate = Classification['htsCodes'][number]

/** Source: specification part 1, section 9. */
const MOST_CANDIDATES = 10

export type ShownCandidates = { readonly shown: readonly Candidate[]; readonly leftOut: number }

/** At most ten, without the not applicable ones, which are counted. */
export function shownCandidates({ htsCodes, notApplicable }: Classification): ShownCandidates {
  const applicable = htsCodes.filter((each) => each.applicability !== 'not_applicable')
  return { shown: applicable.slice(0, MOST_CANDIDATES), leftOut: notApplicable + htsCodes.length - applicable.length }
}

/** Below this confidence (percent) of the best candidate the whole list is called weak. */
const WEAK_BELOW = 20

/** Whether even the best candidate is hardly supported, so the list may not look certain; false for an empty list. */
export const allWeak = (candidates: readonly Candidate[]): boolean =>
  candidates.length > 0 && candidates.every((each) => each.confidence < WEAK_BELOW)

/** A machine's proposal replaces nothing that a person has confirmed. */
export const takesProposal = (item: Item): boolean => !item.htsCode || !item.htsProvenance?.confirmedBy
