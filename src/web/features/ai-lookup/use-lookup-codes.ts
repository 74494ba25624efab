// The codes a look-up of all items put there: one step to undo where the person saw it end, and a way to take back what nobody confirmed
// since, also once the page was loaded anew.
import { useEffect, useRef } from 'react'
import { texts as en } from '#texts/en/ai-lookup.ts'
import { sentence } from '#words/language.ts'
import type { Item, ItemChange } from '../../api/shipment-item.ts'
import { hasProposedCode } from '../../desk/confirm-code.ts'
import type { ItemDesk } from '../../desk/item-desk.ts'
import { changeBack } from '../../desk/undo-stack.ts'
import type { Lookup } from './use-shipment-lookup.ts'

type LookupCodes = {
  /** Of these codes, those that stand there and that nobody confirmed. */
  readonly open: number
  readonly takeBack: () => void
}

/** `items`: as shown, without those taken out. */
export function useLookupCodes(lookup: Lookup | undefined, items: readonly Item[], desk: ItemDesk): LookupCodes {
  const seen = useRef<{ run: string; noted: ReadonlySet<string> }>(undefined)
  useEffect(() => {
    if (!lookup) return
    if (lookup.state === 'running') {
      if (seen.current?.run !== lookup.askedAt) seen.current = { run: lookup.askedAt, noted: new Set() }
      return
    }
    if (seen.current?.run !== lookup.askedAt) return
    const { noted } = seen.current
    const fresh = codesOf(lookup, items).filter(({ item }) => !noted.has(item.id))
    if (fresh.length === 0 || fresh.some(({ item }) => item.htsCode === null)) return // they are still to be read
    const landed = fresh.flatMap(({ item, code }) => (item.htsCode === code ? [item] : []))
    seen.current = { run: lookup.askedAt, noted: new Set([...noted, ...fresh.map(({ item }) => item.id)]) }
    if (landed.length > 0) desk.note({ label: proposed(landed.length), parts: landed.map(stepOf) })
  }, [lookup, items, desk])

  const open = codesOf(lookup, items).filter(({ item, code }) => item.htsCode === code && hasProposedCode(item))
  return {
    open: open.length,
    takeBack: () =>
      desk.changeAll(
        open.map(({ item }) => ({ item, field: 'htsCode', change: NO_CODE })),
        sentence(en, (texts) => texts.tookBack(open.length)),
      ),
  }
}

/** The look-up gives codes to items that lack one. */
const NO_CODE: ItemChange = { htsCode: null, htsDescription: null, htsConfidence: null }

const codesOf = (lookup: Lookup | undefined, items: readonly Item[]) =>
  (lookup?.items ?? []).flatMap(({ itemId, code }) => {
    const item = code === null ? undefined : items.find(({ id }) => id === itemId)
    return item && code !== null ? [{ item, code }] : []
  })

const proposed = (count: number) => sentence(en, (texts) => texts.putThere(count))

const stepOf = (item: Item) =>
  ({ itemId: item.id, field: 'htsCode', back: NO_CODE, again: changeBack(item, 'htsCode') }) as const
