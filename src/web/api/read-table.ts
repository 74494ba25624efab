// A file a person chose as rows: delimited text, JSON or a workbook. The reader of workbooks is loaded only when one comes.
import { readDelimited } from '#domain/delimited-text.ts'
import { decodedText, fileForm, sheetRows } from '#domain/import/file-rows.ts'
import { JsonProblem, jsonReader } from '#domain/import/json-stream.ts'
import { plainName } from '#domain/import/mapping.ts'
import type { RawRow } from '#domain/import/raw-row.ts'
import { headedRows } from '#domain/import/shop-exports.ts'
import { fileProblemText } from '#words/file-problems.ts'
import type { Language } from '#words/language.ts'
import { workbookProblem } from './read-workbook.ts'

type Table = { readonly heading: RawRow; readonly rows: readonly RawRow[] }
/** The sentence that says why the file cannot be read. */
export type NoTable = { readonly problem: string }
/** What a screen says of files that cannot be read. */
export type TableWords = {
  readonly oldExcel: string
  readonly notReadable: string
  readonly emptyFile: string
  readonly unclosed: (line: number) => string
  readonly atLine: (line: number, problem: string) => string
  readonly language: Language
}

export async function readTable(file: File, words: TableWords): Promise<Table | NoTable> {
  const bytes = await file.arrayBuffer()
  const form = fileForm(new Uint8Array(bytes))
  if (form === 'old-workbook') return { problem: words.oldExcel }
  if (form === 'other') return { problem: fileProblemText(words.language, { reason: 'notTable' }) }
  return form === 'workbook' ? readWorkbook(bytes, words) : readText(decodedText(bytes), words)
}

function readText(text: string, words: TableWords): Table | NoTable {
  const begins = text.trimStart()[0]
  if (begins === '[' || begins === '{') return readJson(text, words)
  const read = readDelimited(text)
  if (read.kind === 'rows') return tableOf(read.rows, words)
  if (read.kind === 'unclosed') return { problem: words.unclosed(read.line) }
  return { problem: words.atLine(read.line, fileProblemText(words.language, { reason: 'rowTooLong' })) }
}

/** Of a shop's export the heading may stand below lines that say what it is of. */
function tableOf(rows: readonly RawRow[], { emptyFile }: TableWords): Table | NoTable {
  return headedRows(rows, plainName) ?? { problem: emptyFile }
}

function readJson(text: string, words: TableWords): Table | NoTable {
  const reader = jsonReader()
  try {
    const rows = reader.push(text)
    reader.end()
    return { heading: { line: 1, cells: reader.heading }, rows }
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    return { problem: words.atLine(error.line, fileProblemText(words.language, error.problem)) }
  }
}

async function readWorkbook(bytes: ArrayBuffer, words: TableWords): Promise<Table | NoTable> {
  const problem = await workbookProblem(bytes)
  if (problem) return { problem: fileProblemText(words.language, problem) }
  try {
    const { readSheet } = await import('read-excel-file/universal')
    const read = sheetRows(await readSheet(bytes))
    return read.kind === 'rows' ? tableOf(read.rows, words) : { problem: fileProblemText(words.language, read.problem) }
  } catch {
    return { problem: words.notReadable } // a damaged file, or a zip that is no spreadsheet
  }
}
