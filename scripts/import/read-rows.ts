// The rows of a file by pieces: CSV and JSON as they are read from the disk, a spreadsheet whole.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { csvReader } from '#domain/import/csv-stream.ts'
import { type JsonProblem, jsonReader } from '#domain/import/json-stream.ts'
import type { RawRow } from '#domain/import/records.ts'
import { texts } from '#texts/import.ts'

export type FileRows = {
  /** The columns of the file; those of a JSON text grow as they are met. */
  readonly heading: readonly string[]
  readonly pieces: AsyncIterable<readonly RawRow[]>
}

/** The file cannot be read as what it is; the message is the sentence. */
export class UnreadableFile extends Error {}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** Rows of a spreadsheet handed on at a time. */
const AT_ONCE = 2000

/** Throws UnreadableFile, also while the pieces are read. */
export async function readRows(path: string): Promise<FileRows> {
  const first = await firstBytes(path)
  if (first.subarray(0, 4).equals(OLD_EXCEL)) throw new UnreadableFile(texts.oldExcel)
  if (first.subarray(0, 4).equals(ZIP)) return sheetRows(path)
  const text = first
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return text.startsWith('[') || text.startsWith('{') ? jsonRows(path) : csvRows(path)
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path).catch((cause: unknown) => {
    throw new UnreadableFile(texts.noFile(path), { cause })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function csvRows(path: string): Promise<FileRows> {
  const pieces = csvPieces(path)
  const first = await pieces.next()
  const [heading, ...rows] = first.done ? [] : first.value
  return { heading: heading?.cells ?? [], pieces: chained(rows, pieces) }
}

async function* chained(rows: readonly RawRow[], pieces: AsyncIterable<readonly RawRow[]>) {
  yield rows
  yield* pieces
}

async function* csvPieces(path: string): AsyncGenerator<readonly RawRow[]> {
  const reader = csvReader()
  for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const rows = reader.push(String(piece))
    if (rows.length > 0) yield rows
  }
  const rest = reader.end()
  if ('unclosed' in rest) throw new UnreadableFile(texts.atLine(rest.unclosed, texts.unclosedQuote))
  yield rest
}

function jsonRows(path: string): FileRows {
  const reader = jsonReader()
  return { heading: reader.heading, pieces: jsonPieces(path, reader) }
}

async function* jsonPieces(path: string, reader: ReturnType<typeof jsonReader>): AsyncGenerator<readonly RawRow[]> {
  try {
    for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
      const rows = reader.push(String(piece))
      if (rows.length > 0) yield rows
    }
    reader.end()
  } catch (cause) {
    if (!isJsonProblem(cause)) throw cause
    throw new UnreadableFile(texts.atLine(cause.line, cause.message), { cause })
  }
}

const isJsonProblem = (error: unknown): error is JsonProblem => error instanceof Error && error.name === 'JsonProblem'

async function sheetRows(path: string): Promise<FileRows> {
  const { readSheet } = await import('read-excel-file/node')
  const sheet = await readSheet(path).catch((cause: unknown) => {
    throw new UnreadableFile(texts.notSheet, { cause })
  })
  const rows = sheet
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [heading, ...body] = rows
  return { heading: heading?.cells ?? [], pieces: slices(body) }
}

async function* slices(rows: readonly RawRow[]) {
  for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE)
}

/** Numbers keep the 15 digits that spreadsheets show. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '')
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell).trim()
}
