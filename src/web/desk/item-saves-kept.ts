// What of the items of a shipment is typed and not saved, kept in the tab: it comes back when the same person opens the shipment again.

import { z } from 'zod'
import { itemChange } from '#contract/items.ts'
import { parseCountry } from '#domain/countries.ts'
import { HTS_CODE_DIGITS, htsDigits } from '#domain/hts-code.ts'
import type { KeptText } from '../api/kept-text.ts'
import type { Item, ItemChange } from '../api/shipment-item.ts'
import { parseCost } from '../ui/cost-text.ts'
import { type ItemKeeper, type KeptDraft, type KeptItem, SAVED_FIELDS } from './item-saves-types.ts'

const field = z.enum(SAVED_FIELDS)
/** Checked by the call's own shape, and kept as it was typed. */
const change = z.custom<ItemChange>((value) => itemChange.safeParse(value).success)
const keptItem = z.object({
  changes: z.array(z.object({ field, change })),
  drafts: z.array(z.object({ field, typed: z.string() })),
})

/** `items` are those of the shipment as the server has them now: what it has already, or has no item for, is not brought back. */
export function createItemKeeper(kept: KeptText, shipmentId: string, items: readonly Item[]): ItemKeeper {
  const beginning = `items:${shipmentId}:`
  return {
    read: () => {
      const names = new Set(kept.names(beginning))
      return items.flatMap((item) => {
        if (!names.has(beginning + item.id)) return []
        const parsed = keptItem.safeParse(kept.read(beginning + item.id))
        const open = parsed.success ? stillOpen(item, parsed.data) : undefined
        if (!open) kept.forget(beginning + item.id)
        return open ? [[item.id, open] as const] : []
      })
    },
    write: (itemId, unsaved) =>
      unsaved ? void kept.keep(beginning + itemId, unsaved) : kept.forget(beginning + itemId),
    forget: () => {
      for (const name of kept.names(beginning)) kept.forget(name)
    },
  }
}

/** What was typed to the end but not sent joins the changes; a change that the item shows already is left out. */
function stillOpen(item: Item, { changes, drafts }: KeptItem): KeptItem | undefined {
  const typed = drafts.map((draft) => ({ ...draft, change: changeOf(draft) }))
  const ended = typed.flatMap((each) => (each.change ? [{ field: each.field, change: each.change }] : []))
  const later = changes.filter((each) => !ended.some((other) => other.field === each.field))
  const open: KeptItem = {
    changes: [...later, ...ended].filter((each) => !shows(item, each.change)),
    drafts: typed.flatMap((each) => (each.change ? [] : [{ field: each.field, typed: each.typed }])),
  }
  return open.changes.length + open.drafts.length > 0 ? open : undefined
}

/** The change that a typed text means once its field is left; undefined while it means none. */
function changeOf({ field: of, typed }: KeptDraft): ItemChange | undefined {
  if (of === 'costCad') {
    const cost = parseCost(typed)
    return cost.kind === 'cost' ? { declaredValue: Number(cost.amount.toFixed(2)) } : undefined
  }
  if (of === 'countryOfOrigin') {
    const country = parseCountry(typed)
    return country && { countryOfOrigin: country }
  }
  const digits = of === 'htsCode' ? htsDigits(typed) : ''
  if (digits.length !== HTS_CODE_DIGITS) return undefined
  return { htsCode: digits, htsProposedBy: 'person', htsConfirmed: true }
}

/** Whether the item shows the change already; who proposed or confirmed a code goes with the code. */
function shows(
  item: Item,
  { htsProposedBy: _by, htsConfirmed: _confirmed, htsEvidence: _evidence, basedOn: _base, ...values }: ItemChange,
): boolean {
  const shown: Readonly<Record<string, unknown>> = { ...item, removed: item.removed === true }
  return Object.entries(values).every(([name, value]) => JSON.stringify(shown[name]) === JSON.stringify(value))
}
