// Whether one is among many, asked of each of many: the list is gone through once, however often it is asked.
const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** `list` does not change between two questions. */
export function isAmong(list: readonly string[], one: string): boolean {
  const known = sets.get(list)
  if (known) return known.has(one)
  const fresh = new Set(list)
  sets.set(list, fresh)
  return fresh.has(one)
}
