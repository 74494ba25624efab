// Calls about the client's products.
import type { FastifyInstance } from 'fastify'
import { commitImport, listCatalogue, listProductHistory, previewImport } from '#contract/catalogue.ts'
import { listEndedCodes, replaceEndedCode, undoReplacement } from '#contract/ended-codes.ts'
import { exportCatalogueByKey } from '#contract/key-files.ts'
import { exportCatalogue } from '#contract/list-files.ts'
import { fetchShopProducts, listShops } from '#contract/shop-products.ts'
import type { EndedCode } from '#domain/tariff/code-succession.ts'
import type { Language } from '#words/language.ts'
import { saidLine } from '#words/line-problems.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { serveListFile } from '../../http/serve-list-file.ts'
import type { ProductRow } from '../../store/catalogue.ts'
import { importCatalogue } from './commit-import.ts'
import { listEnded, replaceCode, undoReplaced } from './ended-codes.ts'
import { catalogueFile } from './export-catalogue.ts'
import { fetchFromShop } from './fetch-from-shop.ts'
import { listHistory, listProducts } from './list-catalogue.ts'
import { countKinds, type ImportPlan, planImport } from './plan-import.ts'

/** Rows and problems a preview shows at most. */
const SHOWN = 200

export function registerCatalogue(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listCatalogue, async ({ scope, query }) => {
    const { rows, pagination } = await listProducts(deps, scope, query)
    return { data: rows.map((row) => toWireProduct(row, deps)), pagination }
  })
  serve(app, deps, listProductHistory, async ({ scope, params }) => ({
    data: await listHistory(deps, scope, params.asin),
  }))
  serve(app, deps, previewImport, async ({ scope, body, say }) => ({
    data: toWirePlan(await planImport(deps.db, deps, scope.clientId, body.csv), say.language),
  }))
  serve(app, deps, commitImport, async ({ scope, body }) => ({
    data: { counts: await importCatalogue(deps, scope, body) },
  }))
  serve(app, deps, listEndedCodes, async ({ scope, query }) => {
    const { rows, pagination } = await listEnded(deps, scope, query)
    return { data: [...rows], pagination }
  })
  serve(app, deps, replaceEndedCode, async ({ scope, body }) => ({
    data: await replaceCode(deps, scope, body.htsCode),
  }))
  serve(app, deps, undoReplacement, async ({ scope, body }) => ({ data: await undoReplaced(deps, scope, body.id) }))
  serve(app, deps, listShops, async () => ({
    data: (['shopify', 'woocommerce'] as const).map((name) => ({ name, configured: deps.shops[name].configured })),
  }))
  serve(app, deps, fetchShopProducts, async ({ scope, body }) => ({
    data: await fetchFromShop(deps, scope, body.shop),
  }))
  serveListFile(app, deps, exportCatalogue, catalogueFile(deps))
  serveListFile(app, deps, exportCatalogueByKey, catalogueFile(deps))
}

const toWireProduct = (row: ProductRow, { tariff, today }: Pick<Deps, 'tariff' | 'today'>) => ({
  asin: row.asin,
  sku: row.sku,
  description: row.description,
  imageUrl: row.image_url,
  country_of_origin: row.country_of_origin,
  hts_code: row.hts_code,
  hts_description: row.hts_description,
  ended: toWireEnd(row.hts_code === null ? undefined : tariff.ended(row.hts_code, today())),
  hts_confirmed_by: row.hts_confirmed_by,
  hts_confirmed_at: row.hts_confirmed_at?.toISOString() ?? null,
  cogs_cad: row.cogs_cad === null ? null : Number(row.cogs_cad),
  manufacturing_address: row.manufacturing_address,
  manufacturing_address_id: row.manufacturing_address_id,
  updated_at: row.updated_at?.toISOString() ?? null,
})

const toWireEnd = (end: EndedCode | undefined) => (end ? { on: end.on, successors: [...end.successors] } : null)

const toWirePlan = ({ rows, errors, warnings, ignoredColumns, fingerprint }: ImportPlan, language: Language) => ({
  counts: countKinds(rows),
  errors: errors.slice(0, SHOWN).map((each) => saidLine(language, each)),
  errorCount: errors.length,
  warnings: warnings.slice(0, SHOWN).map((each) => saidLine(language, each)),
  ignoredColumns,
  rows: rows
    .flatMap(({ row, kind, changes }) =>
      kind === 'unchanged' ? [] : [{ line: row.line, asin: row.asin, kind, changes }],
    )
    .slice(0, SHOWN),
  fingerprint,
})
