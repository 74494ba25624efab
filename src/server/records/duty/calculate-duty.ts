// The duty of one line of goods, in the shape the specification gives the call, with the receipt beside it.

import type { calculateDuty as call } from '#contract/duty.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import { admitted } from '#domain/admissibility/admit.ts'
import type { AdmissibilityFinding } from '#domain/admissibility/finding.ts'
import { type CalendarDate, day } from '#domain/calendar.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { htsCode } from '#domain/hts-code.ts'
import { printedRate } from '#domain/invoice/line-amounts.ts'
import { type Usd, usd } from '#domain/money.ts'
import { lineQuestion } from '#domain/shipment/duty-question.ts'
import { toCad } from '#domain/shipment/totals.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import type { DutyOutcome, DutyReceipt } from '#domain/tariff/duty-outcome.ts'
import { texts } from '#texts/en/clearance.ts'
import { dutySay } from '#words/duty-say.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { wireRate } from '../reference/wire-rate.ts'
import { type EntryNeeds, findingAnswer, findingsOn } from './admissibility.ts'
import { receiptAnswer, wireAmount } from './receipt-answer.ts'
import { type LawNeeds, tariffLaw } from './tariff-law.ts'

type Needs = LawNeeds & EntryNeeds & Pick<Deps, 'db' | 'now' | 'today' | 'log' | 'exchangeRates'>
type Line = Received<typeof call>['body']
type Answer = AnswerOf<typeof call>['data']

/**
 * The line's value is price x quantity as an invoice prints it, in USD. The charge of type DUTY is the total duty in the
 * currency of the price, to the cent; unknown or prohibited: no charge. The entry is assumed for today unless a day is given.
 */
export async function dutyOfLine(deps: Needs, asked: Line, language: Language): Promise<Answer> {
  return answerOf(deps, asked, { rate: await currentExchangeRate(deps), language })
}

/** Each line as `dutyOfLine` answers it, in the order asked, all at one rate. */
export async function dutiesOfLines(deps: Needs, lines: readonly Line[], language: Language): Promise<Answer[]> {
  const rate = await currentExchangeRate(deps)
  return lines.map((line) => answerOf(deps, line, { rate, language }))
}

type Given = { readonly rate: ExchangeRate; readonly language: Language }

type OwnDuty = {
  readonly receipt: DutyReceipt
  readonly findings: readonly AdmissibilityFinding[]
  /** Zero where the goods are free; undefined where no amount may be shown. */
  readonly duty: Usd | undefined
}

type LineAsked = Omit<Parameters<typeof lineQuestion>[0], 'description'> & {
  readonly description?: string | undefined
  readonly maker?: string | undefined
}

/** What our own engine says of a line, before it is put into words. */
export function ownDuty(
  deps: LawNeeds & EntryNeeds,
  asked: LineAsked,
  { rate, entryDate }: { readonly rate: ExchangeRate; readonly entryDate: CalendarDate },
): OwnDuty {
  const { description = '', maker, claimCusma: claimsCusma, answers } = asked
  const good = { description, code: htsCode(asked.htsCode), origin: asked.countryOfOrigin, maker, claimsCusma }
  const findings = findingsOn(deps, good, { on: entryDate, answers })
  const { input } = lineQuestion({ ...asked, description }, { rate: printedRate(rate.cadToUsd), entryDate })
  const receipt = admitted(calculateDuty(input, tariffLaw(deps)), findings)
  return { receipt, findings, duty: knownDuty(receipt.outcome) }
}

/** A duty in the currency of the price, to the cent: what a receipt charges, and what its share of the value is taken from. */
export const chargedDuty = (duty: Usd, currency: Line['currency'], { usdToCad }: ExchangeRate): number =>
  wireAmount(currency === 'CAD' ? toCad(duty, usdToCad) : duty)

function answerOf(deps: Needs, asked: Line, { rate, language }: Given): Answer {
  const { currency } = asked
  const entryDate = asked.entryDate ? day(asked.entryDate) : deps.today()
  const { receipt, findings, duty } = ownDuty(deps, asked, { rate, entryDate })
  const name = wordsIn(language, texts).dutyCharge
  const charges = duty ? [{ type: 'DUTY', name, amount: chargedDuty(duty, currency, rate), currency }] : []
  return {
    ratesDetails: [{ customsChargesDTO: { charges } }],
    receipt: receiptAnswer(receipt, dutySay(language)),
    findings: findings.map(findingAnswer),
    exchangeRate: wireRate(rate),
  }
}

function knownDuty(outcome: DutyOutcome): Usd | undefined {
  if (outcome.kind === 'dutiable') return outcome.total
  return outcome.kind === 'free' ? usd('0') : undefined
}
