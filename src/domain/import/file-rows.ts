// What kind of file a person chose, by its first bytes, and the rows of a sheet as texts.
import type { FileReason } from './file-reason.ts'
import type { RawRow } from './raw-row.ts'

/** So many bytes of a file say what it is. */
export const TELLING_BYTES = 4096

/** 'workbook' is any zip; 'old-workbook' the binary form before XLSX; 'other' a picture, a packed file, a PDF: no text has zeros. */
export function fileForm(bytes: Uint8Array): 'workbook' | 'old-workbook' | 'text' | 'other' {
  const begins = (sign: readonly number[]) => sign.every((byte, index) => bytes[index] === byte)
  if (begins(ZIP)) return 'workbook'
  if (begins(OLD_EXCEL)) return 'old-workbook'
  const isText = markedCoding(bytes) !== undefined || !(begins(PDF) || bytes.subarray(0, TELLING_BYTES).includes(0))
  return isText ? 'text' : 'other'
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

/** As the first two bytes say: Excel's "Unicode Text" is UTF-16. */
export const markedCoding = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** UTF-16 where it says so, else UTF-8; what is neither, is what older spreadsheets write on Windows. */
export function decodedText(bytes: ArrayBuffer): string {
  const marked = markedCoding(new Uint8Array(bytes))
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** All cells of a sheet: a workbook keeps a text once however many cells show it, so that its own size does not bound them. */
const MOST_CHARACTERS = 600_000_000

type SheetRows =
  | { readonly kind: 'rows'; readonly rows: readonly RawRow[] }
  | { readonly kind: 'problem'; readonly problem: FileReason }

/**
 * The rows of a sheet that are not empty, the heading first; a line is the number of the row there. Cells are texts, numbers, booleans
 * or dates; a date is 'YYYY-MM-DD' or with a time an ISO instant to the second, a number has the 15 digits that spreadsheets show.
 */
export function sheetRows(sheet: readonly (readonly unknown[])[]): SheetRows {
  const rows = sheet
    .map((cells, index) => ({ line: index + 1, cells: cells.map(sheetCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const characters = rows.reduce((sum, { cells }) => cells.reduce((all, cell) => all + cell.length, sum), 0)
  return characters > MOST_CHARACTERS
    ? { kind: 'problem', problem: { reason: 'sheetTooLarge' } }
    : { kind: 'rows', rows }
}

function sheetCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return wholeSecond(cell).replace('T00:00:00.000Z', '')
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell).trim()
}

/** A time of day is a fraction of a day in a sheet: 14:30 comes a thousandth of a second short. */
const wholeSecond = (at: Date): string => new Date(Math.round(at.getTime() / 1000) * 1000).toISOString()
