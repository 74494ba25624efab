// Text from the clipboard of a spreadsheet as rows of cells: tabs between cells, quotes around cells that hold tabs or line ends.
import { harmless, withoutApostrophe } from '#domain/csv.ts'
import { readDelimited } from '#domain/delimited-text.ts'

type PastedRows =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'unclosed' }

/** Empty rows keep their place. A quote that opens a line of its own and closes nowhere is part of the text. */
export function readPasted(text: string): PastedRows {
  const read = readDelimited(text, { sign: '\t', keepEmpty: true })
  if (read.kind === 'rows') return { kind: 'rows', rows: read.rows.map(({ cells }) => cells.map(withoutApostrophe)) }
  return /[\r\n]/.test(text.trim()) ? { kind: 'unclosed' } : { kind: 'rows', rows: [text.trim().split('\t')] }
}

/** Lines copied out of a CSV file rather than a spreadsheet: no tab anywhere, several cells when parted by commas or semicolons. */
export function readCommaLines(text: string): readonly (readonly string[])[] | undefined {
  if (text.includes('\t')) return undefined
  const read = readDelimited(text)
  const rows = read.kind === 'rows' ? read.rows.map((row) => row.cells) : []
  return (rows[0]?.length ?? 0) > 1 ? rows : undefined
}

/** Cells as spreadsheets take them, none of which they run: a cell with tab, quote or line end in quotes. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => quotedWhereNeeded(harmless(cell))).join('\t')).join('\r\n')

const quotedWhereNeeded = (cell: string): string => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
