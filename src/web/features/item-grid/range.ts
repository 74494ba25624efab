// Places in the grid, the block between two of them, and where a key leads from a place.

export type Place = { readonly row: number; readonly column: number }
/** All bounds belong to the block. */
export type Block = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }
export type Size = { readonly rows: number; readonly columns: number; readonly page: number }

export const blockOf = (a: Place, b: Place): Block => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
})

export const cellCount = ({ top, bottom, left, right }: Block): number => (bottom - top + 1) * (right - left + 1)

export type Step = (from: Place, size: Size) => Place

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: by(-1, 0),
  ArrowDown: by(1, 0),
  ArrowLeft: by(0, -1),
  ArrowRight: by(0, 1),
  PageUp: (from, size) => by(-size.page, 0)(from, size),
  PageDown: (from, size) => by(size.page, 0)(from, size),
  Home: (from) => ({ ...from, column: 0 }),
  End: (from, size) => ({ ...from, column: size.columns - 1 }),
}

/** With Ctrl or Cmd: to the edge of the grid. */
const TO_EDGE: Readonly<Record<string, Step>> = {
  ArrowUp: (from) => ({ ...from, row: 0 }),
  ArrowDown: (from, size) => ({ ...from, row: size.rows - 1 }),
  ArrowLeft: (from) => ({ ...from, column: 0 }),
  ArrowRight: (from, size) => ({ ...from, column: size.columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_from, size) => ({ row: size.rows - 1, column: size.columns - 1 }),
}

export const stepOfKey = (key: string, toEdge: boolean): Step | undefined => (toEdge ? TO_EDGE : ARROWS)[key]

export function by(rows: number, columns: number): Step {
  return (from, size) => ({
    row: within(from.row + rows, size.rows),
    column: within(from.column + columns, size.columns),
  })
}

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index))

/** The next or the last cell in reading order; undefined past the end, where Tab leaves the grid. */
export function tabStep(from: Place, size: Size, backwards: boolean): Place | undefined {
  const next = from.row * size.columns + from.column + (backwards ? -1 : 1)
  if (next < 0 || next >= size.rows * size.columns) return undefined
  return { row: Math.floor(next / size.columns), column: next % size.columns }
}
