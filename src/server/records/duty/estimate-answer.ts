// A cost estimate as answers carry it: lines and totals in US dollars and, at the rate named, in Canadian dollars.
import type { z } from 'zod'
import type { bothCurrencies, costLine } from '#contract/cost-estimate.ts'
import type { CostLine, CostNotice } from '#domain/clearance/cost-line.ts'
import { valueInCad } from '#domain/clearance/entry.ts'
import { type ClearanceEstimate, type ClearanceFees, GOODS } from '#domain/clearance/estimate.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { add, type Cad, centsText, decimal, toCents, type Usd } from '#domain/money.ts'
import { toCad } from '#domain/shipment/totals.ts'
import { percentOfValue } from '#domain/tariff/duty-shares.ts'
import { costName, costNotes, costNotice, exclusionText } from '#words/clearance-words.ts'
import { dutySay } from '#words/duty-say.ts'
import type { Words } from '#words/language.ts'
import { wireRate } from '../reference/wire-rate.ts'
import { findingAnswer } from './admissibility.ts'
import { assumptionAnswer, rangeAnswer, wireAmount } from './receipt-answer.ts'

type WireLine = z.infer<typeof costLine>
type Both = z.infer<typeof bothCurrencies>

export const bothOf = (amount: Usd, { usdToCad }: ExchangeRate): Both => ({
  usd: wireAmount(amount),
  cad: wireAmount(toCad(amount, usdToCad)),
})

const wireBoth = (inUsd: Usd, inCad: Cad): Both => ({ usd: wireAmount(inUsd), cad: wireAmount(inCad) })

export const wireLines = (say: Words, lines: readonly CostLine[], rate: ExchangeRate): WireLine[] =>
  lines.map((line) => {
    const { usd, cad } = bothOf(line.amount, rate)
    const { id, name, notes, heading = null, cusma = null } = line
    return {
      id,
      lineDescription: costName(say, name),
      lineAmount: usd,
      lineAmountCad: cad,
      note: costNotes(say, notes),
      heading,
      cusma,
    }
  })

/** The landed costs; in Canadian dollars the goods cost what was declared. */
export const landedLines = (say: Words, { landedCosts, entry }: ClearanceEstimate, rate: ExchangeRate): WireLine[] =>
  wireLines(say, landedCosts, rate).map((line) =>
    line.id === GOODS ? { ...line, lineAmountCad: wireAmount(valueInCad(entry, rate.usdToCad)) } : line,
  )

/** What both estimates say of a clearance. units: of all goods; fees are spread over them. Totals in CAD are sums of what is shown. */
export function clearanceAnswer(
  say: Words,
  estimate: ClearanceEstimate,
  { fees, rate, units }: { readonly fees: ClearanceFees; readonly rate: ExchangeRate; readonly units: number },
) {
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
    percentOfValue: percentOf(customsCad, goodsCad),
    feesPerUnitCad: units > 0 ? perUnit(allFees, rate, units) : null,
    excluded: estimate.excluded.map((left) => {
      const { id, name, kind } = left
      return { id, name, kind, text: exclusionText(say, left) }
    }),
    findings: estimate.findings.map(({ id, name, finding }) => ({ id, name, ...findingAnswer(finding) })),
    assumed: estimate.assumed.map(({ goods, assumption }) => ({
      goods: [...goods],
      ...assumptionAnswer(assumption, dutySay(say.language)),
    })),
    ...(estimate.range ? { range: rangeAnswer(estimate.range) } : {}),
    isFloor: estimate.isFloor,
    notices: noticesAnswer(say, estimate.notices),
    exchangeRate: wireRate(rate),
    feeSchedule: { version: fees.version, broker: fees.broker.broker, example: fees.broker.example },
  }
}

export const noticesAnswer = (say: Words, notices: readonly CostNotice[]) =>
  notices.map((notice) => ({ reason: notice.reason, text: costNotice(say, notice) }))

/** Of what was declared, in Canadian dollars as duty receipts are; null without a value. */
export function percentOf(part: Cad, whole: Cad): number | null {
  const percent = percentOfValue(part.amount, whole.amount)
  return percent === undefined ? null : Number(percent)
}

function perUnit(fees: Usd, rate: ExchangeRate, units: number): number {
  const inCad = toCad(fees, rate.usdToCad)
  return Number(centsText({ ...inCad, amount: inCad.amount.div(decimal(String(units))) }))
}
