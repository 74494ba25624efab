// Products out of WooCommerce's REST API. Source: WooCommerce REST API v3, "Products", "Product variations", "Data"; the cost of goods is there
// from WooCommerce 9.5 on where the shop has it switched on. It has no field for origin or customs code.
import { z } from 'zod'
import type { Http } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import type { ShopProduct, ShopProducts } from './shop-products.ts'

const WOOCOMMERCE = 'woocommerce'
const PER_PAGE = 100
const DEADLINE_MS = 30_000
const LARGEST_BYTES = 10_000_000
/** 429 and the like are asked again after as long as the shop says. */
const TRIES = 4

export type WooAccess = { readonly baseUrl: string; readonly key: string; readonly secret: string }
type Needs = { readonly http: Http; readonly access: WooAccess }

const costs = z.object({ total_value: z.union([z.number(), z.string()]).nullish() }).nullish()
const product = z.object({
  id: z.int(),
  type: z.string(),
  name: z.string(),
  sku: z.string().nullish(),
  cost_of_goods_sold: costs,
})
const variation = z.object({
  sku: z.string().nullish(),
  attributes: z.array(z.object({ option: z.string() })).default([]),
  cost_of_goods_sold: costs,
})
const currency = z.object({ code: z.string() })

export function woocommerce(needs: Needs): ShopProducts {
  const read = async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> =>
    readJsonAnswer(WOOCOMMERCE, schema, await needs.http(request(needs.access, path)), 'answer of the shop')
  const each = async function* <S extends z.ZodType>(path: string, schema: S) {
    for (let at = 1; ; at += 1) {
      const rows = await read(`${path}?per_page=${PER_PAGE}&page=${at}&orderby=id&order=asc`, z.array(schema))
      yield rows
      if (rows.length < PER_PAGE) return
    }
  }
  return {
    configured: true,
    pages: async function* () {
      const { code } = await read('/data/currencies/current', currency)
      for await (const rows of each('/products', product)) {
        yield rows.filter(({ type }) => type === 'simple').flatMap((row) => productOf(row, row.name, code))
        for (const parent of rows.filter(({ type }) => type === 'variable'))
          for await (const variations of each(`/products/${parent.id}/variations`, variation))
            yield variations.flatMap((row) => {
              const title = [parent.name, ...row.attributes.map(({ option }) => option)].join(', ')
              return productOf(row, title, code)
            })
      }
    },
    test: async () => void (await read('/data/currencies/current', currency)),
  }
}

const request = ({ baseUrl, key, secret }: WooAccess, path: string) => ({
  provider: WOOCOMMERCE,
  url: `${baseUrl}/wp-json/wc/v3${path}`,
  headers: {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
  },
  deadlineMs: DEADLINE_MS,
  maxBytes: LARGEST_BYTES,
  tries: TRIES,
})

type Priced = Pick<z.output<typeof variation>, 'sku' | 'cost_of_goods_sold'>

/** A cost of 0 is one that nobody entered. */
function productOf({ sku, cost_of_goods_sold }: Priced, title: string, code: string): readonly ShopProduct[] {
  const named = sku?.trim()
  if (!named) return []
  const amount = String(cost_of_goods_sold?.total_value ?? '')
  const isCost = /^\d+(\.\d+)?$/.test(amount) && !/^0+(\.0+)?$/.test(amount)
  return [{ sku: named, title, cost: isCost ? { amount, currency: code } : null, customsCode: null, origin: null }]
}
