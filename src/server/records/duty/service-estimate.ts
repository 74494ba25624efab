// A cost estimate with the lines of the customs service that is set up: what it says of fees and landed costs stands in place of ours,
// and the totals are sums of its lines. What is told of the entry stays our own.
import type { estimateCosts } from '#contract/duty.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { cad, centsText, decimal, sum, type Usd, usd } from '#domain/money.ts'
import { toCad } from '#domain/shipment/totals.ts'
import type { ServiceEstimate, ServiceLine } from '../../providers/customs-service/customs-service.ts'
import { bothOf, percentOf } from './estimate-answer.ts'

type Answer = AnswerOf<typeof estimateCosts>['data']

/** `units`: of all goods. */
export function serviceAnswer(own: Answer, theirs: ServiceEstimate, rate: ExchangeRate, units: number): Answer {
  const customs = totalOf(theirs.customsFees)
  const brokerage = totalOf(theirs.brokerFees)
  const fees = sum('USD', [customs, brokerage])
  const perUnit = toCad(fees, rate.usdToCad)
  const lines = (given: readonly ServiceLine[]) => given.map((line, at) => wireLine(line, at, rate))
  return {
    ...own,
    answeredBy: 'clearit',
    customsFees: lines(theirs.customsFees),
    clearitFees: lines(theirs.brokerFees),
    landedCosts: lines(theirs.landedCosts),
    totals: {
      customs: bothOf(customs, rate),
      brokerage: bothOf(brokerage, rate),
      fees: bothOf(fees, rate),
      landed: bothOf(totalOf(theirs.landedCosts), rate),
    },
    percentOfValue: percentOf(cad(String(bothOf(customs, rate).cad)), cad(String(own.goodsValue.cad))),
    feesPerUnitCad:
      units > 0 ? Number(centsText({ ...perUnit, amount: perUnit.amount.div(decimal(String(units))) })) : null,
  }
}

const totalOf = (lines: readonly ServiceLine[]): Usd =>
  sum(
    'USD',
    lines.map(({ amount }) => usd(amount)),
  )

function wireLine({ description, amount }: ServiceLine, at: number, rate: ExchangeRate): Answer['customsFees'][number] {
  const both = bothOf(usd(amount), rate)
  return {
    id: `service-${at + 1}`,
    lineDescription: description,
    lineAmount: both.usd,
    lineAmountCad: both.cad,
    note: '',
    heading: null,
    cusma: null,
  }
}
