// Rows of a fee table that hold for a span of days.
import type { CalendarDate } from '../calendar.ts'

/** `until` is the last day the row holds; null while it is open. */
export type DatedRow = { readonly from: CalendarDate; readonly until: CalendarDate | null; readonly citation: string }

/** The row that holds on a day; undefined when the table does not cover it. */
export function rowOn<Row extends DatedRow>(rows: readonly Row[], date: CalendarDate): Row | undefined {
  return rows.find((row) => row.from <= date && (row.until === null || date <= row.until))
}

/** Why a table cannot be used: rows out of order, overlapping or with a gap. Undefined when it is sound. */
export function datedRowsProblem(rows: readonly DatedRow[]): string | undefined {
  if (rows.length === 0) return 'the table has no row'
  const wrong = rows.find((row) => row.until !== null && row.until < row.from)
  if (wrong) return `the row from ${wrong.from} ends before it starts`
  const clash = rows.find((row, at) => {
    const next = rows[at + 1]
    return next !== undefined && (row.until === null || next.from <= row.until)
  })
  return clash && `the row from ${clash.from} runs into the next one`
}
