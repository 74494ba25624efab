// The best of many numbers without sorting all of them.

/** Places of the highest values, highest first, of equal ones the earlier. */
export function highest(values: Float32Array, count: number): readonly number[] {
  const places: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0
    if (places.length === count && value <= least) continue
    const lower = places.findIndex((other) => (values[other] ?? 0) < value)
    places.splice(lower < 0 ? places.length : lower, 0, place)
    if (places.length > count) places.pop()
    least = values[places.at(-1) ?? 0] ?? 0
  }
  return places
}
