// Who takes goods that a warehouse only passes on: the ultimate consignee is Amazon, not the warehouse. Amazon may be that and never
// the importer. Source: customs facts, section 2; 19 CFR 141.86(a)(2).

import { countryName } from '#domain/countries.ts'
import { texts } from '#texts/en/invoice-paper.ts'
import { type DestinationType, destinationText } from '../destination.ts'
import type { PrintedFact } from './printed-facts.ts'

/** Null while the fulfilment centre is not known. */
export type OnwardConsignee = { readonly name: string; readonly lines: readonly string[] } | null

type Address = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

type Centre = {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly confidence: 'high' | 'medium' | 'low'
}

/** Undefined for goods that stay at their destination. `centre`: what our list knows of the code; one it is unsure of gives no address. */
export function onwardConsignee(
  to: { readonly type: DestinationType; readonly fcCode: string | null; readonly shipTo?: Address | null },
  centre: Centre | undefined,
): OnwardConsignee | undefined {
  if (to.shipTo) return { name: to.shipTo.name, lines: linesOf(to.shipTo) }
  if (to.type !== 'amazon_fba') return undefined
  if (!to.fcCode) return null
  const name = destinationText(to.type, to.fcCode)
  if (!centre || centre.confidence === 'low') return { name, lines: [] }
  return { name, lines: linesOf(centre) }
}

const linesOf = ({ street, city, state, zip }: Omit<Address, 'name'>): readonly string[] => [
  street,
  `${city} ${state} ${zip}`,
  countryName('US'),
]

/** What a paper says of it, or of those of several shipments; nothing where the goods stay at their destination. */
export function onwardFacts(all: readonly (OnwardConsignee | undefined)[]): readonly PrintedFact[] {
  const onward = all.filter((each) => each !== undefined)
  const [first] = onward
  if (first === undefined) return []
  const names = [...new Set(onward.map((each) => each?.name ?? texts.notStated))]
  const values = names.length === 1 && first ? [first.name, ...first.lines] : names
  return [{ label: texts.ultimateConsignee, values }]
}
