// What the duties of an entry rest on without anybody having said it, and what they can come to; what stands between goods and entry.
import type { AdmissibilityFinding } from '../admissibility/finding.ts'
import { add, type Usd, usd } from '../money.ts'
import type { Assumption, DutyRange } from '../tariff/duty-outcome.ts'
import type { ClearanceGoods } from './entered-lines.ts'
import type { Entry } from './entry.ts'

/** An assumption of one tariff line, with the names of its goods. Amounts are of that line. */
export type LineAssumption = { readonly goods: readonly string[]; readonly assumption: Assumption }

/** One finding of one of the goods. */
export type GoodsFinding = { readonly id: string; readonly name: string; readonly finding: AdmissibilityFinding }

export const assumedOf = ({ lines, prohibited }: Entry): readonly LineAssumption[] =>
  [...lines, ...prohibited].flatMap(({ goods, receipt }) =>
    (receipt?.assumed ?? []).map((assumption) => ({ goods: goods.map(({ name }) => name), assumption })),
  )

/**
 * Least and most of the duties an estimate counts, those on goods whose duty is known in part too, the most where it is known of each;
 * undefined where no assumption changes an amount.
 */
export function dutyRangeOf({ lines }: Entry): DutyRange | undefined {
  if (!lines.some(({ receipt }) => receipt?.range)) return undefined
  const ranges = lines.flatMap(({ receipt }): DutyRange[] => {
    if (receipt?.range) return [receipt.range]
    const isKnown = receipt !== undefined && receipt.outcome.kind !== 'unknown'
    const of = (amount: Usd): DutyRange => ({ least: amount, stated: amount, ...(isKnown ? { most: amount } : {}) })
    return (receipt?.lines ?? []).map(({ amount }) => of(amount))
  })
  const none = usd('0')
  return ranges.reduce<DutyRange>(
    (sum, each) => ({
      least: add(sum.least, each.least),
      stated: add(sum.stated, each.stated),
      ...(sum.most && each.most ? { most: add(sum.most, each.most) } : {}),
    }),
    { least: none, stated: none, most: none },
  )
}

export const goodsFindings = (goods: readonly Pick<ClearanceGoods, 'id' | 'name' | 'findings'>[]) =>
  goods.flatMap(({ id, name, findings = [] }): readonly GoodsFinding[] =>
    findings.map((finding) => ({ id, name, finding })),
  )
