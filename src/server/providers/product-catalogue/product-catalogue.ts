// What a product is, by its ASIN: a catalogue apart from what clients said of their own goods. Source: decisions 8.

export interface ProductCatalogue {
  /** Whether a look-up asks a service outside, which costs time and a share of its limit. */
  readonly asksOutside: boolean
  /** The product; undefined when the catalogue does not have it. Throws ProviderError when the service does not answer. */
  find(asin: string): Promise<ListedProduct | undefined>
}

/** `category` is a path such as 'Home & Kitchen > Candles'; `source` names the catalogue in words. */
export type ListedProduct = { readonly title: string; readonly category?: string; readonly source: string }

/** No catalogue. */
export const noProductCatalogue: ProductCatalogue = { asksOutside: false, find: async () => undefined }
