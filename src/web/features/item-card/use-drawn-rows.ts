// Draws a long list in steps: what is in sight at once, the rest while nothing else waits. In the end every row is there, to be searched,
// printed and read aloud as ever.
import { startTransition, useEffect, useState } from 'react'
import { GROUP_ROWS } from './use-row-groups.ts'

/** From here on, a list is drawn in steps, and rows out of sight are not laid out. */
const LONG_LIST = 40
/** A window full of rows, and some more. Like the steps, whole groups. */
const AT_ONCE = 2 * GROUP_ROWS
/** React lets a key through in the middle of one. */
const STEP = 15 * GROUP_ROWS
/** Rows above and below one that is asked for. */
const AROUND = 12

type DrawnRows = {
  readonly isLong: boolean
  /** Rows are still to come. */
  readonly isUnderWay: boolean
  readonly isDrawn: (index: number) => boolean
}

/** `wanted` are rows that have to be there now: the open one, the one the keyboard stands on; -1 for none. */
export function useDrawnRows(count: number, wanted: readonly number[]): DrawnRows {
  const isLong = count > LONG_LIST
  const [reached, setReached] = useState(AT_ONCE)
  const isUnderWay = isLong && reached < count
  useEffect(() => {
    if (!isUnderWay) return
    startTransition(() => setReached(reached + STEP))
  }, [isUnderWay, reached])
  const isDrawn = (index: number) =>
    !isUnderWay || index < reached || wanted.some((at) => at >= 0 && Math.abs(at - index) <= AROUND)
  return { isLong, isUnderWay, isDrawn }
}
