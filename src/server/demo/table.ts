// Reads the demo data's tables: cells between bars, one row a line, a heading line above.

/** A cell of the row at hand by its column, trimmed; '-' reads as empty. */
type Cell<C extends string> = (column: C) => string

/** What `make` makes of each row. Throws when the heading or the number of cells of a row does not fit the columns. */
export function readTable<C extends string, T>(
  columns: readonly C[],
  text: string,
  make: (cell: Cell<C>) => T,
): readonly T[] {
  const [heading = '', ...rows] = text.trim().split('\n')
  if (cellsOf(heading).join() !== columns.join())
    throw new Error(`demo table: the heading is not ${columns.join(' | ')}`)
  return rows.map((row) => {
    const cells = cellsOf(row)
    if (cells.length !== columns.length) throw new Error(`demo table: ${row}`)
    return make((column) => {
      const cell = cells[columns.indexOf(column)] ?? ''
      return cell === '-' ? '' : cell
    })
  })
}

const cellsOf = (row: string): readonly string[] => row.split('|').map((cell) => cell.trim())
