// Which rows of a long grid are drawn: those in sight and a few around them. Rows have one height.
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Height of a row and of the header row, pixels; the style sheet uses the same. */
export const ROW_HEIGHT = 40

/** Rows drawn above and below those in sight: each row that is there is painted at every key. */
const AROUND = 2
/** Drawn before the height is known, as in a page that is not laid out. */
const ROWS_AT_FIRST = 24

type RowWindow = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly first: number
  readonly last: number
  /** Whole rows in sight: what PageDown moves by. */
  readonly page: number
  /** Takes the scroll position over; call it when the grid was scrolled. */
  readonly follow: () => void
}

export function useWindow(rows: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [inSight, setInSight] = useState(ROWS_AT_FIRST)

  const follow = useCallback(() => {
    const element = scroller.current
    if (!element) return
    setTop(Math.floor(element.scrollTop / ROW_HEIGHT / AROUND) * AROUND)
    if (element.clientHeight > 0) setInSight(Math.ceil(element.clientHeight / ROW_HEIGHT))
  }, [])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    return () => observer.disconnect()
  }, [follow])

  return {
    scroller,
    first: Math.max(0, top - AROUND),
    last: Math.min(rows - 1, top + inSight + 2 * AROUND),
    page: Math.max(1, inSight - 2),
    follow,
  }
}
