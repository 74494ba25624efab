// Amounts as a chart shows them: in words and as lengths. A length is a picture of an amount and never an amount again.
import { compare, decimal, type Money, sum } from '#domain/money.ts'
import { percentOfValue } from '#domain/tariff/duty-shares.ts'
import { texts as en } from '#texts/en/charts.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { moneyIn, percentIn } from '#words/local-text.ts'

export type ChartPart = {
  readonly key: string
  readonly label: string
  /** undefined: not known. It is drawn hatched and never as zero. */
  readonly amount: Money | undefined
  /** What else is said of it once it is picked. */
  readonly detail?: string | undefined
}

export const amountOrUnknown = (language: Language, amount: Money | undefined): string =>
  amount ? moneyIn(language, amount) : wordsIn(language, en).notKnown

/** 'Base duty: USD 12.00' */
export const partText = (language: Language, { label, amount }: Pick<ChartPart, 'label' | 'amount'>): string =>
  wordsIn(language, en).part(label, amountOrUnknown(language, amount))

/** The known amounts together; undefined where none is known. */
export function knownTotal(parts: readonly Pick<ChartPart, 'amount'>[]): Money | undefined {
  const known = parts.flatMap(({ amount }) => amount ?? [])
  const [first] = known
  return first && sum(first.currency, known)
}

/** '93.10%' of the total; undefined where there is nothing to share. */
export function shareText(language: Language, amount: Money | undefined, total: Money | undefined): string | undefined {
  const percent = amount && total && percentOfValue(amount.amount, total.amount)
  return percent && percentIn(language, percent)
}

/** Percent of the width; 0 of nothing. */
export const lengthOf = (amount: Money | undefined, longest: Money | undefined): number =>
  amount && longest?.amount.gt('0') ? Number(amount.amount.div(longest.amount).times(decimal('100')).toFixed(3)) : 0

export const longestOf = (amounts: readonly (Money | undefined)[]): Money | undefined =>
  amounts
    .flatMap((each) => each ?? [])
    .reduce<Money | undefined>((longest, each) => (longest && compare(longest, each) >= 0 ? longest : each), undefined)
