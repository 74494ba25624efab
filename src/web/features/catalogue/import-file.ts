// A file of products as rows, and as the CSV text that the import reads: columns under their own names, every row in its own line,
// so that the line numbers of errors are those of the person's file.
import { writeCsv } from '#domain/csv.ts'
import type { TextRow } from '#domain/delimited-text.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { type Mapping, plainName } from '#domain/import/mapping.ts'
import { exportOf } from '#domain/import/shop-exports.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { type NoTable, readTable } from '../../api/read-table.ts'

/** Longest text the call takes, in characters. */
const MOST_CHARACTERS = 3_000_000

/** `rows[0]` is the heading; line ends in a cell become blanks. */
export async function readProductFile(
  language: Language,
  file: File,
): Promise<{ readonly rows: readonly TextRow[] } | NoTable> {
  const texts = wordsIn(language, en)
  const read = await readTable(file, { ...texts, language, atLine: texts.unreadableAt })
  if ('problem' in read) return read
  const rows = [read.heading, ...read.rows].map(({ line, cells }) => ({ line, cells: cells.map(onOneLine) }))
  const characters = rows.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.length + 1, 0), 0)
  return characters > MOST_CHARACTERS ? { problem: texts.fileTooLarge } : { rows }
}

const onOneLine = (cell: string | undefined): string =>
  (cell ?? '').replace(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' ' : blanks))

/** The mapped columns as CSV, each row beginning in the line it has in the file; codes of a shop with less than ten digits are left out. */
export function toCsv(rows: readonly TextRow[], mapping: Mapping): string {
  const kept = mapping.flatMap((column, index) => (column ? [{ column, index }] : []))
  const isShop = exportOf((rows[0]?.cells ?? []).map(plainName)) !== undefined
  const cellOf = (row: TextRow, column: string, index: number) => {
    const cell = (row.cells[index] ?? '').trim()
    return isShop && column === 'hts_code' && /^\d{4,9}$/.test(htsDigits(cell)) ? '' : cell
  }
  let text = ''
  let line = 1
  for (const [position, row] of rows.entries()) {
    const cells = kept.map(({ column, index }) => (position === 0 ? column : cellOf(row, column, index)))
    const written = writeCsv([cells])
    text += `${'\r\n'.repeat(Math.max(0, row.line - line))}${written}`
    line = Math.max(line, row.line) + written.split('\n').length - 1
  }
  return text
}
