// Writes comma-separated values by RFC 4180; delimited-text.ts reads them.

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
