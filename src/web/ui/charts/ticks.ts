// Round values along an axis: 0, 50, 100 ... Only for drawing; an amount that is read off a chart comes from its points.
const NICE = [1, 2, 5, 10] as const

/** From 0 to the first step at or above `most`, in about `count` steps. */
export function ticksUpTo(most: number, count: number): readonly number[] {
  if (!(most > 0)) return [0]
  const rough = most / count
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = (NICE.find((each) => each * size >= rough) ?? 10) * size
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
}
