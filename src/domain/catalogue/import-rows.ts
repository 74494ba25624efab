// Rows of a catalogue file, checked. Empty cells leave what is remembered as it is; nothing is guessed.
import { texts } from '#texts/en/catalogue.ts'
import { texts as itemTexts } from '#texts/en/item.ts'
import type { AddressParts } from '../address/address.ts'
import { type Asin, parseAsin } from '../asin.ts'
import { type CountryCode, parseCountry } from '../countries.ts'
import { type CsvRow, withoutApostrophe } from '../csv.ts'
import { HTS_CODE_DIGITS, type HtsCode, htsDigits, parseHtsCode } from '../hts-code.ts'
import { cellText } from '../import/cell-text.ts'
import { ITEM_COLUMNS } from '../import/item-columns.ts'
import type { LineProblem } from '../import/records.ts'
import { type Decimal, decimal } from '../money.ts'
import { COST_LIMITS, readAmount } from '../typed-number.ts'

/** Columns of the file in the order they are exported; the last three are for reading only. */
export const CATALOGUE_COLUMNS = [
  'asin',
  'country_of_origin',
  'hts_code',
  'hts_description',
  'cost_cad',
  'maker_name',
  'maker_street',
  'maker_city',
  'maker_state',
  'maker_zip',
  'maker_country',
  'sku',
  'description',
  'updated_at',
] as const
export type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number]

/** What a row sets; what it leaves out stays. `costCad` is of one unit. */
export type ImportRow = {
  readonly line: number
  readonly asin: Asin
  readonly countryOfOrigin?: CountryCode
  readonly htsCode?: HtsCode
  readonly htsDescription?: string
  readonly costCad?: Decimal
  readonly maker?: AddressParts
}

export type ImportRows = {
  readonly rows: readonly ImportRow[]
  readonly errors: readonly LineProblem[]
  readonly ignoredColumns: readonly string[]
}

export const MOST_ROWS = 5000
/** Characters that fit, as in a file of items: both end up on the same papers. */
const LONGEST: readonly (readonly [CatalogueColumn, number])[] = CATALOGUE_COLUMNS.slice(0, -3).flatMap((name) => {
  const form = ITEM_COLUMNS.find((column) => column.name === name)?.form
  return form?.kind === 'text' ? [[name, form.longest]] : []
})
/** Other names of columns, as this client area itself and spreadsheets call them. */
const OTHER_NAMES: ReadonlyMap<string, CatalogueColumn> = new Map(
  Object.entries<CatalogueColumn>({
    origin: 'country_of_origin',
    country: 'country_of_origin',
    hts: 'hts_code',
    cogs_cad: 'cost_cad',
    cost: 'cost_cad',
    manufacturer: 'maker_name',
    maker: 'maker_name',
  }),
)

/** The rows of a file with a heading, each checked on its own and ASINs against each other. */
export function readImportRows(rows: readonly CsvRow[]): ImportRows {
  const [heading, ...body] = rows
  const columns = (heading?.cells ?? []).map(columnOf)
  const line = heading?.line ?? 1
  const refuse = (problem: string): ImportRows => ({
    rows: [],
    errors: [{ line, column: null, problem }],
    ignoredColumns: [],
  })
  if (!columns.includes('asin')) return refuse(texts.noAsinColumn)
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (twice) return refuse(texts.columnTwice(twice))
  if (body.length === 0) return refuse(texts.noRows)
  if (body.length > MOST_ROWS) return refuse(texts.tooManyRows(MOST_ROWS))
  const read = body.map((row) => readRow(row, columns))
  return {
    rows: read.flatMap((each) => each.row ?? []),
    errors: [...read.flatMap((each) => each.errors), ...repeated(read.flatMap((each) => each.row ?? []))],
    ignoredColumns: (heading?.cells ?? []).filter((cell, index) => cell.trim() !== '' && !columns[index]),
  }
}

function columnOf(heading: string): CatalogueColumn | undefined {
  const name = heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return CATALOGUE_COLUMNS.find((column) => column === name) ?? OTHER_NAMES.get(name)
}

type ReadRow = { readonly row?: ImportRow; readonly errors: readonly LineProblem[] }

function readRow({ line, cells }: CsvRow, columns: readonly (CatalogueColumn | undefined)[]): ReadRow {
  const errors: LineProblem[] = []
  const cell = (column: CatalogueColumn): string => withoutApostrophe((cells[columns.indexOf(column)] ?? '').trim())
  const refuse = (column: CatalogueColumn | null, problem: string): undefined => {
    errors.push({ line, column, problem })
    return undefined
  }
  for (const [name, most] of LONGEST) {
    const text = columns.includes(name) ? cell(name) : ''
    const kept = cellText(text, 'blank')
    if (kept.kind === 'problem') refuse(name, kept.problem)
    else if (text.length > most) refuse(name, texts.tooLong(most))
  }
  const asin = parseAsin(columns.includes('asin') ? cell('asin') : '') ?? refuse('asin', texts.asinForm)
  const given = <T>(
    column: CatalogueColumn,
    read: (text: string) => T | undefined,
    problem: (text: string) => string,
  ) => {
    const text = columns.includes(column) ? cell(column) : ''
    if (text === '') return undefined
    return read(text) ?? refuse(column, problem(text))
  }
  const row = {
    line,
    countryOfOrigin: given('country_of_origin', parseCountry, (text) => texts.country(text.slice(0, 20))),
    htsCode: given('hts_code', parseHtsCode, codeProblem),
    htsDescription: given(
      'hts_description',
      (text) => text,
      () => '',
    ),
    costCad: given('cost_cad', readCost, () => texts.cost),
    maker: readMaker((column) => (columns.includes(column) ? cell(column) : ''), refuse),
  }
  if (row.costCad?.eq(decimal('0'))) refuse('cost_cad', texts.costAboveZero)
  return asin && errors.length === 0 ? { row: { ...row, asin }, errors } : { errors }
}

function codeProblem(text: string): string {
  const digits = htsDigits(text).length
  return digits === HTS_CODE_DIGITS ? itemTexts.codeSigns : texts.codeDigits(digits)
}

/** Many cells are read unseen, so one that could be two amounts is refused. */
function readCost(text: string): Decimal | undefined {
  const read = readAmount(text, COST_LIMITS)
  return read.kind === 'amount' && !read.couldBe ? read.value : undefined
}

function readMaker(
  cell: (column: CatalogueColumn) => string,
  refuse: (column: CatalogueColumn | null, problem: string) => undefined,
): AddressParts | undefined {
  const parts = ['maker_name', 'maker_street', 'maker_city', 'maker_state', 'maker_zip', 'maker_country'] as const
  if (parts.every((part) => cell(part) === '')) return undefined
  const country = parseCountry(cell('maker_country'))
  if (cell('maker_country') !== '' && !country)
    return refuse('maker_country', texts.country(cell('maker_country').slice(0, 20)))
  const [name, streetAddress, city] = [cell('maker_name'), cell('maker_street'), cell('maker_city')]
  if (!name || !streetAddress || !city || !country) return refuse(null, texts.makerIncomplete)
  return { name, streetAddress, city, state: cell('maker_state'), country, zipCode: cell('maker_zip') }
}

function repeated(rows: readonly ImportRow[]): readonly LineProblem[] {
  const firstLines = new Map<string, number>()
  return rows.flatMap(({ asin, line }) => {
    const first = firstLines.get(asin)
    if (first === undefined) firstLines.set(asin, line)
    return first === undefined ? [] : [{ line, column: 'asin', problem: texts.asinTwice(first) }]
  })
}
