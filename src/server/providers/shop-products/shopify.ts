// Products out of Shopify's Admin API in GraphQL. Source: Shopify, GraphQL Admin API reference, `productVariants`, and its page on rate limits:
// a call that costs more than is left is answered THROTTLED, and what is left grows by `restoreRate` points a second.
import { z } from 'zod'
import { ProviderError } from '../../errors.ts'
import type { Http } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import type { ShopProduct, ShopProducts } from './shop-products.ts'

const SHOPIFY = 'shopify'
const API_VERSION = '2025-10'
const PER_PAGE = 100
const DEADLINE_MS = 30_000
const LARGEST_BYTES = 5_000_000
const TRIES = 4
const THROTTLED_TRIES = 5
const LONGEST_PAUSE_MS = 20_000

export type ShopifyAccess = { readonly baseUrl: string; readonly token: string }
type Needs = { readonly http: Http; readonly access: ShopifyAccess; pause(ms: number): Promise<void> }

const QUERY = `query Variants($first: Int!, $after: String) {
  productVariants(first: $first, after: $after) {
    nodes {
      sku
      product { title }
      selectedOptions { value }
      inventoryItem { unitCost { amount currencyCode } harmonizedSystemCode countryCodeOfOrigin }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

const variant = z.object({
  sku: z.string().nullable(),
  product: z.object({ title: z.string() }),
  selectedOptions: z.array(z.object({ value: z.string() })).default([]),
  inventoryItem: z
    .object({
      unitCost: z.object({ amount: z.string(), currencyCode: z.string() }).nullable(),
      harmonizedSystemCode: z.string().nullable(),
      countryCodeOfOrigin: z.string().nullable(),
    })
    .nullable(),
})
const page = z.object({
  nodes: z.array(variant),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
})
const cost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
})
const answer = z.object({
  data: z.object({ productVariants: page }).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }))
    .default([]),
  extensions: z.object({ cost: cost.optional() }).optional(),
})
type Answer = z.output<typeof answer>

export function shopify(needs: Needs): ShopProducts {
  return {
    configured: true,
    pages: async function* () {
      let after: string | null = null
      do {
        const found: z.output<typeof page> = await variants(needs, PER_PAGE, after)
        yield found.nodes.flatMap(productOf)
        after = found.pageInfo.hasNextPage ? found.pageInfo.endCursor : null
      } while (after !== null)
    },
    test: async () => void (await variants(needs, 1, null)),
  }
}

/** One page; waits as long as Shopify says where too much was asked. */
async function variants(needs: Needs, first: number, after: string | null): Promise<z.output<typeof page>> {
  for (let attempt = 1; ; attempt += 1) {
    const text = await needs.http(request(needs.access, { first, after }))
    const read = readJsonAnswer(SHOPIFY, answer, text, 'page of products')
    if (read.data) return read.data.productVariants
    if (!isThrottled(read)) throw new ProviderError(SHOPIFY, 'refused the question', false)
    if (attempt === THROTTLED_TRIES) throw new ProviderError(SHOPIFY, 'answered 429', true, { status: 429 })
    await needs.pause(pauseFor(read))
  }
}

const isThrottled = ({ errors }: Answer): boolean => errors.some(({ extensions }) => extensions?.code === 'THROTTLED')

/** Until enough points are restored, at least a second. */
function pauseFor({ extensions }: Answer): number {
  if (!extensions?.cost) return 1000
  const { requestedQueryCost, throttleStatus } = extensions.cost
  const lacking = requestedQueryCost - throttleStatus.currentlyAvailable
  return Math.min(LONGEST_PAUSE_MS, Math.max(1000, Math.ceil((lacking / throttleStatus.restoreRate) * 1000)))
}

const request = ({ baseUrl, token }: ShopifyAccess, variables: object) => ({
  provider: SHOPIFY,
  url: `${baseUrl}/admin/api/${API_VERSION}/graphql.json`,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', accept: 'application/json', 'x-shopify-access-token': token },
  body: JSON.stringify({ query: QUERY, variables }),
  deadlineMs: DEADLINE_MS,
  maxBytes: LARGEST_BYTES,
  tries: TRIES,
})

/** 'Default Title' is Shopify's word for goods without variants. */
function productOf({ sku, product, selectedOptions, inventoryItem }: z.output<typeof variant>): readonly ShopProduct[] {
  const named = sku?.trim()
  if (!named) return []
  const values = selectedOptions.map(({ value }) => value).filter((value) => value !== 'Default Title')
  const unitCost = inventoryItem?.unitCost
  return [
    {
      sku: named,
      title: [product.title, ...values].join(', '),
      cost: unitCost ? { amount: unitCost.amount, currency: unitCost.currencyCode } : null,
      customsCode: inventoryItem?.harmonizedSystemCode ?? null,
      origin: inventoryItem?.countryCodeOfOrigin ?? null,
    },
  ]
}
