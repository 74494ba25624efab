// What a paste would do: the changes, the cells that cannot be used with their line, and what stays. Nothing is applied here.

import type { CustomsField } from '#domain/shipment/item.ts'
import { texts as en } from '#texts/en/item-grid.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { FieldChange } from '../../desk/item-desk.ts'
import { isSame, parseCell } from './cell-input.ts'
import { cellText, shownText } from './cell-text.ts'
import type { GridColumn } from './columns.ts'
import type { Makers } from './makers.ts'
import { readHeadings } from './paste-headings.ts'
import { type Placed, type PlacedCell, placeAtFocus, placeByHeadings } from './paste-places.ts'
import type { PasteProblem, PasteTarget } from './paste-target.ts'
import { readCommaLines, readPasted } from './pasted-rows.ts'

export type PlannedChange = FieldChange & {
  readonly line: number
  readonly header: string
  readonly before: string
  readonly after: string
}

export type PastePlan = {
  readonly changes: readonly PlannedChange[]
  readonly problems: readonly PasteProblem[]
  /** Cells whose value the item has already. */
  readonly same: number
  /** Empty cells: they leave the item as it is. */
  readonly blank: number
  /** Headings by which columns were read; undefined when the block lands at the focused cell. */
  readonly headings: Placed['headings']
}

const MOST_LINES = 5000

/** One value fills the whole selected block; anything else begins at its first cell, or follows its own headings. */
export function planPaste(language: Language, text: string, target: PasteTarget): PastePlan {
  const texts = wordsIn(language, en)
  const read = readPasted(text)
  if (read.kind === 'unclosed') return refused(texts.unclosedQuote)
  if (read.rows.length > MOST_LINES) return refused(texts.tooMuch)
  const commaRows = readCommaLines(text)
  const commaHeadings = commaRows?.[0] && readHeadings(language, commaRows[0])
  const rows = commaHeadings && commaRows ? commaRows : read.rows
  const headings = rows[0] && readHeadings(language, rows[0])
  if (headings && rows.length === 1) return refused(texts.nothingInHeader)
  const placed = headings ? placeByHeadings(language, rows, headings, target) : placeAtFocus(language, rows, target)
  return judged(language, placed, target.makers)
}

const refused = (text: string): PastePlan => ({
  changes: [],
  problems: [{ line: 1, text }],
  same: 0,
  blank: 0,
  headings: undefined,
})

type Judged =
  | { readonly kind: 'change'; readonly change: PlannedChange }
  | { readonly kind: 'problem'; readonly problem: PasteProblem }
  | { readonly kind: 'same' | 'blank' }

function judged(language: Language, placed: Placed, makers: Makers): PastePlan {
  const cells = placed.cells.map((cell) => judge(language, cell, makers))
  const problems = cells.flatMap((each) => (each.kind === 'problem' ? [each.problem] : []))
  return {
    changes: cells.flatMap((each) => (each.kind === 'change' ? [each.change] : [])),
    problems: [...placed.problems, ...problems].sort((a, b) => a.line - b.line),
    same: cells.filter((each) => each.kind === 'same').length,
    blank: cells.filter((each) => each.kind === 'blank').length,
    headings: placed.headings,
  }
}

function judge(language: Language, cell: PlacedCell, makers: Makers): Judged {
  const { field } = cell.column
  if (cell.typed.trim() === '') return { kind: 'blank' }
  return field ? judgeField(language, cell, field, makers) : judgeReadOnly(language, cell, cell.column, makers)
}

function judgeField(
  language: Language,
  { item, line, typed, column }: PlacedCell,
  field: CustomsField,
  makers: Makers,
): Judged {
  const parsed = parseCell(language, field, typed, makers)
  if (parsed.kind === 'empty') return { kind: 'blank' }
  if (parsed.kind === 'problem') return { kind: 'problem', problem: { line, column: column.header, text: parsed.text } }
  if (isSame(item, parsed.change)) return { kind: 'same' }
  const before = shownText(language, item, field, makers)
  const after = shownText(language, { ...item, ...shownFields(parsed.change) }, field, makers)
  return { kind: 'change', change: { item, field, change: parsed.change, line, header: column.header, before, after } }
}

const shownFields = ({ countryOfOrigin, htsCode, declaredValue, manufacturing_address_id }: FieldChange['change']) => ({
  ...(countryOfOrigin === undefined ? {} : { countryOfOrigin }),
  ...(htsCode === undefined ? {} : { htsCode }),
  ...(declaredValue === undefined ? {} : { declaredValue }),
  ...(manufacturing_address_id === undefined ? {} : { manufacturing_address_id }),
})

/** What was copied here and comes back unchanged is no problem. Value and duty follow from the rest: what is pasted there is left out. */
function judgeReadOnly(
  language: Language,
  { item, line, typed }: PlacedCell,
  column: GridColumn,
  makers: Makers,
): Judged {
  const texts = wordsIn(language, en)
  const isDerived = column.key === 'value' || column.key === 'duty'
  if (isDerived || cellText(language, item, column.key, makers) === typed.trim()) return { kind: 'same' }
  return { kind: 'problem', problem: { line, column: column.header, text: texts.notChanged(column.header) } }
}
