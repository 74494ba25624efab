// What the grid shows of an item beside its own fields.

import type { Big } from 'big.js'
import { decimal } from '#domain/money.ts'
import type { DutyReach, SaidAssumption, SaidRange } from '#words/assumed.ts'
import type { Item } from '../../api/shipment-item.ts'

/** Where the duty of a line stands, as far as a cell shows it. */
export type CellDuty =
  | { readonly kind: 'waiting' | 'loading' | 'unknown' | 'failed' | 'prohibited' }
  | ({
      readonly kind: 'dutiable' | 'free'
      readonly dutyCad: Big
      readonly answer?: {
        readonly receipt: { readonly assumed: readonly SaidAssumption[]; readonly range?: SaidRange | undefined }
      }
    } & DutyReach)

/** Cost of one unit, CAD; null when there is none. */
export const costOf = (item: Item) => (item.declaredValue === null ? null : decimal(String(item.declaredValue)))
