// The rows of a file by pieces: CSV and JSON as they are read from the disk, a workbook whole.
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { delimitedReader } from '#domain/delimited-text.ts'
import type { FileReason } from '#domain/import/file-reason.ts'
import { fileForm, markedCoding, sheetRows, TELLING_BYTES } from '#domain/import/file-rows.ts'
import { type JsonProblem, jsonReader } from '#domain/import/json-stream.ts'
import { plainName } from '#domain/import/mapping.ts'
import type { RawRow } from '#domain/import/raw-row.ts'
import { FIRST_ROWS, findHeading, type Headed } from '#domain/import/shop-exports.ts'
import { isXml, sheetProblem, type WorkbookPart, workbookParts } from '#domain/import/workbook.ts'
import { texts } from '#texts/en/import.ts'
import { fileProblemText } from '#words/file-problems.ts'

export type FileRows = {
  /** The columns of the file; those of a JSON text grow as they are met. */
  readonly heading: readonly string[]
  readonly pieces: AsyncIterable<readonly RawRow[]>
}

const NOT_A_SHEET: FileReason = { reason: 'notSheet' }
const inWords = (problem: FileReason): string => fileProblemText('en', problem)

/** The file cannot be read as what it is; the message is the sentence. */
export class UnreadableFile extends Error {}

/** Rows of a spreadsheet handed on at a time. */
const AT_ONCE = 2000

/** Throws UnreadableFile, also while the pieces are read. */
export async function readRows(path: string): Promise<FileRows> {
  const first = await firstBytes(path)
  const form = fileForm(first)
  if (form === 'old-workbook') throw new UnreadableFile(texts.oldExcel)
  if (form === 'other') throw new UnreadableFile(inWords({ reason: 'notTable' }))
  if (form === 'workbook') return workbookRows(path)
  const text = new TextDecoder(markedCoding(first)).decode(first).trimStart()
  return text.startsWith('[') || text.startsWith('{') ? jsonRows(path) : csvRows(path)
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path).catch((cause: unknown) => {
    throw new UnreadableFile(texts.noFile(path), { cause })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TELLING_BYTES), 0, TELLING_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const csvRows = (path: string): Promise<FileRows> => headedPieces(csvPieces(path))

/** The heading is found as the screen finds it, also where an export puts it below other lines. */
async function headedPieces(pieces: AsyncGenerator<readonly RawRow[]>): Promise<FileRows> {
  let first: readonly RawRow[] = []
  while (first.length < FIRST_ROWS) {
    const next = await pieces.next()
    if (next.done) break
    first = first.concat(next.value)
  }
  const found = findHeading(first, plainName)
  if (!found) return { heading: [], pieces }
  return { heading: found.heading.cells, pieces: goodsIn(found, first.slice(found.above + 1), pieces) }
}

async function* goodsIn({ goodsOf }: Headed, rows: readonly RawRow[], pieces: AsyncIterable<readonly RawRow[]>) {
  yield rows.flatMap(goodsOf)
  for await (const piece of pieces) yield piece.flatMap(goodsOf)
}

async function* csvPieces(path: string): AsyncGenerator<readonly RawRow[]> {
  const reader = delimitedReader()
  for await (const piece of textPieces(path)) {
    const rows = reader.push(piece)
    if (rows.length > 0) yield rows
  }
  const rest = reader.end()
  if ('kind' in rest) {
    const problem = rest.kind === 'unclosed' ? texts.unclosedQuote : inWords({ reason: 'rowTooLong' })
    throw new UnreadableFile(texts.atLine(rest.line, problem))
  }
  yield rest
}

const bytesOf = (path: string): AsyncIterable<Uint8Array> => createReadStream(path, { highWaterMark: 256 * 1024 })

/** The text of a file in UTF-16 or UTF-8; of one that is neither, in what older spreadsheets write on Windows, as the screen reads it. */
async function* textPieces(path: string): AsyncGenerator<string> {
  const marked = markedCoding(await firstBytes(path))
  const decoder = new TextDecoder(marked ?? ((await isUtf8(path)) ? 'utf-8' : 'windows-1252'))
  for await (const bytes of bytesOf(path)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of bytesOf(path)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function jsonRows(path: string): FileRows {
  const reader = jsonReader()
  return { heading: reader.heading, pieces: jsonPieces(path, reader) }
}

async function* jsonPieces(path: string, reader: ReturnType<typeof jsonReader>): AsyncGenerator<readonly RawRow[]> {
  try {
    for await (const piece of textPieces(path)) {
      const rows = reader.push(piece)
      if (rows.length > 0) yield rows
    }
    reader.end()
  } catch (cause) {
    if (!isJsonProblem(cause)) throw cause
    throw new UnreadableFile(texts.atLine(cause.line, inWords(cause.problem)), { cause })
  }
}

const isJsonProblem = (error: unknown): error is JsonProblem => error instanceof Error && error.name === 'JsonProblem'

/** Checked before it is unpacked, then read from the same bytes by the directory that was checked. */
async function workbookRows(path: string): Promise<FileRows> {
  const bytes = new Uint8Array(await readFile(path))
  const problem = workbookProblem(bytes)
  if (problem) throw new UnreadableFile(inWords(problem))
  const { readSheet } = await import('read-excel-file/universal')
  const sheet = await readSheet(bytes.buffer).catch((cause: unknown) => {
    throw new UnreadableFile(inWords(NOT_A_SHEET), { cause })
  })
  const read = sheetRows(sheet)
  if (read.kind === 'problem') throw new UnreadableFile(inWords(read.problem))
  return headedPieces(slices(read.rows))
}

function workbookProblem(bytes: Uint8Array<ArrayBuffer>): FileReason | null {
  const read = workbookParts(bytes)
  if (read.kind === 'problem') return read.problem
  for (const part of read.parts.filter(isXml)) {
    const xml = unpacked(part)
    const problem = xml === undefined ? NOT_A_SHEET : sheetProblem(xml)
    if (problem) return problem
  }
  return null
}

/** Undefined for a part that is damaged or larger than it says. */
function unpacked({ packed, isDeflated, unpackedSize }: WorkbookPart): string | undefined {
  try {
    const options = { maxOutputLength: Math.max(1, unpackedSize) }
    return (isDeflated ? inflateRawSync(packed, options) : Buffer.from(packed)).toString('utf8')
  } catch {
    return undefined // not what deflate writes, or more of it than said
  }
}

async function* slices(rows: readonly RawRow[]): AsyncGenerator<readonly RawRow[]> {
  for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE)
}
