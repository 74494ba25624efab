// An item as the screen shows it: what the server knows, with changes laid over it that are not acknowledged yet.
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import type { updateItem } from '#contract/items.ts'
import type { completeData } from '#contract/shipments.ts'
import type { AddressParts } from '#domain/address/address.ts'
import { decimal } from '#domain/money.ts'
import type { CustomsItem } from '#domain/shipment/item.ts'

export type ShipmentData = AnswerOf<typeof completeData>['data']
export type Item = ShipmentData['items'][number]
export type SavedAddress = ShipmentData['manufacturingAddresses'][number]
export type ItemChange = Asked<typeof updateItem>['body']

/** What a change of the code leaves unsaid: nobody is named before the server has answered. */
const UNNAMED = { confirmedBy: null, confirmedAt: null } as const

/** The item with a change on top; the item itself, the same object, when there is none. */
export function withChange(item: Item, change: ItemChange | undefined): Item {
  if (!change) return item
  const { htsProposedBy, htsConfirmed: _confirmed, manufacturing_address: _address, ...fields } = change
  const changed = { ...item, ...fields }
  if (change.htsCode === undefined) return changed
  const provenance = change.htsCode ? { proposedBy: htsProposedBy ?? ('person' as const), ...UNNAMED } : null
  return { ...changed, htsDescription: change.htsDescription ?? null, htsProvenance: provenance }
}

/** Answers of the server laid into the item: only the fields that were sent, so that an older answer cannot undo a newer one. */
export function withAnswer(item: Item, answered: Item, sent: ItemChange): Item {
  const code = sent.htsCode === undefined && sent.htsConfirmed === undefined
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
    ...(sent.originMismatchReason === undefined ? {} : { originMismatchReason: answered.originMismatchReason }),
    ...(sent.unitQuantities === undefined ? {} : { unitQuantities: answered.unitQuantities }),
    ...(sent.dutyAnswers === undefined ? {} : { dutyAnswers: answered.dutyAnswers }),
  }
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

export const toAddressParts = (address: Omit<SavedAddress, 'id' | 'usedOnItems'>): AddressParts => ({
  name: address.name,
  streetAddress: address.street_address,
  city: address.city,
  state: address.state,
  country: address.country,
  zipCode: address.zip_code,
})
