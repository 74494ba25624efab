// A cost estimate as answers carry it: lines and totals in US dollars and, at the rate named, in Canadian dollars.
import type { z } from 'zod'
import type { bothCurrencies, costLine } from '#contract/cost-estimate.ts'
import type { CostLine } from '#domain/clearance/cost-line.ts'
import { valueInCad } from '#domain/clearance/entry.ts'
import { type ClearanceEstimate, type ClearanceFees, GOODS } from '#domain/clearance/estimate.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { add, type Cad, centsText, decimal, isPositive, toCents, type Usd } from '#domain/money.ts'
import { toCad } from '#domain/shipment/totals.ts'
import { wireRate } from '../reference/wire-rate.ts'
import { wireAmount } from './receipt-answer.ts'

type WireLine = z.infer<typeof costLine>
type Both = z.infer<typeof bothCurrencies>

export const bothOf = (amount: Usd, { usdToCad }: ExchangeRate): Both => ({
  usd: wireAmount(amount),
  cad: wireAmount(toCad(amount, usdToCad)),
})

const wireBoth = (inUsd: Usd, inCad: Cad): Both => ({ usd: wireAmount(inUsd), cad: wireAmount(inCad) })

export const wireLines = (lines: readonly CostLine[], rate: ExchangeRate): WireLine[] =>
  lines.map((line) => {
    const { usd, cad } = bothOf(line.amount, rate)
    const { id, note, heading = null, cusma = null } = line
    return { id, lineDescription: line.description, lineAmount: usd, lineAmountCad: cad, note, heading, cusma }
  })

/** The landed costs; in Canadian dollars the goods cost what was declared. */
export const landedLines = ({ landedCosts, entry }: ClearanceEstimate, rate: ExchangeRate): WireLine[] =>
  wireLines(landedCosts, rate).map((line) =>
    line.id === GOODS ? { ...line, lineAmountCad: wireAmount(valueInCad(entry, rate.usdToCad)) } : line,
  )

/** What both estimates say of a clearance. units: of all goods; fees are spread over them. Totals in CAD are sums of what is shown. */
export function clearanceAnswer(estimate: ClearanceEstimate, fees: ClearanceFees, rate: ExchangeRate, units: number) {
  const { entry, customsTotal, brokerTotal } = estimate
  const allFees = add(customsTotal, brokerTotal)
  const goodsCad = valueInCad(entry, rate.usdToCad)
  const customsCad = toCents(toCad(customsTotal, rate.usdToCad))
  const brokerCad = toCents(toCad(brokerTotal, rate.usdToCad))
  const feesCad = add(customsCad, brokerCad)
  return {
    entryType: entry.type,
    entryDate: entry.date,
    mode: entry.mode,
    goodsValue: wireBoth(entry.value, goodsCad),
    enteredValueUsd: wireAmount(entry.enteredValue),
    duty: bothOf(estimate.duty, rate),
    totals: {
      customs: wireBoth(customsTotal, customsCad),
      brokerage: wireBoth(brokerTotal, brokerCad),
      fees: wireBoth(allFees, feesCad),
      landed: wireBoth(estimate.landedTotal, add(goodsCad, feesCad)),
    },
    percentOfValue: percentOf(customsTotal, entry.value),
    feesPerUnitCad: units > 0 ? perUnit(allFees, rate, units) : null,
    excluded: [...estimate.excluded],
    notices: [...estimate.notices],
    exchangeRate: wireRate(rate),
    feeSchedule: { version: fees.version, broker: fees.broker.broker, example: fees.broker.example },
  }
}

/** Two decimals, half up; null without a value. */
export function percentOf(part: Usd, whole: Usd): number | null {
  if (!isPositive(whole)) return null
  return Number(part.amount.div(whole.amount).times(decimal('100')).toFixed(2))
}

function perUnit(fees: Usd, rate: ExchangeRate, units: number): number {
  const inCad = toCad(fees, rate.usdToCad)
  return Number(centsText({ ...inCad, amount: inCad.amount.div(decimal(String(units))) }))
}
