// What a product is, by its ASIN: a catalogue apart from what clients said of their own goods. Source: decisions 8.

export interface ProductCatalogue {
  /** Whether a look-up asks a service outside, which costs time and a share of its limit. */
  readonly asksOutside: boolean
  /** The product; undefined when the catalogue does not have it. Throws ProviderError when the service does not answer. */
  find(asin: string): Promise<ListedProduct | undefined>
}

/** `category` is a path such as 'Home & Kitchen > Candles'; `source`: whose title it is. */
export type ListedProduct = {
  readonly title: string
  readonly category?: string | undefined
  readonly source: ProductSource
}
export type ProductSource = 'shared' | 'demo' | 'amazon'

/** No catalogue. */
export const noProductCatalogue: ProductCatalogue = { asksOutside: false, find: async () => undefined }

/** What Amazon knows of plans to send goods in; of one seller's account. Source: customs facts 9. */
export interface InboundPlans {
  readonly configured: boolean
  /** The newest plans. Throws ProviderError when the service does not answer as it should. */
  list(): Promise<readonly InboundPlanSummary[]>
  /** The whole of one plan; undefined when there is none. */
  find(id: string): Promise<InboundPlan | undefined>
  /** Where the newest plans send goods: each fulfilment centre once, with its whole address. */
  centres(): Promise<readonly InboundCentre[]>
}

/** `code` in capitals: 'DFW7'. */
export type InboundCentre = {
  readonly code: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export type InboundPlanSummary = {
  readonly id: string
  readonly name: string
  readonly status: string
  /** As Amazon writes it, ISO. */
  readonly createdAt: string
}
export type InboundItem = {
  readonly sku: string
  readonly asin: string
  readonly fnsku: string | null
  readonly quantity: number
}
/** Decimal text; null where Amazon has no measure. */
export type InboundBox = {
  readonly weightKg: string | null
  readonly lengthCm: string | null
  readonly widthCm: string | null
  readonly heightCm: string | null
  readonly items: readonly InboundItem[]
}
export type InboundPlacement = {
  readonly amazonShipmentId: string
  readonly warehouseId: string | null
  readonly address: string | null
  readonly status: string
}
export type InboundPlan = InboundPlanSummary & {
  readonly items: readonly InboundItem[]
  readonly boxes: readonly InboundBox[]
  readonly options: readonly {
    readonly id: string
    readonly status: string
    readonly placements: readonly InboundPlacement[]
  }[]
}
