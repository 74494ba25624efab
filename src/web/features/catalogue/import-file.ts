// A file of products as rows, and as the CSV text that the import reads: columns under their own names, every row in its own line,
// so that the line numbers of errors are those of the person's file.
import { type CsvRow, readCsv, writeCsv } from '#domain/csv.ts'
import { sheetRows } from '#domain/import/file-rows.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { columnNamed, type ImportColumn } from './import-columns.ts'

/** `rows[0]` is the heading. */
export type FileRows = { readonly kind: 'rows'; readonly rows: readonly CsvRow[] }
export type FileProblem = { readonly kind: 'problem'; readonly text: string }

/** Longest text the call takes, in characters. */
export const MOST_CHARACTERS = 3_000_000

/** What each column of the file holds; undefined is left out. */
export type Mapping = readonly (ImportColumn | undefined)[]

/** Reads the text of a CSV file. */
export function rowsOfText(language: Language, text: string): FileRows | FileProblem {
  const texts = wordsIn(language, en)
  if (text.length > MOST_CHARACTERS) return { kind: 'problem', text: texts.fileTooLarge }
  const read = readCsv(text)
  if (read.kind === 'unclosed') return { kind: 'problem', text: texts.unclosed(read.line) }
  return read.rows.length === 0 ? { kind: 'problem', text: texts.emptyFile } : read
}

/** Rows of a spreadsheet: the line is the row's number there. Line ends in a cell become blanks. */
export function rowsOfSheet(language: Language, sheet: readonly (readonly unknown[])[]): FileRows | FileProblem {
  const texts = wordsIn(language, en)
  const rows = sheetRows(sheet).map(({ line, cells }) => ({ line, cells: cells.map(onOneLine) }))
  return rows.length === 0 ? { kind: 'problem', text: texts.emptyFile } : { kind: 'rows', rows }
}

const onOneLine = (cell: string): string => cell.replace(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' ' : blanks))

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

/** What the headings say the columns hold; a column named twice is taken the first time. */
export function guessMapping(heading: readonly string[]): Mapping {
  const guesses = heading.map(columnNamed)
  return guesses.map((guess, index) => (guess && guesses.indexOf(guess) === index ? guess : undefined))
}

/** Gives a column to one place only: the column that had it before is left out. */
export const withColumn = (mapping: Mapping, index: number, column: ImportColumn | undefined): Mapping =>
  mapping.map((each, at) => {
    if (at === index) return column
    return each === column ? undefined : each
  })
