// Goods found in a pasted list or a file: a table whose columns are looked at first, or lines read out of plain text.
import { readDelimited } from '#domain/delimited-text.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { readCell } from '#domain/import/cells.ts'
import { FOUND_EXTRAS } from '#domain/import/goods-columns.ts'
import { guessMapping, type Mapping, plainName } from '#domain/import/mapping.ts'
import type { RawRow } from '#domain/import/raw-row.ts'
import { exportOf, headedRows } from '#domain/import/shop-exports.ts'
import type { ShopExportName } from '#domain/import/shop-shapes.ts'
import { parseItems } from '#domain/pasted-goods/parse-items.ts'
import { GOODS_NAMES, type GoodsLine } from '#domain/shipment-entry/goods.ts'

export type FoundTable = {
  readonly heading: readonly string[]
  readonly rows: readonly RawRow[]
  readonly mapping: Mapping
  readonly shop: ShopExportName | undefined
}
type Found =
  | { readonly kind: 'table'; readonly table: FoundTable }
  /** `foreign`: prices in another currency than CAD, which are left out. */
  | { readonly kind: 'lines'; readonly goods: readonly GoodsLine[]; readonly foreign: number }
  | { readonly kind: 'nothing' }

/** Columns that a table may fill; an order's number only tells how many orders there are. */
export const FOUND_COLUMNS: readonly string[] = [...GOODS_NAMES, 'shipment', ...FOUND_EXTRAS.map(({ name }) => name)]

export function tableOf(heading: readonly string[], rows: readonly RawRow[]): FoundTable {
  const guessed = guessMapping('found', heading)
  return { heading, rows, mapping: guessed, shop: exportOf(heading.map(plainName))?.name }
}

/** A table with headings where the first line names at least a description or a SKU and one column more; else lines of text. */
export function findInText(text: string): Found {
  const read = readDelimited(text, text.includes('\t') ? { sign: '\t' } : {})
  const headed = read.kind === 'rows' ? headedRows(read.rows, plainName) : undefined
  if (headed && headed.rows.length > 0) {
    const table = tableOf(headed.heading.cells, headed.rows)
    const named = table.mapping.filter((name) => name !== null)
    if (named.length > 1 && (named.includes('description') || named.includes('sku'))) return { kind: 'table', table }
  }
  const parsed = parseItems(text)
  if (parsed.length === 0) return { kind: 'nothing' }
  const goods = parsed.map((item) =>
    withoutEmpty({
      sku: item.sku,
      asin: item.asin,
      description: item.description,
      quantity: item.quantity === null ? null : String(item.quantity),
      cost_cad: item.currency === 'USD' ? null : (item.unitPrice?.toFixed(2) ?? null),
      country_of_origin: item.countryOfOrigin,
      hts_code: item.htsCode?.length === 10 ? item.htsCode : null,
    }),
  )
  const foreign = parsed.filter(({ currency, unitPrice }) => currency === 'USD' && unitPrice !== null).length
  return { kind: 'lines', goods: summed(goods), foreign }
}

type GoodsFound = {
  readonly goods: readonly GoodsLine[]
  readonly orders: number
  /** Codes with fewer digits than the US asks for, which are left out. */
  readonly shortCodes: number
  /** Of the selling prices: how many goods have one, and the one currency that the file names for them, if any. */
  readonly prices: { readonly count: number; readonly currency: string | undefined }
}

/**
 * The rows of a table as goods; rows of the same goods, such as those of several orders, are added up. `priceIsCost`: the person says
 * that what the goods sell at is what they cost; nobody else may.
 */
export function goodsIn({ rows, mapping }: FoundTable, priceIsCost = false): GoodsFound {
  const [orders, currencies] = [new Set<string>(), new Set<string>()]
  let [shortCodes, count] = [0, 0]
  const goods = rows.map(({ cells }) => {
    const named = mapping.flatMap((name, at) => (name ? [[name, (cells[at] ?? '').trim()] as const] : []))
    const { shipment, currency, sale_price, ...line } = Object.fromEntries(named)
    if (shipment) orders.add(shipment)
    if (sale_price) count += 1
    if (sale_price && currency) currencies.add(currency.toUpperCase())
    const isShort = line.hts_code ? SHORT_CODE.test(htsDigits(line.hts_code)) : false
    if (isShort) shortCodes += 1
    return withoutEmpty({
      ...withWeight(line),
      ...(isShort ? { hts_code: '' } : {}),
      ...(priceIsCost && !line.cost_cad && sale_price ? { cost_cad: sale_price } : {}),
    })
  })
  const prices = { count, currency: currencies.size > 0 ? [...currencies].join(', ') : undefined }
  return {
    goods: summed(goods.filter((line) => Object.keys(line).length > 0)),
    orders: orders.size,
    shortCodes,
    prices,
  }
}

/** A code of the harmonised system as all countries have it: six digits, or eight of another country. */
const SHORT_CODE = /^\d{4,9}$/
const WEIGHTS = FOUND_EXTRAS.filter(({ form }) => form.kind === 'measure')

/** Weights in any unit become one in kilograms. */
function withWeight(line: GoodsLine): GoodsLine {
  const rest = Object.fromEntries(Object.entries(line).filter(([name]) => WEIGHTS.every((each) => each.name !== name)))
  const read = WEIGHTS.map(({ name, form }) => (line[name] ? readCell(form, line[name]) : undefined))
  const weight = read.find((each) => each?.kind === 'value')
  return weight?.kind === 'value' ? { ...rest, unit_weight_kg: weight.value } : rest
}

const withoutEmpty = (cells: Readonly<Record<string, string | null>>): GoodsLine =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, cell]) => (cell ? [[name, cell]] : [])))

/** Lines of one SKU, or where there is none of one description, are one line with the units of all, where these are numbers. */
function summed(goods: readonly GoodsLine[]): readonly GoodsLine[] {
  const byName = new Map<string, GoodsLine>()
  goods.forEach((line, at) => {
    const name = line.sku ?? line.description ?? `#${at}`
    const before = byName.get(name)
    const units = Number(before?.quantity ?? 0) + Number(line.quantity ?? 0)
    if (!before) byName.set(name, line)
    else if (Number.isInteger(units) && units > 0) byName.set(name, { ...line, ...before, quantity: String(units) })
    else byName.set(`${name}#${at}`, line)
  })
  return [...byName.values()]
}
