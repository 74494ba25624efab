// The file of a staff import, with its name.
import type { RawRow } from '#domain/import/raw-row.ts'
import { texts as fileTexts } from '#texts/en/file-problems.ts'
import { texts as importTexts } from '#texts/en/import.ts'
import { texts } from '#texts/en/import-screen.ts'
import { type NoTable, readTable, type TableWords } from '../../api/read-table.ts'

export type FileRows = { readonly name: string; readonly heading: readonly string[]; readonly rows: readonly RawRow[] }

const MOST_LINES = 1_000_000
const WORDS: TableWords = {
  language: 'en',
  oldExcel: importTexts.oldExcel,
  notReadable: fileTexts.notSheet,
  emptyFile: texts.emptyFile,
  atLine: importTexts.atLine,
  unclosed: (line: number) => importTexts.atLine(line, importTexts.unclosedQuote),
}

export async function readImportFile(file: File): Promise<FileRows | NoTable> {
  const read = await readTable(file, WORDS)
  if ('problem' in read) return read
  if (read.rows.length === 0) return { problem: texts.emptyFile }
  const { heading, rows } = read
  return rows.length > MOST_LINES ? { problem: texts.fileTooLarge } : { name: file.name, heading: heading.cells, rows }
}
