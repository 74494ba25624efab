// What is asked of the duty calculation for one item, once code, origin and cost are set (specification part 1, section 4).

import type { calculateDuty } from '#contract/duty.ts'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import { isNorthAmerican } from '#domain/countries.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { wholeLineTexts } from '#domain/shipment/duty-question.ts'

export type DutyRequest = Asked<typeof calculateDuty>['body']
export type DutyAnswer = AnswerOf<typeof calculateDuty>['data']
export type Receipt = DutyAnswer['receipt']

/** The facts of an item that its duty hangs on. Value is of one unit, CAD; quantities are of one unit, by HTS unit. */
export type DutyFacts = {
  readonly htsCode: string | null
  readonly countryOfOrigin: string | null
  readonly declaredValue: number | null
  readonly quantity: number
  readonly description?: string | null | undefined
  /** The maker's address on one line. */
  readonly manufacturingAddress?: string | null | undefined
  readonly unitQuantities: Readonly<Record<string, string>>
  readonly dutyAnswers: Readonly<Record<string, string>>
}

/** What the call takes of either. */
const MOST_MAKER = 500
const MOST_DESCRIPTION = 2000

/** How many of code, origin and cost are still missing. */
export function waitingFields(facts: DutyFacts): number {
  const code = facts.htsCode !== null && parseHtsCode(facts.htsCode) !== undefined
  const cost = facts.declaredValue !== null && facts.declaredValue > 0
  return [code, Boolean(facts.countryOfOrigin), cost].filter((set) => !set).length
}

/** The request for the whole line; undefined while a fact is missing. A claim is made only for goods of North America. */
export function dutyRequest(facts: DutyFacts, hasCertificate: boolean): DutyRequest | undefined {
  const { htsCode, countryOfOrigin, declaredValue } = facts
  if (!htsCode || !countryOfOrigin || declaredValue === null || waitingFields(facts) > 0) return undefined
  return {
    htsCode,
    countryOfOrigin,
    ...(facts.description ? { description: facts.description.slice(0, MOST_DESCRIPTION) } : {}),
    ...(facts.manufacturingAddress ? { maker: facts.manufacturingAddress.slice(0, MOST_MAKER) } : {}),
    price: declaredValue,
    quantity: facts.quantity,
    currency: 'CAD',
    claimCusma: hasCertificate && isNorthAmerican(countryOfOrigin),
    units: wholeLineTexts(facts.unitQuantities, facts.quantity),
    answers: { ...facts.dutyAnswers },
  }
}
