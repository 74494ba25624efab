// The catalogue as the text of a CSV file, in the columns an import reads.
import { CATALOGUE_COLUMNS, type CatalogueColumn } from '#domain/catalogue/import-rows.ts'
import { writeCsv } from '#domain/csv.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { type ProductRow, pageOfProducts } from '../../store/catalogue.ts'

const MOST_PRODUCTS = 100_000

/** Costs are of one unit in CAD; the day in the name is today in the business's time zone. */
export async function exportProducts(
  { db, today }: Pick<Deps, 'db' | 'today'>,
  scope: Scope,
): Promise<{ readonly filename: string; readonly csv: string }> {
  const products = await pageOfProducts(db, scope.clientId, '', { limit: MOST_PRODUCTS, offset: 0 })
  const rows = products.map((product) => CATALOGUE_COLUMNS.map((column) => CELLS[column](product) ?? ''))
  return { filename: `catalogue-${today()}.csv`, csv: writeCsv([[...CATALOGUE_COLUMNS], ...rows]) }
}

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
