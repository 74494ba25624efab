// A spreadsheet of the customs fields of all items, beside the cards and saved through the same desk. Only rows near the view are drawn.

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { texts as en } from '#texts/en/item-grid.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import type { EntryFinding } from '../../ui/entry-findings.tsx'
import { CellMessage } from './cell-message.tsx'
import { columnsIn, columnTracksIn } from './columns.ts'
import { FailedSaves } from './failed-saves.tsx'
import { blockText } from './fill-down.ts'
import type { CellDuty } from './grid-item.ts'
import { askedBy } from './grid-keys.ts'
import { GridRow, type RowMarks } from './grid-row.tsx'
import { GridSharedProvider } from './grid-shared.ts'
import css from './item-grid.module.css'
import { toMakers } from './makers.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { PasteProblems } from './paste-problems.tsx'
import type { Place } from './range.ts'
import { RowFindings } from './row-findings.tsx'
import { type Grid, type GridTarget, useGrid } from './use-grid.ts'
import { useSettled } from './use-settled.ts'
import { ROW_HEIGHT, useWindow } from './use-window.ts'

type Props = {
  readonly items: readonly Item[]
  /** Only these items, as they are when the grid opens: a row does not vanish while it is worked on. All when left out. */
  readonly only?: ReadonlySet<string>
  readonly dutyOf: (itemId: string) => CellDuty
  /** Whether an item may enter, the gravest first; undefined while that is not known. */
  readonly findingsOf: (itemId: string) => readonly EntryFinding[] | undefined
  /** The cell to go to; a new object each time one is asked for. */
  readonly target?: GridTarget
}

export function ItemGrid({ items, only, dutyOf, findingsOf, target }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [kept] = useState(only)
  const rows = useMemo(() => (kept ? items.filter((item) => kept.has(item.id)) : items), [items, kept])
  const { addresses } = useItemDesk()
  const makers = useMemo(() => toMakers(addresses), [addresses])
  const messageId = useId()
  const helpId = useId()
  const shared = useMemo(() => ({ makers, messageId }), [makers, messageId])
  const { scroller, first, last, page, follow } = useWindow(rows.length)
  const grid = useGrid({ items: rows, makers, page, target })
  const { cursor, act, block } = grid

  const { row: focusRow, column: focusColumn } = cursor.at
  useFocusInSight(scroller, cursor, follow)
  // The cursor moves at once; what is said of the row it came to may follow.
  const told = useSettled(grid.item?.id)
  const onCopy = (event: ClipboardEvent) => {
    if (cursor.editing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', blockText(language, rows, block, makers, dutyOf))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (cursor.editing) return
    event.preventDefault()
    grid.paste(event.clipboardData.getData('text/plain'))
  }
  const drawn = drawnRows(first, last, focusRow, rows.length)
  return (
    <GridSharedProvider value={shared}>
      <PasteProblems problems={grid.notApplied} onClose={grid.closeProblems} />
      <FailedSaves items={rows} />
      <div ref={scroller} className={css.scroller} onScroll={follow}>
        <table
          {...gridRole(language, rows.length, helpId)}
          className={css.grid}
          style={{ height: (rows.length + 1) * ROW_HEIGHT }}
          onKeyDown={(event) => onKey(event, grid)}
          onMouseDown={(event) => onMouseDown(event, grid)}
          onPointerMove={(event) => onDrag(event, grid)}
          onPointerOver={(event) => nameWhole(event.target)}
          onDoubleClick={(event) => {
            if (placeUnder(event.target) && grid.field && !cursor.editing) act({ kind: 'edit' })
          }}
          onCopy={onCopy}
          onPaste={onPaste}
        >
          <GridHead />
          <tbody>
            {drawn.map((row) => {
              const item = rows[row]
              return (
                item && (
                  <GridRow
                    key={item.id}
                    item={item}
                    row={row}
                    duty={dutyOf(item.id)}
                    findings={findingsOf(item.id)}
                    marks={marksOf(row, grid)}
                    onEditEnd={grid.onEditEnd}
                  />
                )
              )
            })}
          </tbody>
        </table>
      </div>
      <CellMessage item={grid.item} field={grid.field} column={focusColumn} block={block} onTakeOut={grid.takeOut} />
      {told && <RowFindings key={told} findings={findingsOf(told) ?? NO_FINDINGS} duty={dutyOf(told)} />}
      <p id={helpId} className={css.help}>
        {texts.help}
      </p>
      {grid.plan && <PasteDialog plan={grid.plan} onApply={grid.apply} onCancel={grid.cancelPaste} />}
    </GridSharedProvider>
  )
}

/** The focus goes to the cell of the cursor wherever that moves, and the cell comes into sight. */
function useFocusInSight(
  scroller: RefObject<HTMLDivElement | null>,
  { moves, at }: Grid['cursor'],
  follow: () => void,
) {
  const { row, column } = at
  useLayoutEffect(() => {
    if (moves === 0) return
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    dropSelection(scroller.current)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    follow()
  }, [moves, row, column, scroller, follow])
}

/** A field that closed leaves its caret among cells that cannot be selected: at each focus the browser would look through all of them for its place. */
function dropSelection(within: HTMLElement | null): void {
  const selection = getSelection()
  if (selection?.anchorNode && within?.contains(selection.anchorNode)) selection.removeAllRanges()
}

/** What a cell has no room for is read by resting the mouse on it; by key and touch it stands under the grid. */
function nameWhole(part: EventTarget): void {
  if (part instanceof HTMLElement && part.scrollWidth > part.clientWidth) part.title = part.textContent
}

const NO_FINDINGS: readonly EntryFinding[] = []

/** A table by its elements, a grid by its role: rows out of sight are counted though they are not drawn. */
const gridRole = (language: Language, rows: number, helpId: string) => {
  const texts = wordsIn(language, en)
  return {
    role: 'grid',
    'aria-label': texts.gridLabel,
    'aria-describedby': helpId,
    'aria-rowcount': rows + 1,
    'aria-colcount': columnsIn(language).length,
    'aria-multiselectable': true,
  }
}

const GridHead = memo(function GridHead() {
  const language = useLanguage()
  return (
    <thead className={css.headPlace}>
      <tr aria-rowindex={1} className={css.head} style={{ gridTemplateColumns: columnTracksIn(language) }}>
        {columnsIn(language).map((column, index) => (
          <th
            key={column.key}
            scope="col"
            aria-colindex={index + 1}
            data-number={column.isNumber}
            data-key={column.key}
          >
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  )
})

/** The rows in the window, and the row of the focus wherever it is: what has the focus must stay drawn. */
function drawnRows(first: number, last: number, focus: number, count: number): readonly number[] {
  const inWindow = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  if (focus >= count || (focus >= first && focus <= last)) return inWindow
  return focus < first ? [focus, ...inWindow] : [...inWindow, focus]
}

const NO_MARKS: RowMarks = { focus: undefined, left: undefined, right: undefined, editing: undefined }

function marksOf(row: number, { cursor, block }: Grid): RowMarks {
  if (row < block.top || row > block.bottom) return NO_MARKS
  const isFocusRow = cursor.at.row === row
  return {
    focus: isFocusRow ? cursor.at.column : undefined,
    left: block.left,
    right: block.right,
    editing: isFocusRow ? cursor.editing : undefined,
  }
}

function onKey(event: KeyboardEvent, grid: Grid): void {
  const asked = event.target instanceof HTMLInputElement ? undefined : askedBy(event)
  if (asked && grid.answer(asked)) event.preventDefault()
}

/** The cell a mouse event is about. */
function placeUnder(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!cell) return undefined
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}

function onMouseDown(event: MouseEvent, { cursor, act }: Grid): void {
  const to = placeUnder(event.target)
  if (!to || event.button !== 0 || event.target instanceof HTMLInputElement) return
  event.preventDefault()
  if (cursor.editing && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  act({ kind: 'move', to, extend: event.shiftKey })
}

/** Dragging selects. */
function onDrag(event: MouseEvent, { cursor, act }: Grid): void {
  const to = placeUnder(event.target)
  if (!to || event.buttons !== 1 || cursor.editing) return
  if (to.row !== cursor.at.row || to.column !== cursor.at.column) act({ kind: 'move', to, extend: true })
}
