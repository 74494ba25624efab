// Titles and categories of products from Amazon's catalogue.
import { z } from 'zod'
import type { AmazonRead } from './amazon-access.ts'
import type { ListedProduct, ProductCatalogue } from './product-catalogue.ts'

export const amazonCatalogue = (read: AmazonRead, marketplaceId: string): ProductCatalogue => ({
  asksOutside: true,
  find: async (asin) => {
    const item = await read(itemPath(asin, marketplaceId), catalogueItem)
    return item && productOf(item, marketplaceId)
  },
})

const itemPath = (asin: string, marketplaceId: string): string =>
  `/catalog/2022-04-01/items/${encodeURIComponent(asin)}?${new URLSearchParams({
    marketplaceIds: marketplaceId,
    includedData: 'summaries,classifications',
  })}`

type Node = { readonly displayName: string; readonly parent?: Node | undefined }
const node: z.ZodType<Node> = z.lazy(() => z.object({ displayName: z.string(), parent: node.optional() }))
const catalogueItem = z.object({
  asin: z.string(),
  summaries: z.array(z.object({ marketplaceId: z.string(), itemName: z.string().optional() })).default([]),
  classifications: z
    .array(z.object({ marketplaceId: z.string(), classifications: z.array(node).default([]) }))
    .default([]),
})

/** Undefined where the marketplace has no title of it: nothing is made up. */
function productOf(
  { summaries, classifications }: z.output<typeof catalogueItem>,
  marketplaceId: string,
): ListedProduct | undefined {
  const title = summaries.find((each) => each.marketplaceId === marketplaceId)?.itemName?.trim()
  if (!title) return undefined
  const [deepest] = classifications.find((each) => each.marketplaceId === marketplaceId)?.classifications ?? []
  return deepest ? { title, category: pathOf(deepest), source: 'amazon' } : { title, source: 'amazon' }
}

/** 'Home & Kitchen > Candles' */
const pathOf = ({ displayName, parent }: Node): string => (parent ? `${pathOf(parent)} > ${displayName}` : displayName)
