// The first line of what is pasted: whether it names columns, and which.

import { GOODS_COLUMNS } from '#domain/import/goods-columns.ts'
import { columnNamed, plainName } from '#domain/import/mapping.ts'
import { texts as en } from '#texts/en/item-grid.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Item } from '../../api/shipment-item.ts'
import { columnsIn, type GridColumn } from './columns.ts'

/** A column that says for which item a line is. */
export type Identity = { readonly header: string; readonly of: (item: Item) => string | null }

export type Heading =
  | { readonly kind: 'column'; readonly column: GridColumn }
  | { readonly kind: 'identity'; readonly identity: Identity }
  | { readonly kind: 'unused'; readonly name: string }

const skuIn = (language: Language): Identity => {
  const texts = wordsIn(language, en)
  return { header: texts.sku, of: (item) => item.sku }
}
const asinIn = (language: Language): Identity => {
  const texts = wordsIn(language, en)
  return { header: texts.asin, of: (item) => item.asin }
}

/** The columns of the import table that the grid has too, by what it calls them. */
const GRID_KEYS: ReadonlyMap<string, GridColumn['key']> = new Map(
  Object.entries({
    country_of_origin: 'countryOfOrigin',
    hts_code: 'htsCode',
    cost_cad: 'costCad',
    maker_name: 'maker',
    maker_street: 'maker',
    quantity: 'units',
    description: 'item',
  } as const),
)

/** What each cell of the line names; undefined when the line is no line of headings: at least half of it must be known names. */
export function readHeadings(language: Language, cells: readonly string[]): readonly Heading[] | undefined {
  const headings = cells.map((cell) => headingOf(language, cell))
  const named = cells.filter((cell) => cell.trim() !== '').length
  const known = headings.filter((heading) => heading.kind !== 'unused').length
  return known > 0 && known * 2 >= named ? headings : undefined
}

/** The grid's own headings come first: it copies them too. */
function headingOf(language: Language, cell: string): Heading {
  const columns = columnsIn(language)
  const own = columns.find((each) => plainName(each.header) === plainName(cell))
  const name = own?.key ?? columnNamed(GOODS_COLUMNS, cell)?.name ?? ''
  if (name === 'sku') return { kind: 'identity', identity: skuIn(language) }
  if (name === 'asin') return { kind: 'identity', identity: asinIn(language) }
  const column = own ?? columns.find((each) => each.key === GRID_KEYS.get(name))
  return column ? { kind: 'column', column } : { kind: 'unused', name: cell.trim() }
}
