// The element id of an item's field, so that summaries and checklists can put the focus there.
import type { CustomsField } from '#domain/shipment/item.ts'

export const fieldId = (itemId: string, field: CustomsField | 'row'): string => `item-${itemId}-${field}`

/** Puts the focus on a field of an open item and brings it into view. */
export function focusField(itemId: string, field: CustomsField | 'row'): void {
  const element = document.getElementById(fieldId(itemId, field))
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
