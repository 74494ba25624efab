// In which packages goods lie, as an invoice says it.
import { numberList } from '#domain/invoice/number-list.ts'
import { boxesWith, type PackedBox, packedGoods } from '#domain/invoice/packing.ts'
import { texts } from '#texts/en/fda.ts'
import { texts as paper } from '#texts/en/invoice-paper.ts'

/**
 * 'Packed 10 CT x 12 PCS, box 1-10': in which packages goods lie. Empty while the boxes do not hold exactly the quantity that is
 * invoiced. Source: 19 CFR 141.86(e).
 */
export function packedText(boxes: readonly PackedBox[], sku: string, quantity: number): string {
  const goods = packedGoods(boxes, sku)
  if (!goods || goods.pieces !== quantity) return ''
  const { own, shared } = goods
  const parts = [
    ...own.map((alike) => texts.cartons(alike.boxes, alike.pieces)),
    ...(shared.boxes > 0 ? [texts.mixedCartons(shared.boxes, shared.pieces)] : []),
  ]
  return paper.packed(parts.join(' + '), numberList(boxesWith(boxes, sku).toSorted((a, b) => a - b)))
}
