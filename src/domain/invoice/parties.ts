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

/** Business information as the database and the contract name it. */
type OwnBusiness = {
  readonly legal_name: string
  readonly address_line1: string
  readonly address_line2?: string | null
  readonly city: string
  readonly state?: string | null
  readonly postal_code: string
  readonly country: string
  readonly phone_number?: string | null
  readonly canadian_business_number?: string | null
}

/** The client as exporter; absent parts are empty. */
export const exporterOf = (business: OwnBusiness): Exporter => ({
  name: business.legal_name,
  addressLine1: business.address_line1,
  addressLine2: business.address_line2 ?? '',
  city: business.city,
  state: business.state ?? '',
  postalCode: business.postal_code,
  country: business.country,
  phone: business.phone_number ?? '',
  businessNumber: business.canadian_business_number ?? '',
})

/** Where the goods go: a fulfilment centre, or the warehouse of the provider whose address the operator sets up. */
export type Destination =
  | { readonly type: 'direct_amazon'; readonly centre: FulfilmentCentre }
  | { readonly type: Exclude<LtlType, 'direct_amazon'>; readonly warehouse: Party | null }
