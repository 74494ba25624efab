// The first line of what is pasted: whether it names columns, and which.
import { texts as en } from '#texts/en/item-grid.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { columnsIn, type GridColumn } from './columns.ts'
import type { Item } from './grid-item.ts'

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

/** Other names that spreadsheets give to the columns; compared without case and signs. */
const OTHER_NAMES: Readonly<Record<string, GridColumn['key']>> = {
  origin: 'countryOfOrigin',
  country: 'countryOfOrigin',
  coo: 'countryOfOrigin',
  'made in': 'countryOfOrigin',
  'origin country': 'countryOfOrigin',
  hts: 'htsCode',
  'hs code': 'htsCode',
  'hts number': 'htsCode',
  'tariff code': 'htsCode',
  'us hts code': 'htsCode',
  cost: 'costCad',
  'unit cost': 'costCad',
  'unit cost cad': 'costCad',
  'cost of goods': 'costCad',
  'cost of goods cad': 'costCad',
  cogs: 'costCad',
  'cogs cad': 'costCad',
  maker: 'maker',
  'maker name': 'maker',
  'manufacturer name': 'maker',
  'manufacturer address': 'maker',
  quantity: 'units',
  qty: 'units',
  description: 'item',
  title: 'item',
  product: 'item',
}

/** What each cell of the line names; undefined when the line is no line of headings: at least half of it must be known names. */
export function readHeadings(language: Language, cells: readonly string[]): readonly Heading[] | undefined {
  const headings = cells.map((cell) => headingOf(language, cell))
  const named = cells.filter((cell) => cell.trim() !== '').length
  const known = headings.filter((heading) => heading.kind !== 'unused').length
  return known > 0 && known * 2 >= named ? headings : undefined
}

function headingOf(language: Language, cell: string): Heading {
  const name = plain(cell)
  if (name === 'sku' || name === 'seller sku') return { kind: 'identity', identity: skuIn(language) }
  if (name === 'asin') return { kind: 'identity', identity: asinIn(language) }
  const column = columnsIn(language).find((each) => plain(each.header) === name || each.key === OTHER_NAMES[name])
  return column ? { kind: 'column', column } : { kind: 'unused', name: cell.trim() }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
