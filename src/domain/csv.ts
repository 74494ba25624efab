// Writes comma-separated values by RFC 4180; delimited-text.ts reads them.

/** A text of rows with CRLF line ends. What a spreadsheet would take for a formula gets an apostrophe in front. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`).join('')

/** The last four are the wide signs of Chinese, Japanese and Korean keyboards, which spreadsheets there take for the same. Source: OWASP, CSV Injection. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/**
 * Where lists are separated by semicolons, as in French, a spreadsheet begins new cells and rows within a quoted cell; quotes that
 * begin such a cell are no part of it.
 */
const FORMULA_WITHIN = /([;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g
const DISARMED_WITHIN = /([;\t\r\n]"*)'(?=[=+\-@＝＋－＠])/g

/** A cell that no spreadsheet runs, also where it is pasted. */
export const harmless = (cell: string): string => {
  const within = cell.replace(FORMULA_WITHIN, "$1'")
  return FORMULA.test(cell) ? `'${within}` : within
}

/** A cell as it was before `harmless` put apostrophes in front. */
export const withoutApostrophe = (cell: string): string =>
  (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell).replace(DISARMED_WITHIN, '$1')

const quoted = (cell: string): string => (/[",\r\n;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
