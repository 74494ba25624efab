// Whether a client is new: no shipment of theirs was invoiced or went on.
import { isEditable, knownStatus } from '#domain/shipment/status.ts'
import type { ShipmentRow } from './shipment-table.tsx'

/** `rows`: the newest shipments; `total`: how many there are. */
export const isNewClient = (rows: readonly ShipmentRow[], total: number): boolean =>
  total <= rows.length && !rows.some(hasGoneOn)

const hasGoneOn = ({ status }: ShipmentRow): boolean => !isEditable(status) && knownStatus(status) !== 'cancelled'
