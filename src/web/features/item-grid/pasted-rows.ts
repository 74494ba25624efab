// Text from the clipboard of a spreadsheet as rows of cells: tabs between cells, quotes around cells that hold tabs or line ends.
import { readCsv } from '#domain/csv.ts'

export type PastedRows =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'unclosed' }

/** Empty rows keep their place. The line end after the last row makes no row. */
export function readPasted(text: string): PastedRows {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const rows: string[][] = [[]]
  let at = 0
  while (at < plain.length) {
    const cell = plain[at] === '"' ? readQuoted(plain, at) : readPlain(plain, at)
    if (!cell) return { kind: 'unclosed' }
    rows.at(-1)?.push(cell.text)
    at = cell.end
    if (plain[at] === '\n' && at + 1 < plain.length) rows.push([])
    if (plain[at] === '\t' && at + 1 === plain.length) rows.at(-1)?.push('')
    at += 1
  }
  return { kind: 'rows', rows }
}

/** Lines copied out of a CSV file rather than a spreadsheet: no tab anywhere, several cells when parted by commas or semicolons. */
export function readCommaLines(text: string): readonly (readonly string[])[] | undefined {
  if (text.includes('\t')) return undefined
  const read = readCsv(text)
  const rows = read.kind === 'rows' ? read.rows.map((row) => row.cells) : []
  return (rows[0]?.length ?? 0) > 1 ? rows : undefined
}

type ReadCell = { readonly text: string; readonly end: number }

function readPlain(text: string, from: number): ReadCell {
  const end = text.slice(from).search(/[\t\n]/)
  return end === -1
    ? { text: text.slice(from), end: text.length }
    : { text: text.slice(from, from + end), end: from + end }
}

/** A quote that is not closed before the next tab or line end is part of the text when no other quote follows: 7" pan. */
function readQuoted(text: string, from: number): ReadCell | undefined {
  const close = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text.slice(from))
  if (close) return { text: (close[1] ?? '').replaceAll('""', '"'), end: from + close[0].length }
  return text.indexOf('"', from + 1) === -1 && text.slice(from).includes('\n') ? undefined : readPlain(text, from)
}

/** Cells as spreadsheets take them: a cell with tab, quote or line end in quotes. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quotedWhereNeeded).join('\t')).join('\r\n')

const quotedWhereNeeded = (cell: string): string => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
