// Which manufacturer identification code stands for a saved address.

import { proposeMid } from '#domain/address/mid.ts'
import type { SavedAddress } from '../../api/shipment-item.ts'
import { toAddressParts } from '../../desk/shown-item.ts'

type ShownMid = { readonly kind: 'set' | 'proposed'; readonly code: string }

/** The code somebody set, else the one by rule; undefined when the address yields none. */
export function midOf(address: Omit<SavedAddress, 'id' | 'usedOnItems'>): ShownMid | undefined {
  if (address.mid) return { kind: 'set', code: address.mid }
  const code = address.proposedMid ?? proposeMid(toAddressParts(address))
  return code ? { kind: 'proposed', code } : undefined
}
