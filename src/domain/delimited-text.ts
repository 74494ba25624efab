// Text of cells parted by commas, semicolons, tabs or bars (CSV, RFC 4180), read piece by piece or whole. Papa Parse reads the cells:
// quoted ones may hold the sign, quotes and line ends.
import Papa from 'papaparse'

/** `line` is where the row begins in the text, counted from 1. */
export type TextRow = { readonly line: number; readonly cells: readonly string[] }

type DelimitedReader = {
  /** Takes the next piece of the text and answers the rows that ended in it. */
  push(piece: string): readonly TextRow[]
  /** The last rows, or why there are none. */
  end(): readonly TextRow[] | UnreadText
}

/** 'unclosed': a quote opened in the row that begins in that line is never closed. 'too-long': that row is longer than any is taken. */
type UnreadText = { readonly kind: 'unclosed' | 'too-long'; readonly line: number }
type DelimitedText = { readonly kind: 'rows'; readonly rows: readonly TextRow[] } | UnreadText

type Options = {
  /** What parts the cells; without it the sign that parts the first lines into the same number of cells. */
  readonly sign?: string
  /** Rows without any cell filled are passed over unless they are to keep their place. */
  readonly keepEmpty?: boolean
}

const SIGNS = [',', ';', '\t', '|']
/** Lines looked at for the sign, and characters waited for where lines are long. */
const FIRST_LINES = 10
const FIRST_CHARACTERS = 100_000
/** A row that is longer is no row of a table, or has a quote that does not close: it is read over with every piece. */
const LONGEST_ROW = 2_000_000

/** A reader of one text. */
export function delimitedReader({ sign: given, keepEmpty = false }: Options = {}): DelimitedReader {
  let [pending, carried, line, isBegun, isStuck] = ['', '', 1, false, false]
  let sign = given
  const take = (isLast: boolean): readonly TextRow[] | UnreadText => {
    if (isStuck) return { kind: 'too-long', line }
    if (!isLast && sign === undefined && !hasFirstLines(pending)) return []
    sign ??= signOf(pending)
    const parsed = parsedCells(pending, sign, isLast)
    const rows = parsed.rows.flatMap((cells, index): readonly TextRow[] => {
      const begins = line
      if (parsed.isUnclosed && index === parsed.rows.length - 1) return []
      line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      return keepEmpty || cells.some((cell) => cell.trim() !== '') ? [{ line: begins, cells }] : []
    })
    pending = pending.slice(parsed.end)
    isStuck = pending.length > LONGEST_ROW
    return parsed.isUnclosed ? { kind: 'unclosed', line } : rows
  }
  const add = (piece: string) => {
    const text = carried + (isBegun ? piece : piece.replace(/^\uFEFF/, ''))
    isBegun ||= piece !== ''
    carried = text.endsWith('\r') ? '\r' : ''
    pending += text.slice(0, text.length - carried.length).replace(/\r\n?/g, '\n')
  }
  return {
    push: (piece) => {
      if (!isStuck) add(piece)
      const rows = take(false)
      return 'kind' in rows ? [] : rows
    },
    end: () => {
      if (carried) pending += '\n'
      if (pending === '' && !isStuck) return []
      pending = pending.endsWith('\n') ? pending.slice(0, -1) : pending
      return take(true)
    },
  }
}

/** The rows of a whole text. */
export function readDelimited(text: string, options?: Options): DelimitedText {
  const reader = delimitedReader(options)
  const rows = reader.push(text)
  const rest = reader.end()
  return 'kind' in rest ? rest : { kind: 'rows', rows: rows.concat(rest) }
}

/** The cells of one line; a quote that opens and never closes is a sign like any other. */
export function lineCells(line: string, sign: string): readonly string[] {
  const read = line.includes('"') ? readDelimited(line, { sign, keepEmpty: true }) : undefined
  return read?.kind === 'rows' ? (read.rows[0]?.cells ?? ['']) : line.split(sign)
}

const hasFirstLines = (text: string): boolean =>
  text.length >= FIRST_CHARACTERS || text.split('\n', FIRST_LINES + 1).length > FIRST_LINES

const signOf = (text: string): string =>
  Papa.parse(text, { newline: '\n', preview: FIRST_LINES, delimitersToGuess: SIGNS, skipEmptyLines: true }).meta
    .delimiter

type Parsed = { readonly rows: readonly (readonly string[])[]; readonly end: number; readonly isUnclosed: boolean }

/** Without `isLast` the row that has not ended yet is left. */
function parsedCells(text: string, delimiter: string, isLast: boolean): Parsed {
  const parser = new Papa.Parser({ delimiter, newline: '\n' })
  const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(text, 0, !isLast)
  const isUnclosed = isLast && errors.some(({ code }) => code === 'MissingQuotes')
  return { rows: data, end: meta.cursor, isUnclosed }
}
