// A file of a shop names products by SKU alone: the ASIN of each is the one that the client's own shipments name with that SKU.
import type { ProductProblem } from '#domain/catalogue/import-rows.ts'
import type { TextRow } from '#domain/delimited-text.ts'
import { plainName } from '#domain/import/mapping.ts'
import { asinsOfSkus } from '../../store/catalogue.ts'
import type { Db } from '../../store/database.ts'

type Known = {
  readonly rows: readonly TextRow[]
  /** Lines left out because no shipment names an ASIN for their SKU. */
  readonly unknown: readonly ProductProblem[]
}

/** The rows with a column of ASINs where they have none but SKUs; else as they are. `rows[0]` is the heading. */
export async function withKnownAsins(db: Db, clientId: string, rows: readonly TextRow[]): Promise<Known> {
  const [heading, ...body] = rows
  const names = heading?.cells.map(plainName) ?? []
  const at = names.indexOf('sku')
  if (!heading || at < 0 || names.includes('asin')) return { rows, unknown: [] }
  const skuOf = ({ cells }: TextRow) => (cells[at] ?? '').trim()
  const known = await asinsOfSkus(db, clientId, [...new Set(body.map(skuOf).filter(Boolean))])
  const found = body.flatMap((row) => {
    const asin = known.get(skuOf(row))
    return asin ? [{ line: row.line, cells: [asin, ...row.cells] }] : []
  })
  const unknown = body
    .filter((row) => !known.has(skuOf(row)))
    .map(({ line }): ProductProblem => ({ line, column: 'sku', problem: { reason: 'skuUnknown' } }))
  return { rows: [{ line: heading.line, cells: ['asin', ...heading.cells] }, ...found], unknown }
}
