// The change by which a person stands behind the code that is proposed for an item.
import type { Item, ItemChange } from '../api/shipment-item.ts'

export const codeConfirmed = (item: Item): ItemChange => ({
  htsCode: item.htsCode,
  htsDescription: item.htsDescription,
  htsConfidence: item.htsConfidence,
  htsProposedBy: 'classifier',
  htsConfirmed: true,
})

/** Whether a code stands there that nobody confirmed. */
export const hasProposedCode = (item: Item): boolean => Boolean(item.htsCode) && !item.htsProvenance?.confirmedBy
