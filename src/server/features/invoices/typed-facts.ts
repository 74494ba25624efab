// What the checks before a paper need to know of the lines typed beside the items.
import type { ExchangeRate } from '#domain/exchange.ts'
import { lineAmounts, printedRate } from '#domain/invoice/line-amounts.ts'
import type { ManualLine } from '#domain/invoice/manual-lines.ts'
import type { PreflightFacts } from '#domain/invoice/preflight/check.ts'
import { decimal } from '#domain/money.ts'

type TypedFacts = Pick<PreflightFacts, 'typedLines' | 'typedOpen' | 'typedMakerless' | 'typedUsd'>

/** `typedUsd` as the paper sums it: each line to the cent. */
export function typedFacts(lines: readonly ManualLine[], { cadToUsd }: Pick<ExchangeRate, 'cadToUsd'>): TypedFacts {
  const rate = printedRate(cadToUsd)
  const values = lines.map(({ unitValue, quantity }) => lineAmounts(unitValue, quantity, rate).totalUsd.amount)
  return {
    typedLines: lines.length,
    typedOpen: lines.filter(({ htsCode }) => htsCode === null).length,
    typedMakerless: lines.filter(({ maker }) => maker === null).length,
    typedUsd: values.reduce((total, each) => total.plus(each), decimal('0')),
  }
}
