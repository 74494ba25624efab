// Which measures can touch goods on a day: rows by origin, and whether a product scope covers a code. Remembers what it worked out,
// so that one receipt and the panel of all lines and countries ask the same functions.
import type { CalendarDate } from '../calendar.ts'
import { coversOrigin, isInForce, type Measure, type MeasureBook, type ProductScope } from './measure.ts'
import type { ProductList } from './measure-list.ts'

export type MeasureDay = {
  readonly book: MeasureBook
  readonly date: CalendarDate
  /** Rows in force on the day for an origin, in the order of the receipt. */
  rowsFor(origin: string): readonly Measure[]
  /** Whether the scope covers a ten-digit code on the day. */
  covers(scope: ProductScope, code: string): boolean
}

const daysByBook = new WeakMap<MeasureBook, Map<CalendarDate, MeasureDay>>()

/** Days kept for one data set; the oldest gives way. */
const MOST_DAYS = 64

export function measuresOn(book: MeasureBook, date: CalendarDate): MeasureDay {
  const days = daysByBook.get(book) ?? new Map<CalendarDate, MeasureDay>()
  daysByBook.set(book, days)
  const known = days.get(date)
  if (known) return known
  const built = buildDay(book, date)
  const [oldest] = days.keys()
  if (oldest !== undefined && days.size >= MOST_DAYS) days.delete(oldest)
  days.set(date, built)
  return built
}

/** Remembers what is worked out of a day alone. */
export function perDay<T extends object>(workOut: (day: MeasureDay) => T): (day: MeasureDay) => T {
  const known = new WeakMap<MeasureDay, T>()
  return (day) => {
    const found = known.get(day) ?? workOut(day)
    known.set(day, found)
    return found
  }
}

function buildDay(book: MeasureBook, date: CalendarDate): MeasureDay {
  const inForce = book.measures.filter((row) => isInForce(row, date)).toSorted(byOrder)
  const byOrigin = new Map<string, readonly Measure[]>()
  const rowsFor = (origin: string): readonly Measure[] => {
    const known = byOrigin.get(origin)
    if (known) return known
    const rows = inForce.filter((row) => coversOrigin(row.origins, origin))
    byOrigin.set(origin, rows)
    return rows
  }
  return { book, date, rowsFor, covers: rememberingCoverage(date) }
}

const byOrder = (a: Measure, b: Measure): number => a.programme.order - b.programme.order || b.rank - a.rank

/** Keeps the marks of the code asked for last: callers ask many scopes of one code in a row. */
function rememberingCoverage(date: CalendarDate): MeasureDay['covers'] {
  let lastCode = ''
  let marks = new Map<ProductList, readonly string[]>()
  return (scope, code) => {
    if (scope === 'all') return true
    if (code !== lastCode) {
      lastCode = code
      marks = new Map()
    }
    return scope.some((part) => {
      const found = marks.get(part.list) ?? part.list.marksOf(code, date)
      marks.set(part.list, found)
      const wanted = part.marks
      return wanted ? found.some((mark) => wanted.has(mark)) : found.length > 0
    })
  }
}
