// An item and an address in the words of the API.
import type { z } from 'zod'
import type { manufacturingAddress } from '#contract/client-data.ts'
import type { shipmentItem } from '#contract/items.ts'
import { addressLine } from '#domain/address/address.ts'
import { proposeMid } from '#domain/address/mid.ts'
import type { Deps } from '../../deps.ts'
import type { ListedAddress } from '../../store/addresses.ts'
import type { StoredItem } from '../../store/items.ts'
import { standingPermissions } from './entry-permissions.ts'

type WireItem = z.input<typeof shipmentItem>
type WireAddress = z.input<typeof manufacturingAddress>

/** With the permissions that hold for them. */
export async function wireItems(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  clientId: string,
  items: readonly StoredItem[],
): Promise<WireItem[]> {
  const permissions = await standingPermissions(db, settings, clientId, items)
  return items.map((item) => ({ ...toWireItem(item), entryPermission: permissions.get(item.id) ?? null }))
}

function toWireItem(item: StoredItem): WireItem {
  return {
    id: item.id,
    sku: item.sku,
    asin: item.asin,
    fnsku: item.fnsku,
    description: item.description,
    quantity: item.quantity,
    declaredValue: item.costCad && Number(item.costCad.toString()),
    imageUrl: item.imageUrl,
    expiryDate: item.expiryDate,
    countryOfOrigin: item.countryOfOrigin,
    htsCode: item.htsCode,
    htsDescription: item.htsDescription,
    htsConfidence: item.htsConfidence && Number(item.htsConfidence.toString()),
    htsProvenance: item.htsProvenance && {
      proposedBy: item.htsProvenance.proposedBy,
      confirmedBy: item.htsProvenance.confirmedBy,
      confirmedAt: item.htsProvenance.confirmedAt?.toISOString() ?? null,
    },
    manufacturing_address_id: item.makerId,
    manufacturingAddress: item.maker && addressLine(item.maker),
    manufacturingAddressParts: item.maker && partsOf(item.maker),
    originMismatchReason: item.originMismatchReason,
    unitQuantities: { ...item.unitQuantities },
    dutyAnswers: { ...item.dutyAnswers },
    removed: item.removedAt !== null,
  }
}

const partsOf = (maker: NonNullable<StoredItem['maker']>) => ({
  name: maker.name,
  street_address: maker.streetAddress,
  city: maker.city,
  state: maker.state,
  country: maker.country,
  zip_code: maker.zipCode,
})

export const toWireAddress = (address: ListedAddress): WireAddress => ({
  id: address.id,
  name: address.name,
  street_address: address.streetAddress,
  city: address.city,
  state: address.state,
  country: address.country,
  zip_code: address.zipCode,
  evidence: address.evidence,
  acceptedBy: address.acceptedBy,
  acceptedAt: address.acceptedAt?.toISOString() ?? null,
  usedOnItems: address.usedOnItems,
  mid: address.mid,
  proposedMid: proposeMid(address) ?? null,
})
