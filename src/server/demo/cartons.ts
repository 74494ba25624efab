// The goods of a demo shipment packed into cartons of one kind of goods each.
import type { Big } from 'big.js'
import { decimal } from '#domain/money.ts'
import type { DemoGoods } from './goods.ts'
import type { DemoShipment } from './shipments.ts'

/** `kg` is null where nobody weighed or measured the carton. */
export type Carton = {
  readonly number: number
  readonly goods: DemoGoods
  readonly quantity: number
  readonly kg: Big | null
}

/** Outer size of every carton that was measured, centimetres. */
export const CARTON_CM = { length: 40, width: 30, height: 30 } as const

/** Full cartons, the last one of each kind with what is left and weighing its share, to 100 g. */
export function cartonsOf(shipment: DemoShipment): readonly Carton[] {
  const unnumbered = shipment.items.flatMap(({ goods, quantity }) => {
    const count = Math.ceil(quantity / goods.perCarton)
    return Array.from({ length: count }, (_, at) => {
      const inside = Math.min(goods.perCarton, quantity - at * goods.perCarton)
      const share = decimal(String(inside)).div(decimal(String(goods.perCarton)))
      return { goods, quantity: inside, kg: goods.cartonKg?.times(share).round(1) ?? null }
    })
  })
  return unnumbered.map((carton, at) => ({ ...carton, number: at + 1 }))
}

/** Cost of what the cartons hold, CAD. */
export const costOf = (cartons: readonly Carton[]): Big =>
  cartons.reduce((sum, { goods, quantity }) => sum.plus(goods.cost.times(decimal(String(quantity)))), decimal('0'))
