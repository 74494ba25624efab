// The freight cart.
import type { Json } from './column-types.ts'

export type CartsTable = {
  id: string
  client_id: string
  shipment_id: string
  placement_id: string | null
  warehouse_id: string | null
  amazon_shipment_id: string | null
  carrier: string
  service: string
  transit_days: number | null
  total: string
  currency: string
  box_count: number
  weight_kg: string
  content: Json<unknown>
  state: 'kept' | 'sending' | 'sent' | 'failed'
  problem: string | null
  service_shipment_id: string | null
  added_by: string
  added_at: Date
  updated_at: Date
  removed_at: Date | null
}
