// How a shipment travels to its consignee, and the fulfilment centre that Direct to Amazon needs.
// Source: specification part 2, section 5, "Invoice and worksheets".

/** Source: specification part 2, section 9. */
export type LtlType = 'pattern_middle_mile' | 'direct_amazon' | 'ups_buffalo'

/** A fulfilment centre as typed; parts may be absent or blank. */
type FcInput = {
  readonly fcId: string
  readonly fcAddress: {
    readonly street?: string | undefined
    readonly city?: string | undefined
    readonly state?: string | undefined
    readonly zip?: string | undefined
  }
}

export type FulfilmentCentre = {
  readonly fcId: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

type FcResult =
  | { readonly kind: 'complete'; readonly centre: FulfilmentCentre }
  | { readonly kind: 'incomplete'; readonly lacks: CentreLack }

export const CENTRE_LACKS = ['id', 'address'] as const
export type CentreLack = (typeof CENTRE_LACKS)[number]

/** The centre with FC ID and state in capitals, or what is missing: the FC ID first, then the address. */
export function parseFulfilmentCentre(input: FcInput | undefined): FcResult {
  const part = (text: string | undefined) => (text ?? '').trim()
  const address = input?.fcAddress
  const centre = {
    fcId: part(input?.fcId).toUpperCase(),
    street: part(address?.street),
    city: part(address?.city),
    state: part(address?.state).slice(0, 2).toUpperCase(),
    zip: part(address?.zip),
  }
  if (!centre.fcId) return { kind: 'incomplete', lacks: 'id' }
  const complete = centre.street && centre.city && centre.state.length === 2 && centre.zip
  return complete ? { kind: 'complete', centre } : { kind: 'incomplete', lacks: 'address' }
}
