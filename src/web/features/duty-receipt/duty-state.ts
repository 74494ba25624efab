// Where the duty of an item stands, in the kinds that the screen tells apart.
import type { Big } from 'big.js'
import { decimal, usd } from '#domain/money.ts'
import { toCad } from '#domain/shipment/totals.ts'
import type { DutyReason } from '#domain/tariff/duty-reason.ts'
import type { DutyReach } from '#words/assumed.ts'
import type { DutyAnswer } from './duty-request.ts'

export type DutyState =
  | { readonly kind: 'waiting'; readonly fields: number }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'dutiable' | 'free'; readonly answer: DutyAnswer; readonly dutyCad: Big } & DutyReach)
  | { readonly kind: 'unknown'; readonly answer: DutyAnswer }
  | { readonly kind: 'prohibited'; readonly answer: DutyAnswer; readonly since: string; readonly reason: DutyReason }

/**
 * The kind of an answer. Our own charge of type DUTY is the total in the currency asked for, CAD here; without one the duty is not known.
 * What a service outside charges stands on the receipt and nowhere else: papers and totals are worked out by us.
 */
export function answeredDuty(answer: DutyAnswer): DutyState {
  const { outcome } = answer.receipt
  if (outcome.kind === 'prohibited') return { kind: 'prohibited', answer, since: outcome.since, reason: outcome.reason }
  const duty = dutyIn(answer.ownCharges ?? answeredCharges(answer))
  if (outcome.kind === 'unknown' || !duty) return { kind: 'unknown', answer }
  return { kind: outcome.kind, answer, dutyCad: decimal(String(duty.amount)), ...reachOf(answer) }
}

const answeredCharges = ({ ratesDetails }: DutyAnswer) =>
  ratesDetails.flatMap(({ customsChargesDTO }) => customsChargesDTO.charges)

const dutyIn = (charges: ReturnType<typeof answeredCharges>) => charges.find(({ type }) => type === 'DUTY')

/** The duty a service outside names, CAD here; undefined where only we answer. */
export function serviceDuty(answer: DutyAnswer): Big | undefined {
  const duty = answer.ownCharges && dutyIn(answeredCharges(answer))
  return duty && decimal(String(duty.amount))
}

function reachOf({ receipt: { range }, findings, exchangeRate }: DutyAnswer): DutyReach {
  const inCad = (amount: number) => toCad(usd(String(amount)), decimal(String(exchangeRate.usdToCad))).amount
  return {
    ...(range ? { leastCad: inCad(range.leastUsd) } : {}),
    ...(range?.mostUsd === undefined ? {} : { mostCad: inCad(range.mostUsd) }),
    ...(findings.some(({ level }) => level === 'deposit') ? { hasDeposit: true } : {}),
  }
}
