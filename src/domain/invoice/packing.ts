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
  const found = heldOf(boxes).get(sku)
  if (!found) return undefined
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

/** Numbers of the boxes that hold a SKU, in the order of the boxes. */
export const boxesWith = (boxes: readonly PackedBox[], sku: string): readonly number[] =>
  (heldOf(boxes).get(sku) ?? []).map(({ box }) => box.number)

/** The pieces of a SKU in a box; `isOwn`: nothing else lies in it. */
type Held = { readonly box: PackedBox; readonly pieces: number; readonly isOwn: boolean }

const held = new WeakMap<readonly PackedBox[], ReadonlyMap<string, readonly Held[]>>()

/** By SKU. The boxes are gone through once, however many goods are asked for; they do not change meanwhile. */
function heldOf(boxes: readonly PackedBox[]): ReadonlyMap<string, readonly Held[]> {
  const known = held.get(boxes)
  if (known) return known
  const bySku = new Map<string, Held[]>()
  for (const box of boxes) {
    const pieces = new Map<string, number>()
    for (const { sku, quantity } of box.contents) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
    for (const [sku, count] of pieces) {
      if (count <= 0) continue
      const some = bySku.get(sku) ?? []
      some.push({ box, pieces: count, isOwn: pieces.size === 1 })
      bySku.set(sku, some)
    }
  }
  held.set(boxes, bySku)
  return bySku
}

const count = (found: readonly { readonly pieces: number }[]): number =>
  found.reduce((total, { pieces }) => total + pieces, 0)

/** '1,021.6': up to three decimals, half up, without trailing zeros, thousands set off as in amounts. */
export function kilogramsText(kg: Big): string {
  const [whole = '0', ...fraction] = kg.round(3, Decimal.roundHalfUp).toFixed().split('.')
  return [thousandsText(whole), ...fraction].join('.')
}
