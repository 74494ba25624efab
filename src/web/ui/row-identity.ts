// Keys of rows that have nothing of their own to be told apart by: a row keeps its key while it is changed and others come and go.

const KEYS = new WeakMap<object, number>()
let last = 0

export function rowKey(row: object): number {
  const known = KEYS.get(row)
  if (known !== undefined) return known
  last += 1
  KEYS.set(row, last)
  return last
}

/** The row with a change, under the same key. */
export function changedRow<Row extends object>(row: Row, change: Partial<Row>): Row {
  const changed = { ...row, ...change }
  KEYS.set(changed, rowKey(row))
  return changed
}
