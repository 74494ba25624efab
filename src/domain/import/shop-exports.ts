// Exports of shops and marketplaces, recognised by their headings: which of their columns hold what. What they sell at is never taken for
// the cost of goods, and what lies in stock never for what is shipped.
// Source: the export formats of Shopify, Amazon Seller Central, Etsy, WooCommerce and eBay as their help pages and files name the columns.
import type { RawRow } from './raw-row.ts'

export type ShopExportName =
  | 'shopify-products'
  | 'shopify-orders'
  | 'amazon-inbound'
  | 'amazon-listings'
  | 'etsy-orders'
  | 'etsy-listings'
  | 'woocommerce-products'
  | 'ebay-orders'
  | 'ebay-listings'

type ShopExport = {
  readonly name: ShopExportName
  /** Headings that all stand there, and together in no other export; as `plainName` writes them. */
  readonly signs: readonly string[]
  /** Import columns by heading; every other column of the file is left out. */
  readonly columns: ReadonlyMap<string, string>
}

const shop = (name: ShopExportName, signs: string, columns: Readonly<Record<string, string>>): ShopExport => ({
  name,
  signs: signs.split(' '),
  columns: new Map(Object.entries(columns)),
})

const EXPORTS: readonly ShopExport[] = [
  shop('shopify-products', 'handle title vendor variant_sku', {
    variant_sku: 'sku',
    title: 'description',
    cost_per_item: 'cost_cad',
    image_src: 'image_url',
  }),
  shop('shopify-orders', 'name financial_status lineitem_quantity lineitem_name lineitem_sku', {
    name: 'shipment',
    lineitem_sku: 'sku',
    lineitem_name: 'description',
    lineitem_quantity: 'quantity',
  }),
  shop('amazon-inbound', 'merchant_sku title asin fnsku shipped', {
    merchant_sku: 'sku',
    title: 'description',
    asin: 'asin',
    fnsku: 'fnsku',
    shipped: 'quantity',
  }),
  shop('amazon-listings', 'item_name listing_id seller_sku asin1', {
    seller_sku: 'sku',
    item_name: 'description',
    asin1: 'asin',
  }),
  shop('etsy-orders', 'sale_date item_name quantity transaction_id listing_id order_id', {
    order_id: 'shipment',
    sku: 'sku',
    item_name: 'description',
    quantity: 'quantity',
  }),
  shop('etsy-listings', 'title price currency_code quantity tags materials', {
    sku: 'sku',
    title: 'description',
    image1: 'image_url',
  }),
  shop('woocommerce-products', 'type sku name published in_stock regular_price', {
    sku: 'sku',
    name: 'description',
  }),
  shop('ebay-orders', 'sales_record_number order_number item_number item_title custom_label quantity', {
    order_number: 'shipment',
    custom_label: 'sku',
    item_title: 'description',
    quantity: 'quantity',
  }),
  shop('ebay-listings', 'item_number title custom_label_sku available_quantity', {
    custom_label_sku: 'sku',
    title: 'description',
  }),
]

/** The export whose headings these are, as `plainName` writes them. */
export const exportOf = (plainHeadings: readonly string[]): ShopExport | undefined =>
  EXPORTS.find(({ signs }) => signs.every((sign) => plainHeadings.includes(sign)))

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
  'woocommerce-products': (place) => (row) => (cellOf(row, place('type')) === 'variable' ? [] : [row]),
}

/** Only a product's first variant names it, and rows that only add a picture are no goods. */
function shopifyVariants(place: Places): Headed['goodsOf'] {
  const titles = new Map<string, string>()
  const [title, options] = [place('title'), ['option1_value', 'option2_value', 'option3_value'].map(place)]
  return (row) => {
    const handle = cellOf(row, place('handle'))
    const known = titles.get(handle) ?? cellOf(row, title)
    titles.set(handle, known)
    const values = options.map((at) => cellOf(row, at)).filter((value) => value !== '' && value !== 'Default Title')
    if (values.length === 0 && cellOf(row, title) === '') return []
    const cells = row.cells.map((cell, at) => (at === title ? [known, ...values].join(', ') : cell))
    return [{ line: row.line, cells }]
  }
}
