// What is found of goods before any duty, for the calls that show it.

import type { z } from 'zod'
import type { admissibilityFinding, findAdmissibility as call } from '#contract/admissibility.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import { addressLine } from '#domain/address/address.ts'
import type { AdmissibilityFinding, Good } from '#domain/admissibility/finding.ts'
import { type EntryDay, findingsOf } from '#domain/admissibility/findings.ts'
import { withStatedOrigin } from '#domain/admissibility/stated-origin.ts'
import { day } from '#domain/calendar.ts'
import { claimsCusma, type StandingClaim } from '#domain/cusma/standing-claim.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { perLanguage } from '#domain/language.ts'
import { saidAdmissibility } from '#words/admissibility.ts'
import type { Deps } from '../../deps.ts'
import type { StoredItem } from '../../store/items.ts'
import { memoryOf } from '../remembered.ts'

export type EntryNeeds = Pick<Deps, 'entryLaw'>

/** By goods: a shipment's are asked of for its page, its checks, its duty and its papers, and again with each change of one of them. */
const found = memoryOf<readonly AdmissibilityFinding[]>(5000)

/** Findings on goods on a day, the gravest first. */
export const findingsOn = ({ entryLaw }: EntryNeeds, good: Good, entry: EntryDay): readonly AdmissibilityFinding[] =>
  found([entryLaw], JSON.stringify([good, entry]), () => findingsOf(good, entryLaw, entry))

/** An item as it is saved, as far as its findings go by it. */
export const goodOf = (item: StoredItem): Good => ({
  description: item.description,
  code: htsDigits(item.htsCode ?? '') || undefined,
  isCodeProposed: !item.htsProvenance?.confirmedAt,
  origin: item.countryOfOrigin ?? undefined,
  maker: item.maker ? addressLine(item.maker) : undefined,
})

/** Findings on an item as it is saved, for an entry today; without `claim` nothing is claimed. No permission in mind: who asks knows of it. */
export function itemFindings(
  deps: EntryNeeds & Pick<Deps, 'today'>,
  item: StoredItem,
  claim?: StandingClaim,
): readonly AdmissibilityFinding[] {
  const isClaimed = claim !== undefined && claimsCusma(claim, { id: item.id, origin: item.countryOfOrigin ?? '' })
  return findingsOn(deps, { ...goodOf(item), claimsCusma: isClaimed }, { on: deps.today(), answers: item.dutyAnswers })
}

type Wire = z.infer<typeof admissibilityFinding>

export function findingAnswer(finding: AdmissibilityFinding): Wire {
  const said = perLanguage((language) => saidAdmissibility(language, finding))
  const { level, rule, source, verified, isSure } = said.en
  return {
    level,
    rule,
    source,
    verified,
    isSure,
    isChecked: finding.kind === 'measure',
    title: perLanguage((language) => said[language].title),
    todo: perLanguage((language) => said[language].todo),
    because: perLanguage((language) => said[language].because),
  }
}

export function findAdmissibility(
  deps: EntryNeeds & Pick<Deps, 'today'>,
  asked: Received<typeof call>['body'],
): AnswerOf<typeof call>['data'] {
  const { description, htsCode, countryOfOrigin: origin, maker, claimCusma, entryDate } = asked
  const code = htsDigits(htsCode ?? '') || undefined
  const good = withStatedOrigin({ description, code, origin, maker, claimsCusma: claimCusma })
  const findings = findingsOn(deps, good, { on: entryDate ? day(entryDate) : deps.today() })
  const { origin: countryOfOrigin, originWords: words } = good
  return {
    findings: findings.map(findingAnswer),
    ...(countryOfOrigin && words ? { assumedOrigin: { countryOfOrigin, words } } : {}),
  }
}
