// A queue in which nobody waits behind all of somebody else's: owners take turns, and each owner's own keep their order.

type FairQueue<T> = {
  readonly add: (owner: string, waiting: T) => void
  /** The next one of the owner whose turn it is, taken out; undefined when nothing waits. */
  readonly next: () => T | undefined
  readonly size: () => number
  readonly sizeOf: (owner: string) => number
}

export function fairQueue<T>(): FairQueue<T> {
  /** Owners in the order of their turns. One whose turn was goes to the end. */
  const owners = new Map<string, T[]>()
  /** Whose turn was last: who comes back before the others have had theirs waits for one of them. */
  let served: string | undefined
  return {
    add: (owner, waiting) => {
      const own = owners.get(owner)
      if (own) own.push(waiting)
      else owners.set(owner, [waiting])
    },
    next: () => {
      const turn = [...owners].find(([owner]) => owner !== served) ?? [...owners][0]
      if (!turn) return undefined
      const [owner, own] = turn
      const taken = own.shift()
      owners.delete(owner)
      if (own.length > 0) owners.set(owner, own)
      served = owner
      return taken
    },
    size: () => [...owners.values()].reduce((total, own) => total + own.length, 0),
    sizeOf: (owner) => owners.get(owner)?.length ?? 0,
  }
}
