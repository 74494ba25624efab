// Whether goods may claim CUSMA preference, as answers say it.
import type { EligibilityReason } from '#domain/cusma/eligibility.ts'
import { texts as en } from '#texts/en/cusma.ts'
import type { Words } from './language.ts'

type Found = {
  readonly isEligible: boolean
  readonly why: EligibilityReason
  readonly eligibleItems: readonly string[]
}

/** `reason` is the sentence. */
export const saidEligibility = (say: Words, { why, ...found }: Found) => ({
  ...found,
  reason: eligibilityText(say, why),
})

const eligibilityText = (say: Words, why: EligibilityReason): string =>
  why.reason === 'eligibleItems' ? say(en).eligibleItems(why.facts.count) : say(en).onlyNorthAmerica
