// What clearing a list of goods as one entry costs.

import type { estimateCosts as call } from '#contract/duty.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import type { AdmissibilityFinding } from '#domain/admissibility/finding.ts'
import { type CalendarDate, day } from '#domain/calendar.ts'
import type { ClearanceGoods } from '#domain/clearance/entered-lines.ts'
import { type ClearanceFees, estimateClearance } from '#domain/clearance/estimate.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { printedRate } from '#domain/invoice/line-amounts.ts'
import { decimal } from '#domain/money.ts'
import { type DutyTerms, lineQuestion } from '#domain/shipment/duty-question.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { answeredOrNot } from '../customs-service/answered-or-not.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { feesInUse } from '../settings/in-use.ts'
import { type EntryNeeds, findingsOn } from './admissibility.ts'
import { clearanceAnswer, landedLines, wireLines } from './estimate-answer.ts'
import { serviceAnswer } from './service-estimate.ts'
import { type LawNeeds, tariffLaw } from './tariff-law.ts'

export type EstimateNeeds = LawNeeds &
  EntryNeeds &
  Pick<Deps, 'db' | 'now' | 'today' | 'log' | 'exchangeRates' | 'settings' | 'pga' | 'customsService' | 'origin'> & {
    readonly fees: ClearanceFees
  }

type Body = Received<typeof call>['body']
type Answer = AnswerOf<typeof call>['data']

/** Goods keep their place in the list, from 1, as id. Sentences in the words of `say`. */
export async function estimateCosts(
  deps: EstimateNeeds,
  say: Words,
  { items, entryDate, mode }: Body,
): Promise<Answer> {
  const rate = await currentExchangeRate(deps)
  const fees = await feesInUse(deps)
  const law = tariffLaw(deps)
  const on = entryDate ? day(entryDate) : deps.today()
  const terms = { rate: printedRate(rate.cadToUsd), entryDate: on }
  const estimate = estimateClearance(
    {
      goods: items.map((item, at) => ({ ...toGoods(item, at, terms), findings: foundOf(deps, item, on) })),
      unvalued: [],
    },
    { entryDate: on, mode },
    { fees, pga: deps.pga.rows, calculateDuty: (input) => calculateDuty(input, law) },
  )
  const units = items.reduce((sum, item) => sum + item.quantity, 0)
  const own: Answer = {
    customsFees: wireLines(say, estimate.customsFees, rate),
    clearitFees: wireLines(say, estimate.brokerFees, rate),
    landedCosts: landedLines(say, estimate, rate),
    answeredBy: 'portage',
    ...clearanceAnswer(say, estimate, { fees, rate, units }),
  }
  if (!deps.customsService.configured || own.excluded.length > 0) return own
  const theirs = await answeredOrNot(deps, () => deps.customsService.estimate(items.map(inUsd(rate))))
  return theirs ? serviceAnswer(own, theirs, rate, units) : own
}

/** The line as the service takes it: prices in USD, ten decimals. */
const inUsd =
  ({ cadToUsd }: ExchangeRate) =>
  ({ htsCode: code, countryOfOrigin, quantity, unitPrice, currency, commercialDescription }: Body['items'][number]) => {
    const price = decimal(String(unitPrice))
    const usdPrice = currency === 'CAD' ? price.times(cadToUsd) : price
    return { htsCode: code, countryOfOrigin, quantity, unitPrice: Number(usdPrice.toFixed(10)), commercialDescription }
  }

function foundOf(deps: EstimateNeeds, item: Body['items'][number], on: CalendarDate): readonly AdmissibilityFinding[] {
  const {
    commercialDescription: description,
    htsCode: code,
    countryOfOrigin: origin,
    maker,
    claimCusma,
    answers,
  } = item
  return findingsOn(deps, { description, code, origin, maker, claimsCusma: claimCusma }, { on, answers })
}

function toGoods(item: Body['items'][number], at: number, terms: DutyTerms): ClearanceGoods {
  const { unitPrice: price, commercialDescription: description } = item
  const { input, amounts } = lineQuestion({ ...item, price, description }, terms)
  return {
    id: String(at + 1),
    name: item.commercialDescription || formatHtsCode(item.htsCode),
    value: amounts.totalUsd,
    ...(item.currency === 'CAD' ? { declaredCad: amounts.totalCad } : {}),
    customs: { kind: 'known', ...input },
  }
}
