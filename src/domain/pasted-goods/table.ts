// Tables in pasted text: cells parted by tabs, bars, semicolons, commas or several blanks, with a heading or without.
import { parseAsin } from '../asin.ts'
import { parseCountry } from '../countries.ts'
import { lineCells } from '../delimited-text.ts'
import { currencyOf, parseAmount, parseQuantity } from '../typed-number.ts'
import { readCell, withoutEach } from './cells.ts'
import { type Column, columnOf, type NamedColumn } from './columns.ts'
import { isGoodsName } from './not-goods.ts'
import { newReading, type Reading } from './parsed-item.ts'
import { LETTER, withoutTail } from './tail.ts'

type FoundTable = {
  readonly readings: readonly Reading[]
  /** The lines that are no part of the table. */
  readonly rest: readonly string[]
}

type Split = (line: string) => readonly string[]

/** Blanks between the sign and the quote that opens the next cell. */
const BEFORE_QUOTE = /([,;])[ \t]+(?=")/g

/** What a spreadsheet copies: nothing else has tabs. */
const byTabs: Split = (line) => lineCells(line, '\t')

const SPLITS: readonly Split[] = [
  byTabs,
  (line) => lineCells(line.replace(/^\s*\||\|\s*$/g, ''), '|'),
  (line) => lineCells(line.replace(BEFORE_QUOTE, '$1'), ';'),
  (line) => lineCells(line.replace(BEFORE_QUOTE, '$1'), ','),
  (line) => line.trim().split(/\s{2,}/),
]

/** A table of the text, or undefined when it has none. A heading needs two columns that are known. */
export function findTable(lines: readonly string[]): FoundTable | undefined {
  for (const split of SPLITS) {
    const found = tableWithHeading(lines, split) ?? tableWithoutHeading(lines, split)
    if (found) return found
  }
  return undefined
}

function tableWithHeading(lines: readonly string[], split: Split): FoundTable | undefined {
  const at = lines.findIndex((line) => headingOf(split(line)) !== undefined)
  const columns = headingOf(split(lines[at] ?? ''))
  if (at < 0 || !columns) return undefined
  return tableOf(lines, at + 1, columns, split, lines.slice(0, at))
}

/** Columns by their place; a column nobody knows is undefined. */
function headingOf(cells: readonly string[]): readonly (NamedColumn | undefined)[] | undefined {
  const columns = cells.map((cell) => columnOf(cell.replace(/^"|"$/g, '')))
  const known = new Set(columns.flatMap((each) => each?.column ?? []))
  return known.size >= 2 && known.size >= cells.length / 3 ? columns : undefined
}

function tableOf(
  lines: readonly string[],
  from: number,
  columns: readonly (NamedColumn | undefined)[],
  split: Split,
  before: readonly string[],
): FoundTable {
  const readings: Reading[] = []
  const rest = [...before]
  for (const line of lines.slice(from)) {
    const cells = split(line)
    if (/^[\s|:+=-]*$/.test(line)) continue
    const reading = cells.length >= 2 ? readingOf(cells, columns) : undefined
    if (reading) readings.push(reading)
    else rest.push(line)
  }
  return { readings, rest }
}

/** A row of goods, even one without figures; undefined for totals and rows without a name. */
function readingOf(cells: readonly string[], columns: readonly (NamedColumn | undefined)[]): Reading | undefined {
  const reading = newReading()
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (column) readCell(reading, column, cell.trim())
  }
  if (!reading.description && reading.sku) reading.description = reading.sku
  return isGoodsName(reading.description) ? reading : undefined
}

/**
 * Two rows or more of the same number of cells, three at least, whose contents show what they are. Rows parted by tabs may lack their
 * last cells.
 */
function tableWithoutHeading(lines: readonly string[], split: Split): FoundTable | undefined {
  const rows = lines.filter((line) => line.trim() !== '').map((line) => split(line).map((cell) => cell.trim()))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const isTabbed = split === byTabs
  if (rows.length < 2 || width < LEAST_CELLS) return undefined
  if (rows.some((row) => row.length < (isTabbed ? LEAST_CELLS : width))) return undefined
  const columns = Array.from({ length: width }, (_, index) => kindOf(rows.map((row) => row[index] ?? '')))
  const known = columns.map((column) => column && { column })
  const hasName = columns.includes('description')
  const hasNumber = columns.includes('quantity') || columns.includes('unitPrice')
  return hasName && hasNumber ? tableOf(lines, 0, firstOfEach(known), split, []) : undefined
}

const LEAST_CELLS = 3

/** The second column of prices is the total. */
function firstOfEach(columns: readonly (NamedColumn | undefined)[]): readonly (NamedColumn | undefined)[] {
  const seen = new Set<Column>()
  return columns.map((named) => {
    if (!named) return undefined
    const repeated = seen.has(named.column)
    seen.add(named.column)
    if (!repeated || named.column === 'description') return named
    return named.column === 'unitPrice' ? { column: 'totalPrice' as const } : undefined
  })
}

/** A figure among words: a column of them is no name. */
const HOLDS_PRICE = /(?:CAD|USD|[$€£])\s*\d|\d\s*(?:CAD|USD|[$€£])|[@×]/i

/** What has a form of its own is known by the cells that are filled: a code that one row lacks is a code in the others. */
function kindOf(cells: readonly string[]): Column | undefined {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return undefined
  const all = (fits: (cell: string) => boolean) => cells.every(fits)
  const allFilled = (fits: (cell: string) => boolean) => filled.every(fits)
  if (allFilled((cell) => /^B0[A-Z0-9]{8}$/.test(cell) && parseAsin(cell) !== undefined)) return 'asin'
  if (allFilled((cell) => /^\d{4}\.\d{2}\.\d{2}(\.?\d{2})?$|^\d{10}$/.test(cell))) return 'htsCode'
  if (allFilled((cell) => parseCountry(cell) !== undefined)) return 'countryOfOrigin'
  if (
    all(
      (cell) =>
        /^\d[\d,]*( ?(pcs?|pieces|pi[eè]ces|units?|unit[ée]s?|ea))?$/i.test(cell) &&
        parseQuantity(withoutTail(cell, LETTER)) !== undefined,
    )
  )
    return 'quantity'
  if (all((cell) => parseAmount(withoutEach(cell)) !== undefined)) return 'unitPrice'
  if (allFilled((cell) => currencyOf(cell) !== undefined)) return 'currency'
  if (all((cell) => /^[A-Z0-9][A-Z0-9._/-]*$/.test(cell) && /[\d-]/.test(cell))) return 'sku'
  return all((cell) => /\p{L}{3}/u.test(cell) && !HOLDS_PRICE.test(cell)) ? 'description' : undefined
}
