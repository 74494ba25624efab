// The rows of a page with the keys that move, open and choose.
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { ListOrder } from '#domain/shipment/list-order.ts'
import type { ListColumn } from '#domain/shipment/list-view.ts'
import { texts as en } from '#texts/en/dashboard.ts'
import { texts as frameEn } from '#texts/en/frame.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Shortcut, useShortcuts } from '../../ui/shortcuts.tsx'
import { type Chosen, rowsUpTo, toggled, withoutRows, withRows } from './selection.ts'
import { type ShipmentRow, ShipmentTable } from './shipment-table.tsx'

const ShortcutList = lazy(async () => ({ default: (await import('../../ui/shortcut-list.tsx')).ShortcutList }))

type Props = {
  readonly rows: readonly ShipmentRow[]
  readonly onOpen: (row: ShipmentRow) => void
  readonly onFirstPage: () => void
  /** Undefined while Multi-Select Mode is off; choosing by key turns it on. */
  readonly chosen: readonly Chosen[] | undefined
  readonly onChoose: (chosen: readonly Chosen[]) => void
  readonly order: ListOrder
  readonly onOrder: (order: ListOrder) => void
  readonly hidden: readonly ListColumn[]
}

export function ShipmentRows({ rows, onOpen, onFirstPage, chosen, onChoose, order, onOrder, hidden }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const frameTexts = useTexts(frameEn)
  const [activeId, setActiveId] = useState<string>()
  const [lastId, setLastId] = useState<string>()
  const [listing, setListing] = useState(false)
  const active = rows.find((row) => row.id === activeId)
  const before = chosen ?? []

  const move = (step: number) => {
    const at = active ? rows.indexOf(active) : -1
    const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
    setActiveId(next?.id)
    document.getElementById(`row-${next?.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const toggle = (row: ShipmentRow | undefined) => {
    if (!row) return
    setLastId(row.id)
    onChoose(toggled(before, row))
  }
  const upTo = (row: ShipmentRow | undefined) => {
    if (!row) return
    onChoose(withRows(before, rowsUpTo(rows, lastId, row)))
    setLastId(row.id)
  }
  const page = (all: boolean) => onChoose(all ? withRows(before, rows) : withoutRows(before, rows))

  const shortcuts: readonly Shortcut[] = [
    { key: 'J', label: frameTexts.keyMoveDown, run: () => move(1) },
    { key: 'K', label: frameTexts.keyMoveUp, run: () => move(-1) },
    { key: 'Enter', label: frameTexts.keyOpen, run: () => active && onOpen(active) },
    { key: 'X', label: texts.keySelect, run: () => toggle(active) },
    { key: 'Shift+X', label: texts.keySelectRange, run: () => upTo(active) },
    { key: 'A', label: texts.keySelectAll, run: () => page(true) },
    { key: '?', label: frameTexts.keyHelp, run: () => setListing(true) },
  ]
  useShortcuts(shortcuts)
  if (rows.length === 0)
    return (
      <EmptyState icon="box" title={texts.pageGone} action={<Button onClick={onFirstPage}>{texts.firstPage}</Button>} />
    )
  return (
    <>
      <ShipmentTable
        rows={rows}
        activeId={activeId}
        onOpen={onOpen}
        order={order}
        onOrder={onOrder}
        hidden={hidden}
        choosing={
          chosen && { ids: new Set(chosen.map((each) => each.id)), onToggle: toggle, onUpTo: upTo, onPage: page }
        }
      />
      <Suspense>
        {listing && <ShortcutList shortcuts={[searchIn(language), ...shortcuts]} onClose={() => setListing(false)} />}
      </Suspense>
    </>
  )
}

/** Answered by the search box; listed with the others. */
const searchIn = (language: Language): Shortcut => {
  const frameTexts = wordsIn(language, frameEn)
  return { key: '/', label: frameTexts.keySearch, run: () => undefined }
}
