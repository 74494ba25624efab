// What product an ASIN names, for somebody who is not signed in: what the visitor says, else the catalogue. What clients wrote of
// their own goods is never looked at. Source: decisions 8.
import { texts } from '#texts/en/public-tools.ts'
import type { Deps } from '../../deps.ts'
import { ProviderError } from '../../errors.ts'
import type { ListedProduct } from '../../providers/product-catalogue/product-catalogue.ts'

export type Found =
  | {
      readonly kind: 'known'
      readonly title: string
      readonly category: string | undefined
      readonly source: string | null
    }
  | { readonly kind: 'unknown'; readonly message: string }

type Needs = Pick<Deps, 'log' | 'settings' | 'productCatalogue'>

/** `given`: the title as the visitor typed it, perhaps blank. Never throws for the catalogue's sake. */
export async function findProduct(needs: Needs, asin: string, given: string | undefined): Promise<Found> {
  if (given) return { kind: 'known', title: given, category: undefined, source: null }
  try {
    const listed = await listedProduct(needs, asin)
    return listed ? known(listed) : { kind: 'unknown', message: texts.unknownAsin(asin) }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    needs.log.warn({ err: error }, 'product not found out')
    return { kind: 'unknown', message: texts.catalogueFailed(asin) }
  }
}

/** The catalogue of the demo goods counts only where the demo is loaded. */
const listedProduct = async (
  { productCatalogue, settings }: Needs,
  asin: string,
): Promise<ListedProduct | undefined> =>
  productCatalogue.asksOutside || settings.demo ? productCatalogue.find(asin) : undefined

const known = ({ title, category, source }: ListedProduct): Found => ({ kind: 'known', title, category, source })
