// The grid at work: what keys, mouse, clipboard and the end of editing do to the focus, the selection and the items.

import {
  type Dispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { keepDigitsAndDots } from '#domain/hts-code.ts'
import type { CustomsField } from '#domain/shipment/item.ts'
import { texts as en } from '#texts/en/item-grid.ts'
import type { Language } from '#words/language.ts'
import { sentence } from '#words/language.ts'
import type { Item } from '../../api/shipment-item.ts'
import { type FieldChange, useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage } from '../../language/page-language.tsx'
import type { EditEnd } from './cell-editor.tsx'
import { emptied, isSame, parseCell } from './cell-input.ts'
import { cellText } from './cell-text.ts'
import { columnOfField, columnsIn } from './columns.ts'
import { type Cursor, type CursorAct, moveCursor, selectedBlock, startAt } from './cursor.ts'
import { clearBlock, fillDown } from './fill-down.ts'
import type { Asked } from './grid-keys.ts'
import type { Makers } from './makers.ts'
import { type PastePlan, planPaste } from './paste-plan.ts'
import type { PasteProblem } from './paste-target.ts'
import { type Block, by, cellCount, type Place, type Size, tabStep } from './range.ts'

export type GridTarget = { readonly itemId: string; readonly field: CustomsField | 'row' }

type Needs = {
  readonly items: readonly Item[]
  readonly makers: Makers
  /** Whole rows in sight. */
  readonly page: number
  /** A cell that another part of the page asks for. */
  readonly target: GridTarget | undefined
}

export type Grid = ReturnType<typeof useGrid>

export function useGrid({ items, makers, page, target }: Needs) {
  const language = useLanguage()
  const [cursor, act] = useReducer(moveCursor, placeOf(language, items, target), startAt)
  const size: Size = { rows: items.length, columns: columnsIn(language).length, page }
  const at: Place = { ...cursor.at, row: Math.min(cursor.at.row, Math.max(0, items.length - 1)) }
  const block = selectedBlock({ ...cursor, at })
  const item = items[at.row]
  const field = columnsIn(language)[at.column]?.field
  const sheet: Sheet = { items, makers, cursor, act, size, at, block, item, field }

  const goToTarget = useEffectEvent((wanted: GridTarget) => {
    const to = placeOf(language, items, wanted)
    if (to) act({ kind: 'move', to })
  })
  useEffect(() => {
    if (target) goToTarget(target)
  }, [target])

  const onEditEnd = useEditEnd(sheet)
  const { answer, ...keys } = useKeys(sheet)
  const takeOut = useSameFunction(keys.takeOut)
  const pasting = usePaste(sheet)
  return { cursor: { ...cursor, at }, block, item, field, act, answer, takeOut, ...pasting, onEditEnd }
}

/** What the parts of the grid work on. */
type Sheet = Pick<Needs, 'items' | 'makers'> & {
  readonly cursor: Cursor
  readonly act: Dispatch<CursorAct>
  readonly size: Size
  readonly at: Place
  readonly block: Block
  readonly item: Item | undefined
  /** Of the column the cursor is in; undefined where it shows what nobody types. */
  readonly field: CustomsField | undefined
}

function useChangeAll() {
  const desk = useItemDesk()
  return (changes: readonly FieldChange[], done: 'cleared' | 'filled' | 'pasted') => {
    if (changes.length > 0)
      desk.changeAll(
        changes,
        sentence(en, (texts) => texts[done](changes.length)),
      )
  }
}

/** Takes what was typed, or gives it up, and moves on. The same function as long as the grid stands. */
function useEditEnd({ makers, act, size, at, item, field }: Sheet): EditEnd {
  const desk = useItemDesk()
  const language = useLanguage()
  const take = (typed: string) => {
    if (!item || !field) return
    desk.saves.keepDraft(item.id, field, undefined)
    if (typed === cellText(language, item, field, makers)) return
    const parsed = parseCell(language, field, typed, makers)
    if (parsed.kind === 'problem') return desk.saves.keepDraft(item.id, field, typed)
    const change = parsed.kind === 'empty' ? emptied(field) : parsed.change
    if (!isSame(item, change)) desk.changeAll([{ item, field, change }], () => '')
  }
  const endEdit: EditEnd = (typed, then) => {
    if (typed !== undefined) take(typed)
    else if (item && field) desk.saves.keepDraft(item.id, field, undefined)
    if (then === 'blur') return act({ kind: 'lose-editing' })
    if (then === 'stay') return act({ kind: 'end-editing' })
    if (then === 'down' || then === 'up') return act({ kind: 'move', to: by(then === 'down' ? 1 : -1, 0)(at, size) })
    act({ kind: 'move', to: tabStep(at, size, then === 'left') ?? at })
  }
  return useSameFunction(endEdit)
}

/** What it was given last, behind a function that stays the same: whoever has it is not drawn anew at each step. */
function useSameFunction<Given extends readonly unknown[]>(call: (...given: Given) => void) {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}

/** What keys do to the selection and what it holds. */
function useKeys({ items, cursor, act, size, at, block, item, field }: Sheet) {
  const desk = useItemDesk()
  const language = useLanguage()
  const changeAll = useChangeAll()
  const clear = () => {
    for (const each of items.slice(block.top, block.bottom + 1))
      for (const column of columnsIn(language).slice(block.left, block.right + 1))
        if (column.field) desk.saves.keepDraft(each.id, column.field, undefined)
    changeAll(clearBlock(language, items, block), 'cleared')
  }
  /** The selected rows leave the shipment; the focus stays where it is, on the row that comes there. */
  const takeOut = () => {
    const gone = items.slice(block.top, block.bottom + 1)
    const [first] = gone
    if (!first) return
    const row = Math.max(0, Math.min(block.top, items.length - gone.length - 1))
    const changes = gone.map((each) => ({ item: each, field: 'removed' as const, change: { removed: true } }))
    if (gone.length === 1) desk.change(first, 'removed', { removed: true })
    else
      desk.changeAll(
        changes,
        sentence(en, (texts) => texts.takenOut(gone.length)),
      )
    act({ kind: 'move', to: { row, column: at.column } })
  }
  const tab = (backwards: boolean): boolean => {
    const next = cursor.leaving ? undefined : tabStep(at, size, backwards)
    if (next) act({ kind: 'move', to: next })
    return next !== undefined
  }
  const selectAll = () =>
    act({ kind: 'select', to: { row: size.rows - 1, column: size.columns - 1 }, anchor: { row: 0, column: 0 } })
  /** True when the key was answered here. */
  const answer = (asked: Asked): boolean => {
    if (asked.kind === 'step') act({ kind: 'move', to: asked.step(at, size), extend: asked.extend })
    else if (asked.kind === 'tab') return tab(asked.backwards)
    else if (asked.kind === 'leave') act({ kind: 'leave' })
    else if (asked.kind === 'fill-down') changeAll(fillDown(language, items, block), 'filled')
    else if (asked.kind === 'select-all') selectAll()
    else if (asked.kind === 'take-out') takeOut()
    else if (!field || !item) return false
    else if (asked.kind === 'clear') clear()
    else if (asked.kind === 'retry') desk.saves.retry(item.id, field)
    else if (asked.kind === 'edit' && canBegin(field, asked.typed)) act({ kind: 'edit', typed: asked.typed })
    return true
  }
  return { answer, takeOut }
}

/** One value for one cell is taken at once, like typing; everything else is shown first. */
function usePaste({ items, makers, block, item }: Sheet) {
  const language = useLanguage()
  const changeAll = useChangeAll()
  const [plan, setPlan] = useState<PastePlan>()
  const [notApplied, setNotApplied] = useState<readonly PasteProblem[]>([])
  const apply = (wanted: PastePlan) => {
    const byId = new Map(items.map((each) => [each.id, each]))
    setPlan(undefined)
    setNotApplied(wanted.problems)
    const changes = wanted.changes.map((each) => ({ ...each, item: byId.get(each.item.id) ?? each.item }))
    changeAll(changes, 'pasted')
  }
  const paste = (text: string) => {
    if (text === '' || !item) return
    const wanted = planPaste(language, text, { items, makers, block })
    const isOneCell = cellCount(block) === 1 && wanted.changes.length <= 1 && !/[\t\n\r]/.test(text.trim())
    if (isOneCell) apply(wanted)
    else setPlan(wanted)
  }
  return {
    paste,
    plan,
    apply: () => plan && apply(plan),
    cancelPaste: () => setPlan(undefined),
    notApplied,
    closeProblems: () => setNotApplied([]),
  }
}

/** Typing opens a field only with what it can hold. */
function canBegin(field: CustomsField, typed: string | undefined): boolean {
  if (typed === undefined) return true
  if (field === 'htsCode') return keepDigitsAndDots(typed) !== ''
  return field !== 'costCad' || /[\d.,$]/.test(typed)
}

function placeOf(language: Language, items: readonly Item[], target: GridTarget | undefined): Place | undefined {
  const row = target ? items.findIndex((item) => item.id === target.itemId) : -1
  if (!target || row === -1) return undefined
  return { row, column: target.field === 'row' ? 0 : columnOfField(language, target.field) }
}
