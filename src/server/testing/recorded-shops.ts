// Shops that answer with a product of the sample world, for tests that walk the calls.
import type { Deps } from '../deps.ts'
import type { ShopProducts } from '../providers/shop-products/shop-products.ts'

const shop: ShopProducts = {
  configured: true,
  pages: async function* () {
    yield [
      {
        sku: 'NPG-6C',
        title: 'Soy candle, 6 oz',
        cost: { amount: '6.85', currency: 'CAD' },
        customsCode: '340600',
        origin: 'CA',
      },
      {
        sku: 'NPG-W',
        title: 'Wick trimmer',
        cost: { amount: '4.10', currency: 'USD' },
        customsCode: null,
        origin: null,
      },
    ]
  },
  test: async () => undefined,
}
export const SHOPS: Deps['shops'] = { shopify: shop, woocommerce: shop }
