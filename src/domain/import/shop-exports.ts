// Exports of shops and marketplaces, recognised by their headings, and their rows as goods. What they sell at is never taken for the cost of
// goods, and what lies in stock never for what is shipped.
import type { RawRow } from './raw-row.ts'
import { SHOP_EXPORTS, type ShopExport, type ShopExportName } from './shop-shapes.ts'

/** The export whose headings these are, as `plainName` writes them. */
export const exportOf = (plainHeadings: readonly string[]): ShopExport | undefined =>
  SHOP_EXPORTS.find(({ signs }) => signs.every((sign) => plainHeadings.includes(sign)))

export type Headed = {
  readonly heading: RawRow
  /** How many rows stand above the heading. */
  readonly above: number
  readonly shop: ShopExportName | undefined
  /** The goods of the next row below, asked in their order; none where a row is no goods. */
  readonly goodsOf: (row: RawRow) => readonly RawRow[]
}

/** Rows looked at for the heading of an export: some say of which shipment they are first. */
export const FIRST_ROWS = 20

/** The heading among the first rows of a file. Undefined where there are none. */
export function findHeading(first: readonly RawRow[], plainName: (heading: string) => string): Headed | undefined {
  const plain = first.slice(0, FIRST_ROWS).map(({ cells }) => cells.map(plainName))
  const above = Math.max(
    0,
    plain.findIndex((cells) => exportOf(cells) !== undefined),
  )
  const shop = exportOf(plain[above] ?? [])?.name
  const heading = first[above]
  const settled = shop && SETTLED[shop]
  return heading && { heading, above, shop, goodsOf: settled ? settled(placesOf(plain[above] ?? [])) : (row) => [row] }
}

type HeadedRows = Pick<Headed, 'heading' | 'shop'> & { readonly rows: readonly RawRow[] }

/** The heading and the rows below it; of an export each row is one of its goods. Undefined where there are no rows. */
export function headedRows(rows: readonly RawRow[], plainName: (heading: string) => string): HeadedRows | undefined {
  const found = findHeading(rows, plainName)
  return found && { ...found, rows: rows.slice(found.above + 1).flatMap(found.goodsOf) }
}

type Places = (heading: string) => number
const placesOf =
  (plain: readonly string[]): Places =>
  (heading) =>
    plain.indexOf(heading)
const cellOf = ({ cells }: RawRow, place: number): string => (cells[place] ?? '').trim()

const SETTLED: Partial<Record<ShopExportName, (place: Places) => Headed['goodsOf']>> = {
  'shopify-products': shopifyVariants,
  'shopify-inventory': namedOnce,
  'woocommerce-products': (place) => (row) =>
    ['variable', 'grouped', 'external'].includes(cellOf(row, place('type'))) ? [] : [row],
  'woocommerce-order-list': soldInOneCell,
  'etsy-listings': severalSkus,
  'etsy-order-totals': () => () => [],
  'ebay-orders': (place) => (row) => (cellOf(row, place('item_title')) === '' ? [] : [row]),
}

const OPTIONS = ['option1_value', 'option2_value', 'option3_value']

/** The title with what sets the variant apart; 'Default Title' is Shopify's word for goods without variants. */
const variantName = (title: string, values: readonly string[]): string =>
  [title, ...values.filter((value) => value !== '' && value !== 'Default Title')].join(', ')

const withCell = (row: RawRow, place: number, text: string): RawRow => ({
  line: row.line,
  cells: row.cells.map((cell, at) => (at === place ? text : cell)),
})

/** Only a product's first variant names it, and rows that only add a picture are no goods. */
function shopifyVariants(place: Places): Headed['goodsOf'] {
  const titles = new Map<string, string>()
  const [title, options] = [place('title'), OPTIONS.map(place)]
  const handlePlace = place('handle') < 0 ? place('url_handle') : place('handle')
  return (row) => {
    const handle = cellOf(row, handlePlace)
    const known = titles.get(handle) ?? cellOf(row, title)
    titles.set(handle, known)
    const values = options.map((at) => cellOf(row, at))
    if (values.every((value) => value === '') && cellOf(row, title) === '') return []
    return [withCell(row, title, variantName(known, values))]
  }
}

/** The inventory has a row for each variant at each place where stock lies: the goods are the same. */
function namedOnce(place: Places): Headed['goodsOf'] {
  const seen = new Set<string>()
  const [title, options] = [place('title'), OPTIONS.map(place)]
  return (row) => {
    const name = variantName(
      cellOf(row, title),
      options.map((at) => cellOf(row, at)),
    )
    const key = `${cellOf(row, place('sku'))}\n${name}`
    if (seen.has(key)) return []
    seen.add(key)
    return [withCell(row, title, name)]
  }
}

/** A list of orders names all goods of one in a cell: '2× Soy candle, 1× Wick trimmer'. */
function soldInOneCell(place: Places): Headed['goodsOf'] {
  const [names, units] = [place('product_s'), place('items_sold')]
  return (row) =>
    cellOf(row, names)
      .split(/, ?(?=\d{1,7} ?×)/)
      .flatMap((part) => {
        const [, count, name] = /^(\d{1,7}) ?× ?(.+)$/s.exec(part.trim()) ?? []
        return count && name ? [withCell(withCell(row, names, name), units, count)] : []
      })
}

/** A listing with variations has the SKUs of all in one cell. */
function severalSkus(place: Places): Headed['goodsOf'] {
  const at = place('sku')
  return (row) => {
    const skus = cellOf(row, at)
      .split(',')
      .map((sku) => sku.trim())
      .filter(Boolean)
    return skus.length < 2 ? [row] : skus.map((sku) => withCell(row, at, sku))
  }
}
