// Comma-separated values read piece by piece, for files too large to hold: the rules of csv.ts.
import type { RawRow } from './records.ts'

export type CsvReader = {
  /** Takes the next piece of the text and answers the rows that ended in it. */
  push(piece: string): readonly RawRow[]
  /** The last row; 'unclosed' when a quote opened in `line` is never closed. */
  end(): readonly RawRow[] | { readonly unclosed: number }
}

/** A reader of one text. Empty rows are passed over; the sign between cells is the one that stands most often in the first line. */
export function csvReader(): CsvReader {
  let pending = ''
  let line = 1
  let sign: string | undefined
  const take = (isLast: boolean): readonly RawRow[] | { readonly unclosed: number } => {
    sign ??= signOf(pending, isLast)
    if (sign === undefined) return []
    const rows: RawRow[] = []
    let at = 0
    while (at < pending.length) {
      const read = readRow(pending, at, sign, isLast)
      if (!read) break
      if (read.cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells: read.cells })
      line += read.lines
      at = read.end
    }
    pending = pending.slice(at)
    return isLast && pending !== '' ? { unclosed: line } : rows
  }
  return {
    push: (piece) => {
      pending = pending === '' && line === 1 && sign === undefined ? piece.replace(/^\uFEFF/, '') : pending + piece
      const rows = take(false)
      return 'unclosed' in rows ? [] : rows
    },
    end: () => take(true),
  }
}

function signOf(text: string, isLast: boolean): string | undefined {
  const end = text.search(/[\r\n]/)
  if (end < 0 && !isLast) return undefined
  const first = end < 0 ? text : text.slice(0, end)
  const count = (sign: string) => first.split(sign).length
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

type ReadRow = { readonly cells: readonly string[]; readonly end: number; readonly lines: number }

/** The row that begins at `at`; undefined while its end is not there yet. A trailing '\r' waits for what follows it. */
function readRow(text: string, at: number, sign: string, isLast: boolean): ReadRow | undefined {
  const cells: string[] = []
  let lines = 0
  for (let from = at; ; ) {
    const cell = text[from] === '"' ? quotedCell(text, from, sign, isLast) : plainCell(text, from, sign)
    if (!cell) return undefined
    cells.push(cell.text)
    lines += cell.lines
    from = cell.end
    if (text[from] === sign) from += 1
    else if (text[from] === '\n') return { cells, end: from + 1, lines: lines + 1 }
    else if (text[from] === '\r' && (isLast || from + 1 < text.length))
      return { cells, end: from + (text[from + 1] === '\n' ? 2 : 1), lines: lines + 1 }
    else return isLast && from >= text.length ? { cells, end: from, lines: lines + 1 } : undefined
  }
}

type ReadText = { readonly text: string; readonly end: number; readonly lines: number }

function plainCell(text: string, from: number, sign: string): ReadText {
  let end = from
  for (; end < text.length; end += 1) {
    const letter = text[end]
    if (letter === sign || letter === '\n' || letter === '\r') break
  }
  return { text: text.slice(from, end), end, lines: 0 }
}

/** Undefined while the closing quote, or what tells it from a doubled one, is not there yet. */
function quotedCell(text: string, from: number, sign: string, isLast: boolean): ReadText | undefined {
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0 || (quote + 1 >= text.length && !isLast)) return undefined
    if (text[quote + 1] === '"') {
      at = quote + 2
      continue
    }
    const inner = text.slice(from + 1, quote)
    const rest = plainCell(text, quote + 1, sign)
    return { text: inner.replaceAll('""', '"') + rest.text, end: rest.end, lines: inner.split('\n').length - 1 }
  }
}
