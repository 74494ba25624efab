// A file as rows: CSV and JSON by their own readers, a spreadsheet by one that is loaded only when a spreadsheet comes.
import { csvReader } from '#domain/import/csv-stream.ts'
import { decodedText, fileForm, sheetRows } from '#domain/import/file-rows.ts'
import { jsonReader } from '#domain/import/json-stream.ts'
import type { RawRow } from '#domain/import/records.ts'
import { texts as importTexts } from '#texts/en/import.ts'
import { texts } from '#texts/en/import-screen.ts'
import { workbookProblem } from '../../api/read-workbook.ts'

export type FileRows = { readonly name: string; readonly heading: readonly string[]; readonly rows: readonly RawRow[] }
/** The sentence that says why the file cannot be read. */
export type FileProblem = { readonly problem: string }

const MOST_LINES = 1_000_000

export async function readImportFile(file: File): Promise<FileRows | FileProblem> {
  const bytes = await file.arrayBuffer()
  const form = fileForm(new Uint8Array(bytes))
  if (form === 'old-workbook') return { problem: importTexts.oldExcel }
  const read = form === 'workbook' ? await rowsOfWorkbook(bytes) : rowsOfText(decodedText(bytes))
  if ('problem' in read) return read
  if (read.rows.length === 0) return { problem: texts.emptyFile }
  return read.rows.length > MOST_LINES ? { problem: texts.fileTooLarge } : { name: file.name, ...read }
}

type Read = Omit<FileRows, 'name'> | FileProblem

function rowsOfText(text: string): Read {
  const begins = text.trimStart()[0]
  return begins === '[' || begins === '{' ? rowsOfJson(text) : rowsOfCsv(text)
}

function rowsOfCsv(text: string): Read {
  const reader = csvReader()
  const rows = [...reader.push(text)]
  const rest = reader.end()
  if ('unclosed' in rest) return { problem: importTexts.atLine(rest.unclosed, importTexts.unclosedQuote) }
  const [heading, ...body] = rows.concat(rest)
  return { heading: heading?.cells ?? [], rows: body }
}

function rowsOfJson(text: string): Read {
  const reader = jsonReader()
  try {
    const rows = reader.push(text)
    reader.end()
    return { heading: reader.heading, rows }
  } catch (error) {
    if (!(error instanceof Error) || !('line' in error)) throw error
    return { problem: importTexts.atLine(Number(error.line), error.message) }
  }
}

async function rowsOfWorkbook(bytes: ArrayBuffer): Promise<Read> {
  const problem = await workbookProblem(bytes)
  if (problem) return { problem }
  try {
    const { readSheet } = await import('read-excel-file/universal')
    const [heading, ...body] = sheetRows(await readSheet(bytes))
    return { heading: heading?.cells ?? [], rows: body }
  } catch {
    return { problem: importTexts.notSheet } // a damaged file, or a zip that is no spreadsheet
  }
}
