// What What if varies of one item, and the question that comes of it.
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { isNorthAmerican } from '#domain/countries.ts'
import { formatHtsCode, htsDigits, parseHtsCode } from '#domain/hts-code.ts'
import { COST_LIMITS, readAmount } from '#domain/typed-number.ts'
import type { Language } from '#words/language.ts'
import { costText } from '../../ui/cost-text.ts'
import type { DutyAnswer, DutyRequest } from './duty-request.ts'

export type WhatIfFacts = {
  readonly origin: string
  readonly code: string
  readonly entryDate: string
  readonly cost: string
  /** What a person supposes; undefined: as the certificates have it on the day. */
  readonly claim: boolean | undefined
}

export const factsOf = (language: Language, request: DutyRequest, answer: DutyAnswer): WhatIfFacts => ({
  origin: request.countryOfOrigin,
  code: formatHtsCode(request.htsCode),
  entryDate: answer.receipt.entryDate,
  cost: costText(language, request.price),
  claim: undefined,
})

/** The day that is tried, where it is one and another than that of the receipt. */
export const triedEntry = ({ entryDate }: WhatIfFacts, { receipt }: DutyAnswer): CalendarDate | undefined =>
  entryDate === receipt.entryDate ? undefined : parseDate(entryDate)

/** The request with the facts that differ, `claim` among them; undefined while none does. */
export function requestOf(
  facts: Omit<WhatIfFacts, 'claim'> & { readonly claim: boolean },
  request: DutyRequest,
  answer: DutyAnswer,
): DutyRequest | undefined | 'bad-cost' | 'bad-code' {
  const cost = readAmount(facts.cost, COST_LIMITS)
  const code = parseHtsCode(facts.code)
  if (cost.kind !== 'amount' || !cost.value.gt('0')) return 'bad-cost'
  if (!code) return 'bad-code'
  const same =
    facts.origin === request.countryOfOrigin &&
    code === htsDigits(request.htsCode) &&
    facts.entryDate === answer.receipt.entryDate &&
    facts.claim === (request.claimCusma ?? false) &&
    cost.value.eq(String(request.price))
  if (same || !parseDate(facts.entryDate)) return undefined
  return {
    ...request,
    htsCode: code,
    countryOfOrigin: facts.origin,
    entryDate: facts.entryDate,
    price: Number(cost.value.toFixed(2)),
    claimCusma: facts.claim && isNorthAmerican(facts.origin),
  }
}
