// An item as the screen shows it: what the server knows, with changes laid over it that are not acknowledged yet.

import type { AddressParts } from '#domain/address/address.ts'
import { decimal } from '#domain/money.ts'
import type { CustomsItem } from '#domain/shipment/item.ts'
import type { Item, ItemChange, SavedAddress, ShipmentData } from '../api/shipment-item.ts'

/** Stands for the name of the person until the server answers with it; shown nowhere. */
const SELF = 'self'

/**
 * The item with a change on top; the item itself, the same object, when there is none. As on the server, a reason for maker and
 * origin to differ goes when one of them changes, and a code typed by a person is confirmed by that act.
 */
export function withChange(item: Item, change: ItemChange | undefined): Item {
  if (!change) return item
  const {
    htsProposedBy = 'person',
    htsConfirmed,
    htsEvidence: _evidence,
    basedOn: _base,
    manufacturing_address: _address,
    ...fields
  } = change
  const pairChanged = change.countryOfOrigin !== undefined || change.manufacturing_address_id !== undefined
  const changed = { ...item, ...(pairChanged ? { originMismatchReason: null } : {}), ...fields }
  if (change.htsCode === undefined) return changed
  const confirmed = htsProposedBy === 'person' || htsConfirmed
  const provenance = { proposedBy: htsProposedBy, confirmedBy: confirmed ? SELF : null, confirmedAt: null }
  return {
    ...changed,
    htsDescription: change.htsDescription ?? null,
    htsConfidence: change.htsConfidence ?? null,
    htsProvenance: change.htsCode ? provenance : null,
  }
}

/** Answers of the server laid into the item: only the fields that were sent, so that an older answer cannot undo a newer one. */
export function withAnswer(item: Item, answered: Item, sent: ItemChange): Item {
  const code = sent.htsCode === undefined && sent.htsConfirmed === undefined
  const pair = sent.countryOfOrigin === undefined && sent.manufacturing_address_id === undefined
  return {
    ...item,
    ...(sent.countryOfOrigin === undefined ? {} : { countryOfOrigin: answered.countryOfOrigin }),
    ...(sent.declaredValue === undefined ? {} : { declaredValue: answered.declaredValue }),
    ...(code
      ? {}
      : {
          htsCode: answered.htsCode,
          htsDescription: answered.htsDescription,
          htsConfidence: answered.htsConfidence,
          htsProvenance: answered.htsProvenance,
        }),
    ...(sent.manufacturing_address_id === undefined
      ? {}
      : {
          manufacturing_address_id: answered.manufacturing_address_id,
          manufacturingAddress: answered.manufacturingAddress,
        }),
    ...(pair && sent.originMismatchReason === undefined ? {} : { originMismatchReason: answered.originMismatchReason }),
    ...(sent.removed === undefined ? {} : { removed: answered.removed }),
    ...(sent.unitQuantities === undefined ? {} : { unitQuantities: answered.unitQuantities }),
    ...(sent.dutyAnswers === undefined ? {} : { dutyAnswers: answered.dutyAnswers }),
  }
}

/**
 * The items of a shipment after a save was acknowledged. One put back that the last reading did not list joins at the end, until the
 * shipment is read again; one taken out stays listed as taken out until then.
 */
export function withUpdate<D extends Pick<ShipmentData, 'items' | 'removedItems'>>(
  data: D,
  answered: Item,
  sent: ItemChange,
): D {
  const known = data.items.some((item) => item.id === answered.id)
  const items = data.items.map((item) => (item.id === answered.id ? withAnswer(item, answered, sent) : item))
  if (known || answered.removed !== false) return { ...data, items }
  const removedItems = data.removedItems?.filter((item) => item.id !== answered.id)
  return { ...data, items: [...items, answered], removedItems }
}

/** The item in the words of the domain. */
export function toCustomsItem(item: Item, addressById: ReadonlyMap<string, SavedAddress>): CustomsItem {
  const address = item.manufacturing_address_id ? addressById.get(item.manufacturing_address_id) : undefined
  return {
    id: item.id,
    description: item.description,
    sku: item.sku,
    quantity: item.quantity,
    costCad: item.declaredValue === null ? null : decimal(String(item.declaredValue)),
    countryOfOrigin: item.countryOfOrigin,
    htsCode: item.htsCode,
    maker: address ? toAddressParts(address) : null,
    originMismatchReason: item.originMismatchReason,
  }
}

type AddressWords = Pick<SavedAddress, 'name' | 'street_address' | 'city' | 'state' | 'country' | 'zip_code'>

export const toAddressParts = (address: AddressWords): AddressParts => ({
  name: address.name,
  streetAddress: address.street_address,
  city: address.city,
  state: address.state,
  country: address.country,
  zipCode: address.zip_code,
})
