// The four parties of a commercial invoice. Source: 19 CFR 141.86(a)(2); specification part 2, sections 3 and 9.
import type { FulfilmentCentre, LtlType } from './ltl.ts'

/** A firm and where it is. Absent parts are empty; `country` is ISO alpha-2. */
export type Party = {
  readonly name: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  readonly phone: string
}

/** Source: specification part 2, section 9. */
export type BrokerType = 'clearit' | 'acb'

export type Exporter = Party & { readonly businessNumber: string }

/** Where the goods go: a fulfilment centre, or the warehouse of the provider whose address the operator sets up. */
export type Destination =
  | { readonly type: 'direct_amazon'; readonly centre: FulfilmentCentre }
  | { readonly type: Exclude<LtlType, 'direct_amazon'>; readonly warehouse: Party | null }
