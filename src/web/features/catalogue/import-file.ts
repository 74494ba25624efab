// A file of products as rows, and as the CSV text that the import reads: columns under their own names, every row in its own line,
// so that the line numbers of errors are those of the person's file.
import { type CsvRow, readCsv, writeCsv } from '#domain/csv.ts'
import { texts } from '#texts/catalogue-screen.ts'

/** `rows[0]` is the heading. */
export type FileRows = { readonly kind: 'rows'; readonly rows: readonly CsvRow[] }
export type FileProblem = { readonly kind: 'problem'; readonly text: string }

/** Longest text the call takes, in characters. */
export const MOST_CHARACTERS = 3_000_000

/** The catalogue's columns a file may fill. */
export const IMPORT_COLUMNS = [
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
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** What each column of the file holds; undefined is left out. */
export type Mapping = readonly (ImportColumn | undefined)[]

/** Reads the text of a CSV file. */
export function rowsOfText(text: string): FileRows | FileProblem {
  if (text.length > MOST_CHARACTERS) return { kind: 'problem', text: texts.fileTooLarge }
  const read = readCsv(text)
  if (read.kind === 'unclosed') return { kind: 'problem', text: texts.unclosed(read.line) }
  return read.rows.length === 0 ? { kind: 'problem', text: texts.emptyFile } : read
}

/** Rows of a spreadsheet: the line is the row's number there. Numbers keep the 15 digits that spreadsheets show. */
export function rowsOfSheet(sheet: readonly (readonly unknown[])[]): FileRows | FileProblem {
  const rows = sheet
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return rows.length === 0 ? { kind: 'problem', text: texts.emptyFile } : { kind: 'rows', rows }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return String(cell)
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .trim()
}

/** The mapped columns as CSV, each row beginning in the line it has in the file. */
export function toCsv(rows: readonly CsvRow[], mapping: Mapping): string {
  const kept = mapping.flatMap((column, index) => (column ? [{ column, index }] : []))
  let text = ''
  let line = 1
  for (const [position, row] of rows.entries()) {
    const cells = kept.map(({ column, index }) => (position === 0 ? column : (row.cells[index] ?? '').trim()))
    const written = writeCsv([cells])
    text += `${'\r\n'.repeat(Math.max(0, row.line - line))}${written}`
    line = Math.max(line, row.line) + written.split('\n').length - 1
  }
  return text
}

/** Other names people give to the columns, in English and French; compared without case, accents and signs. */
const OTHER_NAMES: Readonly<Record<string, ImportColumn>> = {
  'amazon asin': 'asin',
  origin: 'country_of_origin',
  country: 'country_of_origin',
  coo: 'country_of_origin',
  'made in': 'country_of_origin',
  'pays d origine': 'country_of_origin',
  hts: 'hts_code',
  'hs code': 'hts_code',
  'tariff code': 'hts_code',
  'code sh': 'hts_code',
  'cogs cad': 'cost_cad',
  cogs: 'cost_cad',
  cost: 'cost_cad',
  'unit cost': 'cost_cad',
  'unit cost cad': 'cost_cad',
  'cost of goods': 'cost_cad',
  'cost of goods cad': 'cost_cad',
  cout: 'cost_cad',
  manufacturer: 'maker_name',
  maker: 'maker_name',
  fabricant: 'maker_name',
  'manufacturer name': 'maker_name',
  'manufacturer street': 'maker_street',
  'manufacturer address': 'maker_street',
  'maker address': 'maker_street',
  'manufacturer city': 'maker_city',
  'manufacturer state': 'maker_state',
  'maker province': 'maker_state',
  'manufacturer province': 'maker_state',
  'manufacturer zip': 'maker_zip',
  'maker postal code': 'maker_zip',
  'manufacturer postal code': 'maker_zip',
  'manufacturer country': 'maker_country',
}

/** What the headings say the columns hold; a column named twice is taken the first time. */
export function guessMapping(heading: readonly string[]): Mapping {
  const guesses = heading.map(columnNamed)
  return guesses.map((guess, index) => (guess && guesses.indexOf(guess) === index ? guess : undefined))
}

function columnNamed(heading: string): ImportColumn | undefined {
  const name = heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return IMPORT_COLUMNS.find((column) => column.replaceAll('_', ' ') === name) ?? OTHER_NAMES[name]
}

/** Gives a column to one place only: the column that had it before is left out. */
export const withColumn = (mapping: Mapping, index: number, column: ImportColumn | undefined): Mapping =>
  mapping.map((each, at) => {
    if (at === index) return column
    return each === column ? undefined : each
  })
