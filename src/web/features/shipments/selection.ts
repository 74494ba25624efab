// Which shipments are chosen in Multi-Select Mode, with what the bar says of them.
import { type Cad, cad, sum } from '#domain/money.ts'
import type { ShipmentRow } from './shipment-table.tsx'

export type Chosen = Pick<ShipmentRow, 'id' | 'reference' | 'itemCount' | 'skuCount' | 'totalValueCad'>

const toChosen = ({ id, reference, itemCount, skuCount, totalValueCad }: ShipmentRow): Chosen => ({
  id,
  reference,
  itemCount,
  skuCount,
  totalValueCad,
})

const isIn = (chosen: readonly Chosen[], id: string): boolean => chosen.some((each) => each.id === id)

/** Adds the rows that are not chosen yet, behind those that are. */
export const withRows = (chosen: readonly Chosen[], rows: readonly ShipmentRow[]): readonly Chosen[] => [
  ...chosen,
  ...rows.filter((row) => !isIn(chosen, row.id)).map(toChosen),
]

export const withoutRows = (chosen: readonly Chosen[], rows: readonly ShipmentRow[]): readonly Chosen[] =>
  chosen.filter((each) => !rows.some((row) => row.id === each.id))

export const toggled = (chosen: readonly Chosen[], row: ShipmentRow): readonly Chosen[] =>
  isIn(chosen, row.id) ? withoutRows(chosen, [row]) : withRows(chosen, [row])

/** The rows from the one chosen last to this one, both included; this one alone when there is no other on the page. */
export function rowsUpTo(rows: readonly ShipmentRow[], lastId: string | undefined, row: ShipmentRow) {
  const from = rows.findIndex((each) => each.id === lastId)
  const to = rows.findIndex((each) => each.id === row.id)
  return from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** What is chosen, with the facts of the rows on screen in place of those remembered. */
export const refreshed = (chosen: readonly Chosen[], rows: readonly ShipmentRow[]): readonly Chosen[] =>
  chosen.map((each) => {
    const row = rows.find(({ id }) => id === each.id)
    return row ? toChosen(row) : each
  })

type SelectionTotals = {
  readonly units: number
  /** Sum of the values that are known. */
  readonly value: Cad
  /** How many of the chosen shipments have a value that is known whole. */
  readonly valued: number
}

export function totalsOf(chosen: readonly Chosen[]): SelectionTotals {
  const values = chosen.flatMap((each) => (each.totalValueCad === null ? [] : [cad(String(each.totalValueCad))]))
  return {
    units: chosen.reduce((units, each) => units + each.itemCount, 0),
    value: sum('CAD', values),
    valued: values.length,
  }
}
