// The goods of a draft as its boxes name them.
import { isBlank, type ShipmentDraft } from './shipment-draft.ts'

export type PackedGoods = { readonly sku: string; readonly name: string; readonly quantity: number }

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
          },
        ],
  )
