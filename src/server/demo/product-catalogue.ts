// The demo goods as a product catalogue: what the public tools know of an ASIN in a demo database.
import type { ProductCatalogue } from '../providers/product-catalogue/product-catalogue.ts'
import { DEMO_GOODS } from './goods.ts'

export const demoProductCatalogue: ProductCatalogue = {
  asksOutside: false,
  find: async (asin) => {
    const goods = DEMO_GOODS.find((each) => each.asin === asin)
    return goods && { title: goods.description, source: 'demo' }
  },
}
