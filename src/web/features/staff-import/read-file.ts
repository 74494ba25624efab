// A file as rows: CSV and JSON by their own readers, a spreadsheet by one that is loaded only when a spreadsheet comes.
import { csvReader } from '#domain/import/csv-stream.ts'
import { jsonReader } from '#domain/import/json-stream.ts'
import type { RawRow } from '#domain/import/records.ts'
import { texts as importTexts } from '#texts/import.ts'
import { texts } from '#texts/import-screen.ts'

export type FileRows = { readonly name: string; readonly heading: readonly string[]; readonly rows: readonly RawRow[] }
/** The sentence that says why the file cannot be read. */
export type FileProblem = { readonly problem: string }

const MOST_LINES = 1_000_000
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

export async function readImportFile(file: File): Promise<FileRows | FileProblem> {
  const bytes = await file.arrayBuffer()
  if (startsWith(bytes, OLD_EXCEL)) return { problem: importTexts.oldExcel }
  const read = startsWith(bytes, ZIP) ? await rowsOfSheet(bytes) : rowsOfText(decode(bytes))
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

async function rowsOfSheet(bytes: ArrayBuffer): Promise<Read> {
  try {
    const { readSheet } = await import('read-excel-file/universal')
    const sheet = await readSheet(bytes)
    const rows = sheet
      .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
    const [heading, ...body] = rows
    return { heading: heading?.cells ?? [], rows: body }
  } catch {
    return { problem: importTexts.notSheet } // a damaged file, or a zip that is no spreadsheet
  }
}

/** Numbers keep the 15 digits that spreadsheets show. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '')
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell).trim()
}

function startsWith(bytes: ArrayBuffer, sign: readonly number[]): boolean {
  const first = new Uint8Array(bytes.slice(0, sign.length))
  return sign.every((byte, index) => first[index] === byte)
}

/** UTF-8; what is not, is what older spreadsheets write on Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
