// Rows of a catalogue file, checked. Empty cells leave what is remembered as it is; nothing is guessed.
import type { AddressParts } from '../address/address.ts'
import { type Asin, parseAsin } from '../asin.ts'
import { type CountryCode, parseCountry } from '../countries.ts'
import type { TextRow } from '../delimited-text.ts'
import { type HtsCode, parseHtsCode } from '../hts-code.ts'
import { COLUMNS, PRODUCT_COLUMNS } from '../import/columns.ts'
import type { FileReason } from '../import/file-reason.ts'
import { columnNamed, plainName } from '../import/mapping.ts'
import { type CheckedRows, type LineProblem, rowChecker, type Values } from '../import/records.ts'
import { type Decimal, decimal } from '../money.ts'

/** Columns of the file in the order they are exported; the last three are for reading only. */
export const CATALOGUE_COLUMNS = [...PRODUCT_COLUMNS, 'updated_at'] as const
export type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number]
const ONLY_READ: readonly string[] = ['sku', 'description', 'updated_at']

/** What a row sets; what it leaves out stays. `costCad` is of one unit. */
export type ImportRow = {
  readonly line: number
  readonly asin: Asin
  readonly countryOfOrigin?: CountryCode | undefined
  readonly htsCode?: HtsCode
  readonly htsDescription?: string
  readonly costCad?: Decimal
  readonly maker?: AddressParts
}

export type ProductReason =
  | FileReason
  | {
      readonly reason:
        | 'unclosedQuote'
        | 'noAsinColumn'
        | 'noRows'
        | 'costAboveZero'
        | 'makerIncomplete'
        | 'codeUnknown'
        | 'skuUnknown'
    }
  | { readonly reason: 'columnTwice'; readonly facts: { readonly column: string } }
  | { readonly reason: 'tooManyProducts'; readonly facts: { readonly most: number } }
  /** `line`: where the ASIN stands first. */
  | {
      readonly reason: 'codeEnded'
      readonly facts: { readonly code: string; readonly on: string; readonly successors: readonly string[] }
    }
  | { readonly reason: 'asinTwice'; readonly facts: { readonly line: number } }
export type ProductProblem = LineProblem<ProductReason>

type ImportRows = {
  readonly rows: readonly ImportRow[]
  readonly errors: readonly ProductProblem[]
  readonly ignoredColumns: readonly string[]
}

const MOST_ROWS = 5000

/** The rows of a file with a heading, each checked on its own and ASINs against each other. */
export function readImportRows(rows: readonly TextRow[]): ImportRows {
  const [heading, ...body] = rows
  const headings = heading?.cells ?? []
  const columns = headings.map(columnOf)
  const line = heading?.line ?? 1
  const refuse = (problem: ProductReason): ImportRows => ({
    rows: [],
    errors: [{ line, column: null, problem }],
    ignoredColumns: [],
  })
  if (!columns.includes('asin')) return refuse({ reason: 'noAsinColumn' })
  const twice = columns.find(
    (column, index) => column && !ONLY_READ.includes(column) && columns.indexOf(column) !== index,
  )
  if (twice) return refuse({ reason: 'columnTwice', facts: { column: twice } })
  if (body.length === 0) return refuse({ reason: 'noRows' })
  if (body.length > MOST_ROWS) return refuse({ reason: 'tooManyProducts', facts: { most: MOST_ROWS } })
  const check = rowChecker(
    'products',
    columns.map((column) => (column && !ONLY_READ.includes(column) ? column : null)),
  )
  const read = body.map((row) => readRow(row.line, check(row)))
  const kept = read.flatMap((each) => each.row ?? [])
  return {
    rows: kept,
    errors: [...read.flatMap((each) => each.errors), ...repeated(kept)],
    ignoredColumns: headings.filter((cell, index) => cell.trim() !== '' && !columns[index]),
  }
}

const columnOf = (heading: string): string | undefined =>
  columnNamed(COLUMNS.products, heading)?.name ?? CATALOGUE_COLUMNS.find((column) => column === plainName(heading))

type ReadRow = { readonly row?: ImportRow; readonly errors: readonly ProductProblem[] }

function readRow(line: number, { values, problems }: CheckedRows): ReadRow {
  const isMakerWrong = problems.some(({ column }) => column?.startsWith('maker_'))
  const { maker, problem } = isMakerWrong ? {} : makerOf(values)
  const cost = values.cost_cad === undefined ? undefined : decimal(values.cost_cad)
  const errors: ProductProblem[] = [...problems]
  if (cost?.eq('0')) errors.push({ line, column: 'cost_cad', problem: { reason: 'costAboveZero' } })
  if (problem) errors.push({ line, column: null, problem })
  const asin = parseAsin(values.asin ?? '')
  if (errors.length > 0 || !asin) return { errors }
  const [origin, code] = [values.country_of_origin, values.hts_code]
  const kept = {
    line,
    asin,
    countryOfOrigin: origin ? parseCountry(origin) : undefined,
    htsCode: code ? parseHtsCode(code) : undefined,
    htsDescription: values.hts_description,
    costCad: cost,
    maker,
  }
  return { row: kept, errors }
}

const MAKER = ['maker_name', 'maker_street', 'maker_city', 'maker_state', 'maker_zip', 'maker_country'] as const

function makerOf(values: Values): { readonly maker?: AddressParts; readonly problem?: ProductReason } {
  if (MAKER.every((part) => values[part] === undefined)) return {}
  const { maker_name: name, maker_street: streetAddress, maker_city: city, maker_state, maker_zip } = values
  const country = parseCountry(values.maker_country ?? '')
  if (!name || !streetAddress || !city || !country) return { problem: { reason: 'makerIncomplete' } }
  return { maker: { name, streetAddress, city, state: maker_state ?? '', country, zipCode: maker_zip ?? '' } }
}

function repeated(rows: readonly ImportRow[]): readonly ProductProblem[] {
  const firstLines = new Map<string, number>()
  return rows.flatMap(({ asin, line }) => {
    const first = firstLines.get(asin)
    if (first === undefined) firstLines.set(asin, line)
    return first === undefined
      ? []
      : [{ line, column: 'asin', problem: { reason: 'asinTwice', facts: { line: first } } }]
  })
}
