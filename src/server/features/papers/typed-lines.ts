// What the gate before a paper needs to know of lines that are typed and no items of a shipment.

import type { Big } from 'big.js'
import { barredBy } from '#domain/admissibility/admit.ts'
import type { AdmissibilityFinding } from '#domain/admissibility/finding.ts'
import type { CountryCode } from '#domain/countries.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { htsDigits, parseHtsCode } from '#domain/hts-code.ts'
import { lineAmounts, printedRate } from '#domain/invoice/line-amounts.ts'
import type { TypedLines } from '#domain/invoice/preflight/check.ts'
import { isShort, isVague } from '#domain/invoice/preflight/description-checks.ts'
import { decimal, type Money } from '#domain/money.ts'
import { dutyInput } from '#domain/shipment/duty-question.ts'
import { isDeclarable } from '#domain/tariff/declarable.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import type { Deps } from '../../deps.ts'
import { findingsOn } from '../../records/duty/admissibility.ts'
import { tariffLaw } from '../../records/duty/tariff-law.ts'

type Law = Pick<Deps, 'tariff' | 'measures' | 'preferences' | 'entryLaw' | 'today'>

/** `unitValue` is of one unit; `madeBy` name and place of the maker. Without a code or an origin there is no duty to look at. */
export type TypedLine = {
  readonly description: string
  readonly quantity: number
  readonly unitValue: Money
  readonly origin: CountryCode | null
  readonly htsCode: string | null
  readonly maker: object | null
  readonly madeBy?: string | undefined
}

/** `usd` as the paper sums it: each line to the cent, CAD at the printed rate. */
export function typedLines(
  law: Law,
  lines: readonly TypedLine[],
  { cadToUsd }: Pick<ExchangeRate, 'cadToUsd'>,
): TypedLines {
  const rate = printedRate(cadToUsd)
  const valued = lines.map((line) => ({
    ...line,
    name: line.description,
    findings: lineFindings(law, line),
    usd: lineAmounts(line.unitValue, line.quantity, rate).totalUsd,
  }))
  return {
    count: lines.length,
    withoutCode: lines.filter(({ htsCode }) => htsCode === null).length,
    withoutMaker: lines.filter(({ maker }) => maker === null).length,
    vague: lines.filter(({ description }) => isVague(description)).length,
    short: lines.filter(({ description }) => !isVague(description) && isShort(description)).length,
    usd: valued.reduce((total, { usd }) => total.plus(usd.amount), decimal('0')),
    goneCodes: valued.flatMap(({ name, htsCode: code }) =>
      code !== null && !isDeclarable(law.tariff, code) && !law.tariff.ended(code, law.today()) ? [{ name, code }] : [],
    ),
    endedCodes: valued.flatMap(({ name, htsCode: code }) => {
      const ended = code === null ? undefined : law.tariff.ended(code, law.today())
      return code !== null && ended ? [{ name, code, ended }] : []
    }),
    prohibited: valued.flatMap(({ name, findings, ...line }) => {
      const outcome = barredBy(findings) ?? outcomeOf(law, line, rate)
      return outcome?.kind === 'prohibited' ? [{ name, since: outcome.since }] : []
    }),
    entering: valued.map(({ name, findings }) => ({ name, findings })),
  }
}

/** Whether the goods of a line may enter today, the gravest first. */
export const lineFindings = (
  law: Law,
  { description, htsCode, origin, madeBy }: Pick<TypedLine, 'description' | 'htsCode' | 'origin' | 'madeBy'>,
): readonly AdmissibilityFinding[] =>
  findingsOn(
    law,
    {
      description,
      code: htsDigits(htsCode ?? '') || undefined,
      origin: origin ?? undefined,
      maker: madeBy || undefined,
    },
    { on: law.today() },
  )

/** Undefined without a code or an origin. */
function outcomeOf(law: Law, { quantity, unitValue, ...line }: Omit<TypedLine, 'maker'>, rate: Big) {
  const code = parseHtsCode(line.htsCode ?? '')
  const { origin } = line
  if (!code || !origin) return undefined
  const entryDate = law.today()
  const claim = { kind: 'none' } as const
  const goods = { htsCode: code, origin, price: unitValue, itemCount: quantity, quantities: [], claim, answers: {} }
  const { input } = dutyInput({ ...goods, description: '' }, { rate, entryDate })
  return calculateDuty(input, tariffLaw(law)).outcome
}
