// The landed cost by part: what goods, customs and brokerage come to in all, a unit, and as a share of the goods' value.
import type { estimateCosts } from '#contract/duty.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { cad, decimal, toCents } from '#domain/money.ts'
import { percentOfValue } from '#domain/tariff/duty-shares.ts'
import type { Language } from '#words/language.ts'
import { amountIn } from '#words/local-text.ts'

export type Costs = AnswerOf<typeof estimateCosts>['data']

export type LandedPart = {
  readonly key: 'goods' | 'customs' | 'brokerage' | 'landed'
  /** CAD. */
  readonly amount: number
  readonly total: string
  /** Half up to the cent; null without units. */
  readonly perUnit: string | null
  /** Percent of the goods' value with two decimals; null without a value. */
  readonly share: string | null
}

/** Goods, customs, brokerage, and their sum last. */
export function landedParts(
  language: Language,
  { totals, goodsValue }: Pick<Costs, 'totals' | 'goodsValue'>,
  units: number,
) {
  const part = (key: LandedPart['key'], amount: number): LandedPart => {
    const value = cad(String(amount))
    const each = units > 0 ? { ...value, amount: value.amount.div(decimal(String(units))) } : undefined
    return {
      key,
      amount,
      total: amountIn(language, value),
      perUnit: each ? amountIn(language, toCents(each)) : null,
      share: percentOfValue(value.amount, cad(String(goodsValue.cad)).amount) ?? null,
    }
  }
  return [
    part('goods', goodsValue.cad),
    part('customs', totals.customs.cad),
    part('brokerage', totals.brokerage.cad),
    part('landed', totals.landed.cad),
  ] as const
}
