// Where the duty of an item stands, in the kinds that the screen tells apart.
import type { Big } from 'big.js'
import { decimal, usd } from '#domain/money.ts'
import { toCad } from '#domain/shipment/totals.ts'
import type { DutyReach } from '#words/assumed.ts'
import type { DutyAnswer } from './duty-request.ts'

export type DutyState =
  | { readonly kind: 'waiting'; readonly fields: number }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'dutiable' | 'free'; readonly answer: DutyAnswer; readonly dutyCad: Big } & DutyReach)
  | { readonly kind: 'unknown'; readonly answer: DutyAnswer }
  | { readonly kind: 'prohibited'; readonly answer: DutyAnswer; readonly since: string; readonly because: string }

/** The kind of an answer. Its charge of type DUTY is the total in the currency asked for, CAD here; without one the duty is not known. */
export function answeredDuty(answer: DutyAnswer): DutyState {
  const { outcome } = answer.receipt
  if (outcome.kind === 'prohibited')
    return { kind: 'prohibited', answer, since: outcome.since, because: outcome.because }
  const charges = answer.ratesDetails.flatMap((each) => each.customsChargesDTO.charges)
  const duty = charges.find((each) => each.type === 'DUTY')
  if (outcome.kind === 'unknown' || !duty) return { kind: 'unknown', answer }
  return { kind: outcome.kind, answer, dutyCad: decimal(String(duty.amount)), ...reachOf(answer) }
}

function reachOf({ receipt: { range }, findings, exchangeRate }: DutyAnswer): DutyReach {
  const inCad = (amount: number) => toCad(usd(String(amount)), decimal(String(exchangeRate.usdToCad))).amount
  return {
    ...(range ? { leastCad: inCad(range.leastUsd), mostCad: inCad(range.mostUsd) } : {}),
    ...(findings.some(({ level }) => level === 'deposit') ? { hasDeposit: true } : {}),
  }
}
