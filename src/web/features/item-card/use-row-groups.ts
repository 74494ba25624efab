// Rows of a list in groups. Where rows out of sight are not laid out, the browser asks of each such part, at every frame, whether it has come
// into sight: of sixty groups that costs little, of five hundred rows a sixth of what a typed key costs.
import { useState } from 'react'

/** Rows of a group: few enough that a key in one's open item has few others to paint. */
export const GROUP_ROWS = 8

export type RowGroup<Row> = {
  readonly key: number
  readonly rows: readonly { readonly row: Row; readonly index: number }[]
}

/**
 * The shown rows by group, in order. A row stays in the group that it had in `all` when the list opened, whatever comes and goes around it: in
 * another group it would be drawn anew, and lose the focus and what is open in it. One that is new joins the row before it.
 */
export function useRowGroups<Row extends { readonly id: string }>(
  shown: readonly Row[],
  all: readonly Row[],
): readonly RowGroup<Row>[] {
  const [first] = useState(() => new Map(all.map(({ id }, index) => [id, Math.floor(index / GROUP_ROWS)])))
  const groups: { key: number; rows: { row: Row; index: number }[] }[] = []
  for (const [index, row] of shown.entries()) {
    const last = groups.at(-1)
    const key = first.get(row.id) ?? last?.key ?? 0
    if (last?.key === key) last.rows.push({ row, index })
    else groups.push({ key, rows: [{ row, index }] })
  }
  return groups
}
