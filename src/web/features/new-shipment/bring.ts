// What the ways to bring goods in answer with.
import type { GoodsLine } from '#domain/shipment-entry/goods.ts'

/** `note`: what the person should know of what was brought in. */
export type Bring = (goods: readonly GoodsLine[], note?: string) => void
