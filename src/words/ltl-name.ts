// How a shipment travels, by name.
import type { LtlType } from '#domain/invoice/ltl.ts'
import { texts } from '#texts/en/invoice.ts'

/** The name of a way to travel, as the form and the paper say it. */
export function ltlName(type: LtlType): string {
  if (type === 'direct_amazon') return texts.directAmazon
  return type === 'ups_buffalo' ? texts.upsBuffalo : texts.middleMile
}
