// Answers that are asked for again and again and hang on nothing but what is said: kept as long as what all of them go by stays the same.

/** `of`: what every answer goes by, such as the law and the day; another one forgets all. `find` must not answer undefined. */
type Memory<V> = (of: readonly unknown[], key: string, find: () => V) => V

/** `most` answers at a time. */
export function memoryOf<V>(most: number): Memory<V> {
  const byKey = new Map<string, V>()
  let goneBy: readonly unknown[] = []
  return (of, key, find) => {
    if (byKey.size >= most || of.length !== goneBy.length || of.some((each, at) => each !== goneBy[at])) {
      byKey.clear()
      goneBy = of
    }
    const known = byKey.get(key)
    if (known !== undefined) return known
    const found = find()
    byKey.set(key, found)
    return found
  }
}

/** What was put down last, so many things of so much weight together: the oldest goes first. */
export type Shelf<V> = { get(key: string): V | undefined; put(key: string, value: V): void }

export function shelfOf<V>(most: number, mostWeight: number, weightOf: (value: V) => number): Shelf<V> {
  const byKey = new Map<string, V>()
  let weight = 0
  const take = (key: string, value: V) => {
    byKey.delete(key)
    weight -= weightOf(value)
  }
  return {
    get: (key) => byKey.get(key),
    put(key, value) {
      const before = byKey.get(key)
      if (before !== undefined) take(key, before)
      const own = weightOf(value)
      for (const [oldest, kept] of byKey) {
        if (byKey.size < most && weight + own <= mostWeight) break
        take(oldest, kept)
      }
      byKey.set(key, value)
      weight += own
    },
  }
}
