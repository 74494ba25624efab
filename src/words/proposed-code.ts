// The change of an item that takes a candidate code over, with what speaks for the code in words.
import { texts } from '#texts/en/classification.ts'

type Candidate = {
  readonly htsCode: string
  readonly description: string
  readonly confidence: number
  readonly reasoning: string
  readonly proposer?: string | undefined
}

/** Letters of a reason that are kept. */
const MOST_REASONING = 4000

/** As a proposal, or confirmed by the person who chose it (decisions j). `release`: of the schedule the code stands in. */
export const candidateChange = (
  candidate: Candidate,
  confirmed: boolean,
  { release = '' }: { release?: string | undefined },
) => ({
  htsCode: candidate.htsCode,
  htsDescription: candidate.description,
  htsConfidence: candidate.confidence,
  htsProposedBy: 'classifier' as const,
  htsConfirmed: confirmed,
  htsEvidence: {
    proposer: candidate.proposer ?? texts.builtIn,
    release,
    reasoning: candidate.reasoning.slice(0, MOST_REASONING),
  },
})
