// Comma-separated values by RFC 4180: quoted cells may hold commas, quotes and line ends. Semicolons and tabs are taken too.

/** `line` is where the row begins in the text, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

export type CsvText =
  | { readonly kind: 'rows'; readonly rows: readonly CsvRow[] }
  | { readonly kind: 'unclosed'; readonly line: number }

/** The rows of a text without empty ones; 'unclosed' when a quote that opens a cell is never closed. */
export function readCsv(text: string): CsvText {
  const plain = text.replace(/^\uFEFF/, '')
  const reader = { at: 0, line: 1, sign: signOf(plain) }
  const rows: CsvRow[] = []
  while (reader.at < plain.length) {
    const line = reader.line
    const cells = readRow(plain, reader)
    if (!cells) return { kind: 'unclosed', line }
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
  }
  return { kind: 'rows', rows }
}

type Reader = { at: number; line: number; readonly sign: string }

/** The sign that stands most often in the first line. */
function signOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  const count = (sign: string) => first.split(sign).length
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

function readRow(text: string, reader: Reader): readonly string[] | undefined {
  const cells: string[] = []
  for (;;) {
    const cell = text[reader.at] === '"' ? readQuoted(text, reader) : readPlain(text, reader)
    if (cell === undefined) return undefined
    cells.push(cell)
    if (text[reader.at] === reader.sign) {
      reader.at += 1
      continue
    }
    if (text[reader.at] === '\r') reader.at += 1
    if (text[reader.at] === '\n') reader.at += 1
    reader.line += 1
    return cells
  }
}

function readPlain(text: string, reader: Reader): string {
  const from = reader.at
  while (reader.at < text.length && !isEnd(text[reader.at] ?? '', reader.sign)) reader.at += 1
  return text.slice(from, reader.at)
}

/** What follows the closing quote up to the next sign belongs to the cell, as spreadsheets read it. */
function readQuoted(text: string, reader: Reader): string | undefined {
  let cell = ''
  reader.at += 1
  for (; reader.at < text.length; reader.at += 1) {
    const letter = text[reader.at] ?? ''
    if (letter === '"' && text[reader.at + 1] !== '"') {
      reader.at += 1
      return cell + readPlain(text, reader)
    }
    if (letter === '"') reader.at += 1
    if (letter === '\n') reader.line += 1
    cell += letter
  }
  return undefined
}

const isEnd = (letter: string, sign: string): boolean => letter === sign || letter === '\n' || letter === '\r'

/** A text of rows with CRLF line ends. What a spreadsheet would take for a formula gets an apostrophe in front. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(unharmed(cell))).join(',')}\r\n`).join('')

const FORMULA = /^[=+\-@\t\r]/
/**
 * Where lists are separated by semicolons, as in French, a spreadsheet begins new cells and rows within a quoted cell; quotes that
 * begin such a cell are no part of it.
 */
const FORMULA_WITHIN = /([;\t\r\n]"*)(?=[=+\-@])/g
const DISARMED_WITHIN = /([;\t\r\n]"*)'(?=[=+\-@])/g

const unharmed = (cell: string): string => {
  const within = cell.replace(FORMULA_WITHIN, "$1'")
  return FORMULA.test(cell) ? `'${within}` : within
}

/** A cell as it was before `writeCsv` put apostrophes in front. */
export const withoutApostrophe = (cell: string): string =>
  (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell).replace(DISARMED_WITHIN, '$1')

const quoted = (cell: string): string => (/[",\r\n;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
