// How the goods of a shipment are packed, as its boxes say: for invoices and worksheets. Weights in kilograms.
import type { Big } from 'big.js'
import { Decimal, decimal, thousandsText } from '../money.ts'

/** `weightKg` is gross, null while nobody weighed the box. */
export type PackedBox = {
  readonly number: number
  readonly weightKg: Big | null
  readonly contents: readonly { readonly sku: string; readonly quantity: number }[]
}

/** Package count and gross weight of all boxes; `weighed` says how many the weight covers. */
export type PackedTotals = { readonly packages: number; readonly weighed: number; readonly grossKg: Big }

export function packedTotals(boxes: readonly PackedBox[]): PackedTotals {
  const weights = boxes.flatMap((box) => (box.weightKg?.gt('0') ? [box.weightKg] : []))
  return { packages: boxes.length, weighed: weights.length, grossKg: weights.reduce((a, b) => a.plus(b), decimal('0')) }
}

/** The boxes with goods of a SKU. */
export type PackedGoods = {
  readonly pieces: number
  /** Boxes with these goods alone: how many there are of each number of pieces, in order of appearance. */
  readonly own: readonly { readonly boxes: number; readonly pieces: number }[]
  /** Boxes they share with others, and the pieces in those. */
  readonly shared: { readonly boxes: number; readonly pieces: number }
  /** Of the boxes with these goods alone; null while one is not weighed, or when a box is shared. */
  readonly grossKg: Big | null
}

/** Undefined when no box names the SKU. */
export function packedGoods(boxes: readonly PackedBox[], sku: string): PackedGoods | undefined {
  const found = boxes.flatMap((box) => {
    const pieces = piecesIn(box, sku)
    return pieces > 0 ? [{ box, pieces, isOwn: box.contents.every((each) => each.sku === sku) }] : []
  })
  if (found.length === 0) return undefined
  const own = found.filter((each) => each.isOwn)
  const shared = found.filter((each) => !each.isOwn)
  const known = own.flatMap(({ box }) => (box.weightKg?.gt('0') ? [box.weightKg] : []))
  const isWeighed = shared.length === 0 && known.length === own.length
  return {
    pieces: count(found),
    own: [...Map.groupBy(own, ({ pieces }) => pieces)].map(([pieces, alike]) => ({ pieces, boxes: alike.length })),
    shared: { boxes: shared.length, pieces: count(shared) },
    grossKg: isWeighed ? known.reduce((a, b) => a.plus(b), decimal('0')) : null,
  }
}

/** How many pieces of a SKU lie in a box. */
export const piecesIn = ({ contents }: PackedBox, sku: string): number =>
  contents.reduce((total, each) => total + (each.sku === sku ? each.quantity : 0), 0)

const count = (found: readonly { readonly pieces: number }[]): number =>
  found.reduce((total, { pieces }) => total + pieces, 0)

/** '1,021.6': up to three decimals, half up, without trailing zeros, thousands set off as in amounts. */
export function kilogramsText(kg: Big): string {
  const [whole = '0', ...fraction] = kg.round(3, Decimal.roundHalfUp).toFixed().split('.')
  return [thousandsText(whole), ...fraction].join('.')
}
