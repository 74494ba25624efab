// The seller's shops, and their products into the catalogue of a client.
import { z } from 'zod'
import { texts } from '#texts/en/import.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id } from './fields.ts'

const shopName = z.enum(['shopify', 'woocommerce'])
export type ShopName = z.output<typeof shopName>

export const listShops = endpoint({
  method: 'GET',
  path: '/api/staff/shops',
  access: 'staff',
  summary: 'The shops whose products can be fetched, and whether each is connected.',
  answer: envelope(z.array(z.object({ name: shopName, configured: z.boolean() }))),
  failure: (say) => say(texts).shopListFailed,
})

export const fetchShopProducts = endpoint({
  method: 'POST',
  path: '/api/staff/clients/:clientId/shop-products',
  access: 'staff',
  makes: true,
  summary:
    "Fetches the products of a shop into the client's catalogue, by the ASINs that its shipments have for their SKUs. Asked again it changes nothing.",
  params: z.strictObject({ clientId: id }),
  body: z.strictObject({ shop: shopName }),
  answer: envelope(
    z.object({
      read: z.int().meta({ description: 'products with a SKU in the shop, at most 5,000' }),
      unknown: z.int().meta({ description: 'of these, SKUs that no shipment of the client has with an ASIN' }),
      counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int() }),
    }),
  ),
  failure: (say) => say(texts).shopFailed,
  failures: ['code-not-ten-digits', 'data-changed-since', 'lines-wrong', 'shop-off', 'shop-silent'],
})
