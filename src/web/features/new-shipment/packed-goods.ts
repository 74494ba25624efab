// The goods of a draft as its boxes name them.
import { decimal } from '#domain/money.ts'
import { parseNumber } from '#domain/typed-number.ts'
import { type DraftGroup, isBlank, type ShipmentDraft } from './shipment-draft.ts'

export type PackedGoods = {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly weightKg?: string | undefined
}

/** Goods as boxes name them: by the key of their line. */
export const goodsOf = ({ lines }: ShipmentDraft, nameless: (line: number) => string): readonly PackedGoods[] =>
  lines.flatMap((line, at) =>
    isBlank(line)
      ? []
      : [
          {
            sku: String(line.key),
            name: line.cells.description || line.cells.sku || nameless(at + 1),
            quantity: Number(line.cells.quantity) || 0,
            weightKg: line.cells.unit_weight_kg,
          },
        ],
  )

/** What the goods in one box of a group weigh in kg, where the file said it of all of them; undefined elsewhere. */
export function goodsWeight({ contents }: DraftGroup, goods: readonly PackedGoods[]): string | undefined {
  const weights = contents.map(({ sku, quantity }) => {
    const each = goods.find((one) => one.sku === sku)?.weightKg
    const weight = each === undefined ? undefined : parseNumber(each)
    return weight && /^\d{1,7}$/.test(quantity.trim()) ? weight.value.times(decimal(quantity.trim())) : undefined
  })
  const known = weights.filter((weight) => weight !== undefined)
  if (known.length === 0 || known.length < weights.length) return undefined
  return known.reduce((sum, weight) => sum.plus(weight)).toFixed(2)
}
