// What a person does with whole lines: go on to the next, move, remove and take back. The cursor stays with what it was on.

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { sentence } from '#words/language.ts'
import { useTexts } from '../../language/page-language.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import {
  addItem,
  type InvoiceDraft,
  itemFieldId,
  MOST_ITEMS,
  moveItem,
  removeItem,
  restoreItem,
} from './invoice-draft.ts'
import type { ItemDraft, ItemField } from './item-draft.ts'
import type { ChangeDraft } from './use-draft.ts'

export type ItemMoves = {
  readonly add: () => void
  /** The same field of the line below; from the last line, a new one. */
  readonly next: (key: string, field: ItemField) => void
  readonly move: (key: string, step: -1 | 1) => void
  readonly remove: (key: string) => void
}

type Removed = { readonly item: ItemDraft; readonly position: number }

/** `said` is what the last move did, for a live region. */
export function useItemMoves(draft: InvoiceDraft, change: ChangeDraft): { moves: ItemMoves; said: string } {
  const texts = useTexts(en)
  const [said, setSaid] = useState('')
  const removed = useRef<readonly Removed[]>([])
  const now = useRef(draft)
  useEffect(() => {
    now.current = draft
  }, [draft])

  const restore = useCallback(
    (last: Removed) => {
      removed.current = removed.current.filter((each) => each !== last)
      change((given) => restoreItem(given, last.item, last.position))
      focusSoon(itemFieldId(last.item.key, 'description'))
    },
    [change],
  )
  useUndoKey(() => {
    const last = removed.current.at(-1)
    if (last) restore(last)
    return last !== undefined
  })

  const moves = useMemo<ItemMoves>(() => {
    const at = (key: string) => now.current.items.findIndex((item) => item.key === key)
    const add = () => {
      if (now.current.items.length >= MOST_ITEMS) return
      change(addItem)
      focusSoon(itemFieldId(`item-${now.current.keys + 1}`, 'description'))
    }
    return {
      add,
      next: (key, field) => {
        const below = now.current.items[at(key) + 1]
        if (below) document.getElementById(itemFieldId(below.key, field))?.focus()
        else add()
      },
      move: (key, step) => {
        const from = at(key) + 1
        const count = now.current.items.length
        if (from + step < 1 || from + step > count) return
        const focused = document.activeElement?.id
        change((given) => moveItem(given, key, step))
        setSaid(texts.moved(from, from + step, count))
        if (focused) focusSoon(focused)
      },
      remove: (key) => {
        const position = at(key)
        const item = now.current.items[position]
        if (!item) return
        const gone = { item, position }
        removed.current = [...removed.current, gone]
        change((given) => removeItem(given, key))
        const neighbour = now.current.items[position + 1] ?? now.current.items[position - 1]
        focusSoon(neighbour ? itemFieldId(neighbour.key, 'description') : 'manual-add-item')
        showToast({
          text: sentence(en, (texts) => texts.removed(item.description.trim())),
          action: { label: sentence(en, (texts) => texts.undo), run: () => restore(gone) },
        })
      },
    }
  }, [change, restore, texts])
  return { moves, said }
}

/** After the change is on screen. */
function focusSoon(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus())
}

/** Ctrl or Cmd Z outside fields, where the browser's own undo does not reach. */
function useUndoKey(undo: () => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="dialog"]')) return
    if (undo()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
