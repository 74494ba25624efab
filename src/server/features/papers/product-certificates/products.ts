// Products as a certificate takes them: read by what they are known by, with their standing.
import { z } from 'zod'
import type { listCertifiableProducts } from '#contract/product-certificates.ts'
import type { AddressParts } from '#domain/address/address.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { FormItem } from '../../../records/cusma/form-facts.ts'
import type { DecisionNeeds } from '../../../records/origin/standing-decisions.ts'
import { pageOf } from '../../../records/shipments/paging.ts'
import type { Scope } from '../../../scope.ts'
import {
  type CertifiableProduct,
  countCertifiable,
  findCertifiable,
  pageOfCertifiable,
} from '../../../store/certifiable-products.ts'
import type { Db } from '../../../store/database.ts'
import type { ProductCertificateRow } from '../../../store/product-certificates.ts'

type Asked = z.output<(typeof listCertifiableProducts)['query']>
type Needs = Pick<Deps, 'today'> & DecisionNeeds

const PER_PAGE = 50

const asOf = ({ today, origin, tariff }: Needs) => ({ today: today(), rules: origin.version, release: tariff.release })

export async function listCertifiable(needs: Needs & { readonly db: Db }, { clientId }: Scope, asked: Asked) {
  const question = { ...asOf(needs), search: asked.search, standing: asked.standing }
  const total = await countCertifiable(needs.db, clientId, question)
  const offset = (asked.page - 1) * PER_PAGE
  const rows = await pageOfCertifiable(needs.db, clientId, question, { limit: PER_PAGE, offset })
  return pageOf(rows.map(onWire), { page: asked.page, perPage: PER_PAGE, total })
}

const onWire = (row: CertifiableProduct) => ({
  product: row.product,
  sku: row.sku,
  description: row.description,
  origin: row.country_of_origin ?? '',
  htsCode: row.hts_code,
  isCodeConfirmed: row.hts_confirmed_at !== null,
  standing: row.standing,
  certifiedUntil: row.certified_until,
})

/** What a certificate's goods are known by. */
export const productsOf = ({ products }: Pick<ProductCertificateRow, 'products'>): readonly string[] =>
  z.array(z.string()).parse(products)

/** In the order they are named; one the client has no longer is left out. */
export const readProducts = (
  db: Db,
  needs: Needs,
  { clientId }: Scope,
  products: readonly string[],
): Promise<readonly CertifiableProduct[]> => findCertifiable(db, clientId, products, asOf(needs))

/** Throws `missing` where one of them is not the client's. */
export async function refuseForeignProducts(db: Db, needs: Needs, scope: Scope, products: readonly string[]) {
  const found = await readProducts(db, needs, scope, products)
  if (found.length < new Set(products).size) throw new AppError('missing', 'no-such-product')
}

/** As goods of a form, known by the product; one whose SKU another has too is named by the product as well. */
export function asFormItems(rows: readonly CertifiableProduct[]): readonly FormItem[] {
  const uses = Map.groupBy(rows, ({ sku }) => sku)
  return rows.map((row) => ({
    id: row.product,
    product: row.product,
    sku: uses.get(row.sku)?.length === 1 ? row.sku : row.product,
    description: row.description,
    countryOfOrigin: row.country_of_origin,
    htsCode: row.hts_code,
    isCodeConfirmed: row.hts_confirmed_at !== null,
    maker: makerOf(row),
  }))
}

const makerOf = (row: CertifiableProduct): AddressParts | null =>
  row.maker_name === null
    ? null
    : {
        name: row.maker_name,
        streetAddress: row.maker_street ?? '',
        city: row.maker_city ?? '',
        state: row.maker_state ?? '',
        country: row.maker_country ?? '',
        zipCode: row.maker_zip ?? '',
      }
