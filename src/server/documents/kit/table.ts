// A table that flows over pages: wrapped cells, header repeated on every page, rows kept whole unless they are very tall.
import { drawRule, MUTED } from './rules.ts'
import type { Sheet } from './sheet.ts'
import {
  type Align,
  drawLine,
  drawLines,
  fitText,
  lineHeight,
  linesHeight,
  type TextLine,
  type TextStyle,
  wrapText,
} from './text.ts'

/** `width` in points with the gap to the next column. Left-aligned columns stand before right-aligned ones. */
export type Column = { readonly header: string; readonly width: number; readonly align: Align }

/** What a cell says: paragraphs below each other. A `fit` paragraph stays on one line (numbers, codes). */
export type Paragraph = { readonly text: string; readonly style: TextStyle; readonly fit?: boolean }
export type Row = readonly (readonly Paragraph[])[]

type FlowOptions = {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Points to keep free below the last row, so that the total does not stand alone on a page. */
  readonly keepAfterLast: number
  /** Whether the row at an index begins a group: it stays on the page of the row after it. */
  readonly beginsGroup?: (index: number) => boolean
  /** Draws what stands above the table on pages after the first, and moves `sheet.y` below it. */
  readonly beginPage: () => void
}

const GAP = 8
const PADDING = 4.5
/** Points left on a page below which nothing of a cut row is begun on it. */
const ROOM_TO_CUT = 80
const HEADER_STYLE: TextStyle = { weight: 'semibold', size: 7, color: MUTED }

/** Draws the table from `sheet.y` on; leaves `sheet.y` below its last row. */
export function flowTable(sheet: Sheet, options: FlowOptions): void {
  drawHeader(sheet, options.columns)
  options.rows.forEach((row, index) => {
    const isLast = index === options.rows.length - 1
    const below = isLast ? options.keepAfterLast : groupRoom(sheet, options, index)
    placeRow(sheet, layOut(sheet, row, options.columns), options, below)
    if (!isLast) drawRule(sheet, sheet.y, 'hairline')
  })
}

/** Points the row after the first of a group needs; nothing for other rows, or where it is so tall that it may be cut. */
function groupRoom(sheet: Sheet, { rows, columns, beginsGroup }: FlowOptions, index: number): number {
  const next = rows[index + 1]
  if (!next || !beginsGroup?.(index)) return 0
  const height = rowHeight(layOut(sheet, next, columns))
  return height > (sheet.bottom - sheet.top) / 4 ? 0 : height
}

type LaidOutRow = readonly (readonly TextLine[])[]

function layOut(sheet: Sheet, row: Row, columns: readonly Column[]): LaidOutRow {
  return columns.map((column, index) => {
    const width = column.width - GAP
    return (row[index] ?? []).flatMap(({ text, style, fit }) =>
      fit ? [fitText(sheet, text, style, width)] : wrapText(sheet, text, style, width),
    )
  })
}

/** Begins a page when the row does not fit the rest of this one; cuts only a row taller than half a page. */
function placeRow(sheet: Sheet, row: LaidOutRow, options: FlowOptions, keepBelow: number): void {
  if (sheet.y + rowHeight(row) + keepBelow <= sheet.bottom) {
    drawRow(sheet, row, options.columns)
    return
  }
  const mayCut = rowHeight(row) > (sheet.bottom - sheet.top) / 2
  if (!mayCut || sheet.bottom - sheet.y < ROOM_TO_CUT) beginPage(sheet, options)
  let rest = row
  while (sheet.y + rowHeight(rest) + keepBelow > sheet.bottom && mayCut) {
    const [fitting, after] = cutRow(rest, sheet.bottom - sheet.y - 2 * PADDING)
    drawRow(sheet, fitting, options.columns)
    rest = after
    beginPage(sheet, options)
  }
  drawRow(sheet, rest, options.columns)
}

function beginPage(sheet: Sheet, options: FlowOptions): void {
  sheet.addPage()
  options.beginPage()
  drawHeader(sheet, options.columns)
}

/** The lines of each cell that fit `height`, at least one, and those that do not. */
function cutRow(row: LaidOutRow, height: number): readonly [LaidOutRow, LaidOutRow] {
  const counts = row.map((lines) => {
    let used = 0
    const over = lines.findIndex((line) => {
      used += lineHeight(line.style)
      return used > height
    })
    return over === -1 ? lines.length : Math.max(over, 1)
  })
  return [
    row.map((lines, index) => lines.slice(0, counts[index])),
    row.map((lines, index) => lines.slice(counts[index])),
  ]
}

const rowHeight = (row: LaidOutRow): number => Math.max(...row.map(linesHeight)) + 2 * PADDING

function drawRow(sheet: Sheet, row: LaidOutRow, columns: readonly Column[]): void {
  const height = rowHeight(row)
  forEachColumn(sheet, columns, (column, x, index) => {
    drawLines(sheet, row[index] ?? [], x, sheet.y + PADDING, { width: column.width - GAP, align: column.align })
  })
  sheet.y += height
}

function drawHeader(sheet: Sheet, columns: readonly Column[]): void {
  forEachColumn(sheet, columns, (column, x) => {
    const line = fitText(sheet, column.header, HEADER_STYLE, column.width - GAP)
    drawLine(sheet, line, x, sheet.y + 2, { width: column.width - GAP, align: column.align })
  })
  sheet.y += lineHeight(HEADER_STYLE) + 6
  drawRule(sheet, sheet.y, 'single')
}

/** The last column ends flush with the content: its gap stands on its left. */
function forEachColumn(
  sheet: Sheet,
  columns: readonly Column[],
  draw: (column: Column, x: number, index: number) => void,
): void {
  let x = sheet.left
  columns.forEach((column, index) => {
    draw(column, column.align === 'right' ? x + GAP : x, index)
    x += column.width
  })
}
