// The products of a seller's shop into the catalogue: by SKU, as a file that names no ASINs goes in.
import type { ShopName } from '#contract/shop-products.ts'
import { writeCsv } from '#domain/csv.ts'
import { htsDigits } from '#domain/hts-code.ts'
import type { Deps } from '../../deps.ts'
import { AppError, ProviderError, serviceTrouble } from '../../errors.ts'
import type { ShopProduct } from '../../providers/shop-products/shop-products.ts'
import type { Scope } from '../../scope.ts'
import { importCatalogue } from './commit-import.ts'
import { countKinds, planImport } from './plan-import.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'tariff' | 'today' | 'shops'>
type Fetched = { readonly read: number; readonly unknown: number; readonly counts: ReturnType<typeof countKinds> }

/** What one import takes. */
const MOST_PRODUCTS = 5000
/** A shop that goes on without naming products is not asked for ever. */
const MOST_PAGES = 500
const NOTHING = countKinds([])

/**
 * `read`: products with a SKU in the shop; `unknown`: those of them whose SKU no shipment of the client has with an ASIN. Costs in another
 * currency than CAD and codes with fewer than ten digits are left out. Throws `unavailable` when the shop does not answer or none is connected.
 */
export async function fetchFromShop(needs: Needs, scope: Scope, name: ShopName): Promise<Fetched> {
  const shop = needs.shops[name]
  if (!shop.configured) throw new AppError('unavailable', 'shop-off')
  const products = await collected(shop.pages())
  const csv = csvOf(products)
  const plan = await planImport(needs.db, needs, scope.clientId, csv)
  const unknown = products.length - plan.rows.length
  if (plan.rows.length === 0) return { read: products.length, unknown, counts: NOTHING }
  return { read: products.length, unknown, counts: await importCatalogue(needs, scope, { csv }) }
}

/** Each SKU once, as the shop has it first. */
async function collected(pages: AsyncIterable<readonly ShopProduct[]>): Promise<readonly ShopProduct[]> {
  const bySku = new Map<string, ShopProduct>()
  let asked = 0
  try {
    for await (const page of pages) {
      for (const product of page) if (!bySku.has(product.sku)) bySku.set(product.sku, product)
      asked += 1
      if (bySku.size >= MOST_PRODUCTS || asked >= MOST_PAGES) break
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw new AppError('unavailable', 'shop-silent', serviceTrouble(error))
  }
  return [...bySku.values()].slice(0, MOST_PRODUCTS)
}

const csvOf = (products: readonly ShopProduct[]): string =>
  writeCsv([
    ['sku', 'cost_cad', 'country_of_origin', 'hts_code'],
    ...products.map(({ sku, cost, origin, customsCode }) => [sku, costOf(cost), origin ?? '', codeOf(customsCode)]),
  ])

/** Nothing where it is no amount above 0 of two decimals in CAD. */
const costOf = (cost: ShopProduct['cost']): string =>
  cost?.currency === 'CAD' && /^\d{1,7}(\.\d{1,2})?$/.test(cost.amount) && /[1-9]/.test(cost.amount) ? cost.amount : ''

const codeOf = (code: string | null): string => (code && htsDigits(code).length === 10 ? code : '')
