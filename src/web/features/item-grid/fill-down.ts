// Changes of a block of cells at once: filling down, clearing; and the block as text for the clipboard.

import type { Language } from '#words/language.ts'
import type { Item } from '../../api/shipment-item.ts'
import type { FieldChange } from '../../desk/item-desk.ts'
import { copied, emptied, isSame } from './cell-input.ts'
import { cellText, dutyText } from './cell-text.ts'
import { columnsIn } from './columns.ts'
import type { CellDuty } from './grid-item.ts'
import type { Makers } from './makers.ts'
import { writeCells } from './pasted-rows.ts'
import type { Block } from './range.ts'

const fieldsIn = (language: Language, { left, right }: Block) =>
  columnsIn(language)
    .slice(left, right + 1)
    .flatMap((column) => (column.field ? [column.field] : []))

/** The first line of the block into the lines below; a block of one line takes the line above it, as spreadsheets do. */
export function fillDown(language: Language, items: readonly Item[], block: Block): readonly FieldChange[] {
  const from = block.top === block.bottom ? block.top - 1 : block.top
  const source = items[from]
  if (!source) return []
  return items
    .slice(from + 1, block.bottom + 1)
    .flatMap((item) => fieldsIn(language, block).map((field) => ({ item, field, change: copied(field, source) })))
    .filter(({ item, change }) => !isSame(item, change))
}

export const clearBlock = (language: Language, items: readonly Item[], block: Block): readonly FieldChange[] =>
  items
    .slice(block.top, block.bottom + 1)
    .flatMap((item) => fieldsIn(language, block).map((field) => ({ item, field, change: emptied(field) })))
    .filter(({ item, change }) => !isSame(item, change))

/** Tab-separated, one line for each row. */
export const blockText = (
  language: Language,
  items: readonly Item[],
  { top, bottom, left, right }: Block,
  makers: Makers,
  dutyOf: (itemId: string) => CellDuty,
): string =>
  writeCells(
    items.slice(top, bottom + 1).map((item) =>
      columnsIn(language)
        .slice(left, right + 1)
        .map(({ key }) =>
          key === 'duty' ? dutyText(language, dutyOf(item.id)) : cellText(language, item, key, makers),
        ),
    ),
  )
