// The duty of goods under a code as the public tools show it: amounts only where the engine answered one, with its receipt.
import type { z } from 'zod'
import type { htsCandidate } from '#contract/classification.ts'
import type { dutyResult, htsOption } from '#contract/public-tools.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { decimal } from '#domain/money.ts'
import { type DutyShares, dutyShares } from '#domain/tariff/duty-shares.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { texts } from '#texts/en/public-tools.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { fullTitle } from '../../records/classification/validate-code.ts'
import { dutiesOfLines } from '../../records/duty/calculate-duty.ts'
import type { ReceiptAnswer } from '../../records/duty/receipt-answer.ts'

type Goods = {
  /** What the visitor or the shop says the goods are. */
  readonly productTitle?: string | undefined
  readonly countryOfOrigin: string
  /** Of one unit. */
  readonly cadValue: number
  readonly quantity: number
  readonly claimCusma: boolean
  readonly units?: readonly { readonly amount: string; readonly unit: string }[]
  readonly answers?: Readonly<Record<string, string>>
}

type Duty = Pick<
  z.output<typeof dutyResult>,
  | 'outcome'
  | 'reasons'
  | 'customsFees'
  | 'customsFeesCad'
  | 'dutyRate'
  | 'receipt'
  | 'findings'
  | 'usdValue'
  | 'exchangeRate'
>
type Needs = Parameters<typeof dutiesOfLines>[0]
type DutyOfLine = Awaited<ReturnType<typeof dutiesOfLines>>[number]

/** The duty under each of the codes, in their order, for an entry today. */
export async function dutiesUnder(
  deps: Needs,
  codes: readonly string[],
  goods: Goods,
  language: Language,
): Promise<readonly Duty[]> {
  const lines = codes.map((htsCode) => ({
    htsCode,
    description: goods.productTitle ?? '',
    countryOfOrigin: goods.countryOfOrigin,
    price: goods.cadValue,
    quantity: goods.quantity,
    currency: 'CAD' as const,
    claimCusma: goods.claimCusma,
    units: [...(goods.units ?? [])],
    answers: { ...goods.answers },
  }))
  return (await dutiesOfLines(deps, lines, language)).map((line) => dutyOf(line, goods, language))
}

type Tariff = { readonly tariff: TariffSchedule }
type Candidate = z.output<typeof htsCandidate>
type Worth = Pick<Goods, 'quantity' | 'cadValue'>

/** A code to pick from, with the duty it would mean. */
export function optionOf(
  { tariff }: Tariff,
  candidate: Candidate,
  duty: Duty,
  { quantity, cadValue }: Worth,
): z.output<typeof htsOption> {
  const { htsCode, description, path, confidence, confidence6, precedent, reasoning } = candidate
  const { receipt, customsFeesCad } = duty
  return {
    htsCode,
    formattedHtsCode: formatHtsCode(htsCode),
    description,
    fullTitle: candidate.fullTitle,
    path,
    confidence,
    confidence6,
    comparativeReasoning: reasoning,
    reasons: candidate.reasons,
    succeeds: candidate.succeeds ?? null,
    precedent,
    ...(candidate.proposer ? { proposer: candidate.proposer } : {}),
    outcome: duty.outcome,
    dutyRate: receipt.lines.find((line) => line.kind === 'base')?.rateText ?? tariff.find(htsCode)?.general ?? '',
    dutyPercentage: duty.dutyRate,
    dutyAmount:
      customsFeesCad === null ? null : Number(sharesOf(customsFeesCad, { quantity, cadValue }).aUnit.toFixed(2)),
  }
}

/** The whole result for one code. */
export const resultOf = (
  { tariff }: Tariff,
  htsCode: string,
  duty: Duty,
  goods: Goods,
): z.output<typeof dutyResult> => ({
  htsCode,
  formattedHtsCode: formatHtsCode(htsCode),
  description: tariff.plainTitle(htsCode),
  fullTitle: fullTitle(tariff, htsCode),
  quantity: goods.quantity,
  cadValue: goods.cadValue,
  ...duty,
})

function dutyOf({ receipt, findings, exchangeRate, ratesDetails }: DutyOfLine, goods: Goods, language: Language): Duty {
  const shown = shownOutcome(receipt, language)
  const known = shown.outcome === 'dutiable' || shown.outcome === 'possibly-duty-free'
  const total = receipt.outcome.kind === 'dutiable' ? receipt.outcome.totalUsd : 0
  const inCad = known ? (ratesDetails[0]?.customsChargesDTO.charges[0]?.amount ?? null) : null
  return {
    ...shown,
    usdValue: toCents(goods.cadValue, exchangeRate.cadToUsd),
    exchangeRate,
    customsFees: known ? total : null,
    customsFeesCad: inCad,
    dutyRate: inCad === null ? null : Number(sharesOf(inCad, goods).percent),
    receipt,
    findings,
  }
}

/** A value that customs rounds to nothing would look free: it is unknown until the quantity is. */
function shownOutcome(
  { outcome, enteredValueUsd }: ReceiptAnswer,
  language: Language,
): Pick<Duty, 'outcome' | 'reasons'> {
  if (outcome.kind === 'prohibited') return { outcome: 'prohibited', reasons: [outcome.because] }
  if (outcome.kind === 'unknown') return { outcome: 'unknown', reasons: outcome.missing }
  if (enteredValueUsd === 0) return { outcome: 'unknown', reasons: [wordsIn(language, texts).valueTooSmall] }
  return outcome.kind === 'free'
    ? { outcome: 'possibly-duty-free', reasons: [outcome.because] }
    : { outcome: 'dutiable', reasons: [] }
}

const toCents = (amount: number, rate: number): number =>
  Number(
    decimal(String(amount))
      .times(decimal(String(rate)))
      .toFixed(2),
  )

const sharesOf = (dutyCad: number, { quantity, cadValue }: Worth): DutyShares =>
  dutyShares(decimal(String(dutyCad)), quantity, cadValue)
