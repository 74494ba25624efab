// What is asked of the duty calculation for one item, once code, origin and cost are set (specification part 1, section 4).

import type { calculateDuty } from '#contract/duty.ts'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import { type ItemForDuty, itemLine, missingOfItem } from '#domain/shipment/duty-question.ts'

export type DutyRequest = Asked<typeof calculateDuty>['body']
export type DutyAnswer = AnswerOf<typeof calculateDuty>['data']
export type Receipt = DutyAnswer['receipt']

/** The facts of an item that its duty hangs on. Value is of one unit, CAD; quantities are of one unit, by HTS unit. */
export type DutyFacts = ItemForDuty & {
  readonly description?: string | null | undefined
  /** The maker's address on one line. */
  readonly manufacturingAddress?: string | null | undefined
}

/** How many of code, origin and cost are still missing. */
export const waitingFields = (facts: DutyFacts): number => missingOfItem(facts).length

/** The request for the whole line; undefined while a fact is missing. A claim is made only for goods of North America. */
export const dutyRequest = (facts: DutyFacts, hasCertificate: boolean): DutyRequest | undefined =>
  itemLine(facts, hasCertificate)
