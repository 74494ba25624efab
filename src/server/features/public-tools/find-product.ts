// What product an ASIN names, for the public tools: what the person says, else the catalogue all share, else the service outside.
// What clients wrote of their own goods is never looked at. Source: decisions 8.
import type { Deps } from '../../deps.ts'
import { ProviderError } from '../../errors.ts'
import type { ListedProduct, ProductSource } from '../../providers/product-catalogue/product-catalogue.ts'
import { findSharedProduct } from '../../store/shared-products.ts'

export type Found =
  | {
      readonly kind: 'known'
      readonly title: string
      readonly category: string | undefined
      readonly source: ProductSource | null
    }
  | { readonly kind: 'unknown'; readonly reason: 'unknown-asin' | 'catalogue-failed' }

type Needs = Pick<Deps, 'db' | 'log' | 'settings' | 'productCatalogue'>

/** `given`: the title as the visitor typed it, perhaps blank. Never throws for the catalogue's sake. */
export async function findProduct(needs: Needs, asin: string, given: string | undefined): Promise<Found> {
  if (given) return { kind: 'known', title: given, category: undefined, source: null }
  try {
    const listed = await listedProduct(needs, asin)
    return listed ? known(listed) : { kind: 'unknown', reason: 'unknown-asin' }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    needs.log.warn({ err: error }, 'product not found out')
    return { kind: 'unknown', reason: 'catalogue-failed' }
  }
}

/** The catalogue of the demo goods counts only where the demo is loaded. */
async function listedProduct(
  { db, productCatalogue, settings }: Needs,
  asin: string,
): Promise<ListedProduct | undefined> {
  const shared = await findSharedProduct(db, asin)
  if (shared) return { title: shared.title, category: shared.category ?? undefined, source: 'shared' }
  return productCatalogue.asksOutside || settings.demo ? productCatalogue.find(asin) : undefined
}

const known = ({ title, category, source }: ListedProduct): Found => ({ kind: 'known', title, category, source })
