// The catalogue as a file in the columns an import reads.
import type { exportCatalogueByKey } from '#contract/key-files.ts'
import type { exportCatalogue } from '#contract/list-files.ts'
import { CATALOGUE_COLUMNS, type CatalogueColumn } from '#domain/catalogue/import-rows.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import type { Deps } from '../../deps.ts'
import { byPages, type ListFile } from '../../http/serve-list-file.ts'
import { type ProductRow, pageOfProducts } from '../../store/catalogue.ts'

/** Costs are of one unit in CAD. */
export const catalogueFile = <E extends typeof exportCatalogue | typeof exportCatalogueByKey>({
  db,
}: Pick<Deps, 'db'>): ListFile<E, ProductRow, number> => ({
  heading: () => CATALOGUE_COLUMNS,
  cells: (product) => CATALOGUE_COLUMNS.map((column) => CELLS[column](product)),
  read: byPages(({ scope, query }, { page, perPage }) =>
    pageOfProducts(db, scope.clientId, query.search, { limit: perPage, offset: (page - 1) * perPage }),
  ),
})

const CELLS: Readonly<Record<CatalogueColumn, (product: ProductRow) => string | null | undefined>> = {
  asin: (product) => product.asin,
  country_of_origin: (product) => product.country_of_origin,
  hts_code: (product) => product.hts_code && formatHtsCode(product.hts_code),
  hts_description: (product) => product.hts_description,
  cost_cad: (product) => product.cogs_cad,
  maker_name: (product) => product.maker_name,
  maker_street: (product) => product.maker_street,
  maker_city: (product) => product.maker_city,
  maker_state: (product) => product.maker_state,
  maker_zip: (product) => product.maker_zip,
  maker_country: (product) => product.maker_country,
  sku: (product) => product.sku,
  description: (product) => product.description,
  updated_at: (product) => product.updated_at?.toISOString(),
}
