// Where a shipment goes, as lists and papers say it. Source: specification part 2, section 2, "Shipment detail".
import { texts } from '#texts/en/shipment.ts'

export type DestinationType = 'amazon_fba' | 'other'

/** 'Amazon FBA DFW1', otherwise 'Pattern Shipping'. */
export function destinationText(type: DestinationType, fcCode: string | null): string {
  if (type !== 'amazon_fba') return texts.patternShipping
  return fcCode ? `${texts.amazonFba} ${fcCode}` : texts.amazonFba
}
