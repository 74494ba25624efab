// The products that a shop of the seller sells, as the shop knows them: what the catalogue may take over.

export type ShopName = 'shopify' | 'woocommerce'

export interface ShopProducts {
  readonly configured: boolean
  /** All products that have a SKU, variants each on their own, page by page. Throws ProviderError when the shop does not answer. */
  pages(): AsyncIterable<readonly ShopProduct[]>
  /** Whether the shop answers. Throws ProviderError when not. */
  test(): Promise<void>
}

/** What a shop does not say is null. A selling price is no cost and not asked for. */
export type ShopProduct = {
  readonly sku: string
  /** With the words that set the variant apart. */
  readonly title: string
  /** Of one unit; decimal text in the currency that the shop names. */
  readonly cost: { readonly amount: string; readonly currency: string } | null
  readonly customsCode: string | null
  /** Two letters. */
  readonly origin: string | null
}

export const noShop: ShopProducts = {
  configured: false,
  pages: async function* () {},
  test: async () => undefined,
}
