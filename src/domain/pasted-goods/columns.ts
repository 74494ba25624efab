// The columns of a list of goods, as the import table names them.
import { CURRENCY_COLUMN, GOODS_COLUMNS, TOTAL_COLUMN } from '../import/goods-columns.ts'
import { columnNamed } from '../import/mapping.ts'
import type { Currency } from '../money.ts'
import { currencyOf } from '../typed-number.ts'

export type Column =
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'totalPrice'
  | 'currency'
  | 'htsCode'
  | 'countryOfOrigin'
  | 'sku'
  | 'asin'

/** What the columns of the import table mean here; those of a whole line and of currencies come before those of one unit. */
const MEANINGS: ReadonlyMap<string, Column> = new Map(
  Object.entries({
    total_price: 'totalPrice',
    currency: 'currency',
    asin: 'asin',
    sku: 'sku',
    hts_code: 'htsCode',
    country_of_origin: 'countryOfOrigin',
    quantity: 'quantity',
    cost_cad: 'unitPrice',
    description: 'description',
  } as const),
)
const COLUMNS = [TOTAL_COLUMN, CURRENCY_COLUMN, ...GOODS_COLUMNS].filter(({ name }) => MEANINGS.has(name))

export type NamedColumn = { readonly column: Column; readonly currency?: Currency }

/** The column a heading names, with the currency it says: 'Unit price (USD)'. Undefined for other words. */
export function columnOf(heading: string): NamedColumn | undefined {
  const words = heading.toLowerCase()
  const named = columnNamed(COLUMNS, words.replace(/\b(?:usd|cad|cdn)\b|us\$|ca?\$|\$/g, ' '))
  const column = MEANINGS.get(named?.name ?? '')
  return column && { column, currency: currencyIn(words) }
}

function currencyIn(words: string): Currency | undefined {
  const [said = ''] = /us\$|usd|ca\$|c\$|cad|cdn/.exec(words) ?? []
  return currencyOf(said)
}
