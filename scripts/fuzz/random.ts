// Numbers at random that come again with the same seed.

export type Random = {
  /** From 0 up to, not including, `end`. */
  below(end: number): number
  /** True so often, from 0 to 1. */
  chance(share: number): boolean
  oneOf<T>(list: readonly T[]): T
}

/** Mulberry32, by Tommy Ettinger, public domain. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    chance: (share) => next() < share,
    oneOf: (list) => list[below(list.length)] as (typeof list)[number],
  }
}
