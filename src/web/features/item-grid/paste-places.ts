// For which item and column each pasted cell is.

import { texts as en } from '#texts/en/item-grid.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Item } from '../../api/shipment-item.ts'
import { columnsIn, type GridColumn } from './columns.ts'
import type { Heading, Identity } from './paste-headings.ts'
import type { PasteProblem, PasteTarget } from './paste-target.ts'
import { cellCount } from './range.ts'

export type PlacedCell = {
  readonly item: Item
  readonly column: GridColumn
  readonly line: number
  readonly typed: string
}

export type Placed = {
  readonly cells: readonly PlacedCell[]
  readonly problems: readonly PasteProblem[]
  readonly headings:
    | { readonly columns: readonly string[]; readonly unused: readonly string[]; readonly identity: string | undefined }
    | undefined
}

type Rows = readonly (readonly string[])[]

/** The block begins at the first cell of the selection; a single value is meant for every selected cell. */
export function placeAtFocus(language: Language, rows: Rows, { items, block }: PasteTarget): Placed {
  const texts = wordsIn(language, en)
  const value = rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : undefined
  if (value !== undefined && cellCount(block) > 1)
    return { cells: filled(language, value, items, block), problems: [], headings: undefined }
  const lines = rows.map((cells, index) => ({ cells, line: index + 1, item: items[block.top + index] }))
  return gather(
    lines.map(({ cells, line, item }) => {
      if (!item) return isBlank(cells) ? NOTHING : { cells: [], problems: [{ line, text: texts.noItemBelow }] }
      const placed = cells.flatMap((typed, index) => cellAt(item, line, typed, columnsIn(language)[block.left + index]))
      const beyond = cells.slice(columnsIn(language).length - block.left)
      return { cells: placed, problems: isBlank(beyond) ? [] : [{ line, text: texts.pastLastColumn }] }
    }),
    undefined,
  )
}

const filled = (
  language: Language,
  typed: string,
  items: readonly Item[],
  { top, bottom, left, right }: PasteTarget['block'],
) =>
  items.slice(top, bottom + 1).flatMap((item) =>
    columnsIn(language)
      .slice(left, right + 1)
      .flatMap((column) => (column.field ? cellAt(item, 1, typed, column) : [])),
  )

/** Lines go to the items that their SKU or ASIN names; without such a column, to the items from the focused one on. */
export function placeByHeadings(
  language: Language,
  rows: Rows,
  headings: readonly Heading[],
  { items, block }: PasteTarget,
): Placed {
  const texts = wordsIn(language, en)
  const at = headings.findIndex((heading) => heading.kind === 'identity')
  const heading = headings[at]
  const identity = heading?.kind === 'identity' ? heading.identity : undefined
  const taken = new Map<string, number>()
  const lines = rows.slice(1).map((cells, index): Gathered => {
    const line = index + 2
    if (isBlank(cells)) return NOTHING
    const found = identity
      ? itemWith(language, items, identity, cells[at] ?? '')
      : itemAt(language, items, block.top + index)
    if (typeof found === 'string') return { cells: [], problems: [{ line, column: identity?.header, text: found }] }
    const before = taken.get(found.id)
    if (before) return { cells: [], problems: [{ line, text: texts.sameItemTwice(before) }] }
    taken.set(found.id, line)
    return {
      cells: headings.flatMap((each, column) =>
        isUsed(each) ? cellAt(found, line, cells[column] ?? '', each.column) : [],
      ),
      problems: [],
    }
  })
  return gather(lines, {
    columns: headings.flatMap((each) => (isUsed(each) ? [each.column.header] : [])),
    unused: headings.flatMap(unusedName),
    identity: identity?.header,
  })
}

/** Columns that cannot be changed here come along in many spreadsheets: they are named as not used. */
const isUsed = (heading: Heading): heading is Heading & { kind: 'column' } =>
  heading.kind === 'column' && heading.column.field !== undefined

function unusedName(heading: Heading): readonly string[] {
  if (heading.kind === 'column') return heading.column.field ? [] : [heading.column.header]
  return heading.kind === 'unused' && heading.name ? [heading.name] : []
}

/** The item, or why there is none. */
function itemWith(language: Language, items: readonly Item[], identity: Identity, typed: string): Item | string {
  const texts = wordsIn(language, en)
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return texts.noIdentity(identity.header)
  const [first, second] = items.filter((item) => identity.of(item)?.toLowerCase() === wanted)
  if (!first) return texts.noItemWith(identity.header, typed.trim())
  return second ? texts.severalItemsWith(identity.header, typed.trim()) : first
}

const itemAt = (language: Language, items: readonly Item[], index: number): Item | string => {
  const texts = wordsIn(language, en)
  return items[index] ?? texts.noItemBelow
}

type Gathered = Omit<Placed, 'headings'>
const NOTHING: Gathered = { cells: [], problems: [] }

const gather = (lines: readonly Gathered[], headings: Placed['headings']): Placed => ({
  cells: lines.flatMap((each) => each.cells),
  problems: lines.flatMap((each) => each.problems),
  headings,
})

const cellAt = (item: Item, line: number, typed: string, column: GridColumn | undefined): readonly PlacedCell[] =>
  column ? [{ item, column, line, typed }] : []

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')
