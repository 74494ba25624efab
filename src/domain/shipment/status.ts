// The status of a shipment and the moves Portage makes itself. Source: decisions 2.

/** Values Portage knows; any other text is kept and shown as it came. */
export const SHIPMENT_STATUSES = [
  'created',
  'open',
  'pending',
  'declared',
  'invoiced',
  'shipped',
  'received',
  'delivered',
  'cancelled',
] as const
export type KnownShipmentStatus = (typeof SHIPMENT_STATUSES)[number]

/** A known status out of any spelling of it (case, 'canceled'); undefined for any other text. */
export function knownStatus(status: string): KnownShipmentStatus | undefined {
  const lower = status.trim().toLowerCase()
  const spelled = lower === 'canceled' ? 'cancelled' : lower
  return SHIPMENT_STATUSES.find((each) => each === spelled)
}

/** Whether a status follows readiness. */
export function isFollowed(status: string): boolean {
  const known = knownStatus(status)
  return known === 'pending' || known === 'declared'
}

const EDITABLE: readonly string[] = ['created', 'open', 'pending', 'declared']

/** Whether the client may still change what is in it, or cancel it: no paper for customs was made and nothing has left. */
export function isEditable(status: string): boolean {
  return EDITABLE.includes(knownStatus(status) ?? '')
}

/** Where a shipment stands after its items changed: pending and declared follow readiness, all else stays. */
export function statusAfterItems(status: string, ready: boolean): string {
  const known = knownStatus(status)
  if (known === 'pending' && ready) return 'declared'
  if (known === 'declared' && !ready) return 'pending'
  return status
}

/** Where a shipment stands after a commercial or combined invoice was made: only the steps before it move on. */
export function statusAfterInvoice(status: string): string {
  const known = knownStatus(status)
  return known === 'pending' || known === 'declared' ? 'invoiced' : status
}
