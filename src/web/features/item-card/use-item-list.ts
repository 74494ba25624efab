// Which item is open, which row the keyboard stands on, which items are shown, and where the focus goes next.

import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { CustomsField } from '#domain/shipment/item.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useAddress } from '../../ui/use-address.ts'
import { focusField } from './field-id.ts'

export type ItemFilter = 'all' | 'needs-work'

type Target = { readonly itemId: string; readonly field: CustomsField | 'row' }

export type ItemList = {
  readonly shown: readonly Item[]
  readonly openId: string | undefined
  readonly activeId: string | undefined
  readonly filter: ItemFilter
  readonly setFilter: (filter: ItemFilter) => void
  readonly toggle: (itemId: string) => void
  /** Opens the item and puts the focus on a field, or on its row. */
  readonly goTo: (target: Target) => void
  /** One row down or up. */
  readonly move: (by: 1 | -1) => void
  readonly openActive: () => void
  readonly last: Target | undefined
}

/** `needsWork` are the items the second filter keeps; the open one stays in sight while it is worked on. */
export function useItemList(items: readonly Item[], needsWork: ReadonlySet<string>): ItemList {
  const [openId, setOpenId] = useOpenItem(items)
  const [activeId, setActiveId] = useState<string>()
  const [filter, setFilter] = useState<ItemFilter>('all')
  const [target, setTarget] = useState<Target>()

  useEffect(() => {
    if (target) focusField(target.itemId, target.field)
  }, [target])

  const shown = filter === 'all' ? items : items.filter((item) => needsWork.has(item.id) || item.id === openId)
  const toggle = useCallback(
    (itemId: string) => {
      setActiveId(itemId)
      setOpenId((open) => (open === itemId ? undefined : itemId))
    },
    [setOpenId],
  )
  const goTo = (next: Target) => {
    if (!shown.some((item) => item.id === next.itemId)) setFilter('all')
    setActiveId(next.itemId)
    setOpenId(next.itemId)
    setTarget({ ...next })
  }
  const move = (by: 1 | -1) => {
    const at = shown.findIndex((item) => item.id === activeId)
    const from = at === -1 && by === -1 ? 0 : at
    const next = shown[Math.min(Math.max(from + by, 0), shown.length - 1)]
    if (!next) return
    setActiveId(next.id)
    setTarget({ itemId: next.id, field: 'row' })
  }
  const openActive = () => {
    if (activeId) toggle(activeId)
  }
  return { shown, openId, activeId, filter, setFilter, toggle, goTo, move, openActive, last: target }
}

/** The open item stands in the address, so that a reload or a link that is passed on opens it again. */
function useOpenItem(items: readonly Item[]) {
  const { params, now: address, change } = useAddress()
  const [openId, setOpenId] = useState(() => items.find(({ id }) => id === params.get(OPEN_ITEM))?.id)
  const write = useEffectEvent((id: string | undefined) => {
    if ((address().get(OPEN_ITEM) ?? undefined) === id) return
    change(
      (now) => {
        if (id === undefined) now.delete(OPEN_ITEM)
        else now.set(OPEN_ITEM, id)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => write(openId), [openId])
  return [openId, setOpenId] as const
}

const OPEN_ITEM = 'item'
