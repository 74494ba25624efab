// A box of an import: its measures and what lies in it, out of rows that follow each other.
import type { ImportRecord, LineProblem } from './records.ts'

export const BOX_FIELDS = ['weight_kg', 'length_cm', 'width_cm', 'height_cm'] as const
export const CONTENT_FIELDS = ['asin', 'fnsku', 'quantity', 'description', 'cost_cad'] as const
type Given = Readonly<Record<string, string | undefined>>

export type GivenBox = {
  readonly number: number
  readonly fields: Given
  /** By SKU; empty where the file says nothing of contents. */
  readonly contents: ReadonlyMap<string, Given>
  readonly problems: readonly LineProblem[]
}

/** Contents that the file names are all the box holds; a measure may stand in any of its rows, but not differently. */
export function boxOf({ rows, values }: ImportRecord): GivenBox {
  const problems: LineProblem[] = []
  const fields: Record<string, string> = {}
  const contents = new Map<string, Given>()
  for (const { line, values: row } of rows) {
    for (const name of BOX_FIELDS) {
      const given = row[name]
      if (given === undefined) continue
      if (fields[name] !== undefined && fields[name] !== given)
        problems.push({ line, column: name, problem: { reason: 'boxDiffers', facts: { column: name } } })
      fields[name] = given
    }
    const content = Object.fromEntries(CONTENT_FIELDS.map((name) => [name, row[name]]))
    const hasContent = row.sku !== undefined || Object.values(content).some((each) => each !== undefined)
    if (!hasContent) continue
    if (row.sku === undefined || row.quantity === undefined)
      problems.push({ line, column: 'sku', problem: { reason: 'contentNeeds' } })
    else if (contents.has(row.sku)) problems.push({ line, column: 'sku', problem: { reason: 'skuTwiceInBox' } })
    else contents.set(row.sku, content)
  }
  return { number: Number(values.box_number), fields, contents, problems }
}
