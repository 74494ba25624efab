// Which items may claim CUSMA preference. The country is only the first test: originating status is the certifier's to know.
import { isNorthAmerican, parseCountry } from '../countries.ts'

type EligibleItem = { readonly id: string; readonly countryOfOrigin: string | null }

/** Whether goods may claim preference, and why not: named as its sentence in the texts. */
export type EligibilityReason =
  | { readonly reason: 'eligibleItems'; readonly facts: { readonly count: number } }
  | { readonly reason: 'onlyNorthAmerica' }

/** Ids of the items whose origin is CA, US or MX, as code or full name. Source: specification part 2, section 5, "CUSMA modal". */
export function eligibleItems(items: readonly EligibleItem[]): readonly string[] {
  return items.filter((item) => isNorthAmerican(originCode(item))).map((item) => item.id)
}

const originCode = (item: EligibleItem): string | undefined =>
  item.countryOfOrigin ? parseCountry(item.countryOfOrigin) : undefined
