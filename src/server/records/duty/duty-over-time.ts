// What the same goods pay by the day they enter: the law of each day asked as the receipt asks it.
import type { dutyOverTime as call } from '#contract/duty-over-time.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { htsCode } from '#domain/hts-code.ts'
import { decimal, usd } from '#domain/money.ts'
import { daysOfChange } from '#domain/tariff/days-of-change.ts'
import { type DutySpan, dutyOverTime as overTime, type RuleSpan } from '#domain/tariff/duty-over-time.ts'
import { dutyShares } from '#domain/tariff/duty-shares.ts'
import { type DutySay, dutySay } from '#words/duty-say.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { type EntryNeeds, findingAnswer } from './admissibility.ts'
import { chargedDuty, ownDuty } from './calculate-duty.ts'
import { assumptionAnswer, wireAmount } from './receipt-answer.ts'
import { type LawNeeds, tariffLaw } from './tariff-law.ts'

type Needs = LawNeeds & EntryNeeds & Pick<Deps, 'db' | 'now' | 'today' | 'log' | 'exchangeRates'>
type Line = Received<typeof call>['body']
type Answer = AnswerOf<typeof call>['data']

/** At today's exchange rate on all days: what differs is the law alone. */
export async function dutyOverTime(deps: Needs, asked: Line, language: Language): Promise<Answer> {
  const rate = await currentExchangeRate(deps)
  const law = tariffLaw(deps)
  const say = dutySay(language)
  const on = (entryDate: CalendarDate) => ownDuty(deps, asked, { rate, entryDate })
  const days = daysOfChange(law, htsCode(asked.htsCode), country(asked.countryOfOrigin))
  const { spans, rules } = overTime(days, (each) => on(each).receipt)
  const { receipt, findings } = on(deps.today())
  return {
    knownFrom: law.measures.earliest,
    today: deps.today(),
    valueUsd: wireAmount(receipt.input.value),
    release: receipt.data.release,
    spans: spans.map((span) => spanAnswer(span, asked, rate)),
    rules: rules.map((rule) => ruleAnswer(rule, say)),
    assumed: receipt.assumed.map((each) => assumptionAnswer(each, say)),
    findings: findings.map(findingAnswer),
  }
}

/** The share of the value is the receipt's: of the duty as it is charged in the currency of the price. */
function spanAnswer(span: DutySpan, { currency, price, quantity }: Line, rate: ExchangeRate): Answer['spans'][number] {
  const { from, until, outcome, lines } = span
  const total = outcome.kind === 'dutiable' ? outcome.total : usd('0')
  const isKnown = outcome.kind === 'dutiable' || outcome.kind === 'free'
  const charged = decimal(String(chargedDuty(total, currency, rate)))
  const { percent } = dutyShares(charged, quantity, price)
  return {
    from,
    ...(until ? { until } : {}),
    outcome: outcome.kind,
    ...(isKnown ? { totalUsd: wireAmount(total), percent } : {}),
    headings: lines.filter(({ amount }) => amount.amount.gt('0')).map(({ heading }) => heading),
  }
}

function ruleAnswer({ line, from, until }: RuleSpan, say: DutySay): Answer['rules'][number] {
  const { heading, title, rate, source } = line
  return {
    heading,
    title: say.title(title),
    rateText: say.rate(rate),
    reasons: { title, rate },
    citation: source.citation,
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  }
}
