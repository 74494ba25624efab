// A change of an item is remembered for its ASIN by the same save: two entries of the log, shown as the one act they were.
import type { FoundEntry } from '../../store/audit-log-search.ts'

/** An entry with the ASIN that the same act made Portage remember the change for. */
export type Act = FoundEntry & { readonly rememberedFor?: string }

/** Newest first, as the log is read. An entry is folded only into one that says all it says. */
export function foldActs(entries: readonly FoundEntry[]): readonly Act[] {
  return entries.flatMap((entry, at): readonly Act[] => {
    const [newer, older] = [entries[at - 1], entries[at + 1]]
    if (older && isRememberedFrom(entry, older)) return []
    return [newer && isRememberedFrom(newer, entry) ? { ...entry, rememberedFor: newer.subject.id } : entry]
  })
}

function isRememberedFrom(remembered: FoundEntry, change: FoundEntry): boolean {
  return (
    remembered.action === 'asin-data.saved' &&
    change.action === 'item.changed' &&
    BigInt(remembered.id) === BigInt(change.id) + 1n &&
    remembered.actor.id === change.actor.id &&
    remembered.clientId === change.clientId &&
    Object.entries(remembered.after ?? {}).every(([field, value]) => isSaidBy(change, field, value))
  )
}

/** The cost has two names, and the maker's line is read off the maker. */
function isSaidBy({ after }: FoundEntry, field: string, value: unknown): boolean {
  if (field === 'manufacturing_address') return after !== null && 'manufacturing_address_id' in after
  const said = after?.[field === 'cogs_cad' ? 'declared_value_cad' : field]
  return said !== undefined && JSON.stringify(said) === JSON.stringify(value)
}
