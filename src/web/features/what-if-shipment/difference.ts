// How the duties of a shipment differ with what is tried. Only items whose duty is known both ways are summed, and the others are named.
import type { Big } from 'big.js'
import { add, type Cad, cad, type Money, sum } from '#domain/money.ts'
import type { ComparedDuty, DutyCause } from '#words/duty-change.ts'

/** The duty of an item both ways; `causes`: why they differ, in CAD. */
export type ComparedItem = {
  readonly id: string
  readonly name: string
  readonly before: SideDuty
  readonly after: SideDuty
  readonly causes: readonly DutyCause[]
}

/** CAD where the duty is known. */
export type SideDuty = { readonly kind: string; readonly cad?: Big }

type Difference = {
  readonly before: ComparedDuty
  readonly after: ComparedDuty
  /** Names of items that are in no sum. */
  readonly leftOut: readonly string[]
  readonly isLoading: boolean
}

export function differenceOf(items: readonly ComparedItem[]): Difference {
  const known = items.filter(({ before, after }) => before.cad && after.cad)
  const leftOut = items.filter((item) => !known.includes(item)).map(({ name }) => name)
  const isLoading = items.some(({ before, after }) => before.kind === 'loading' || after.kind === 'loading')
  if (known.length === 0) return { before: wholly(items, 'before'), after: wholly(items, 'after'), leftOut, isLoading }
  return { before: summed(known, 'before'), after: summed(known, 'after'), leftOut, isLoading }
}

/** The same cause of several items is one, with what it comes to on all of them and their names. */
export function sharedCauses(items: readonly ComparedItem[]) {
  const each = items.flatMap(({ name, causes }) => causes.map((cause) => ({ name, cause })))
  const alike = Map.groupBy(each, ({ cause: { law, from, to } }) =>
    JSON.stringify([law, from === undefined, to === undefined]),
  )
  return [...alike].map(([key, group]) => ({
    key,
    cause: group
      .map(({ cause }) => cause)
      .reduce((one, other) => ({
        law: one.law,
        from: together(one.from, other.from),
        to: together(one.to, other.to),
      })),
    names: [...new Set(group.map(({ name }) => name))],
  }))
}

const together = (one: Money | undefined, other: Money | undefined): Money | undefined =>
  one && other ? add(one, other) : undefined

const wholly = (items: readonly ComparedItem[], side: 'before' | 'after'): ComparedDuty => {
  const isBarred = items.length > 0 && items.every((item) => item[side].kind === 'prohibited')
  return isBarred ? 'prohibited' : 'not-known'
}

const summed = (items: readonly ComparedItem[], side: 'before' | 'after'): Cad =>
  sum(
    'CAD',
    items.flatMap((item) => (item[side].cad ? [cad(item[side].cad)] : [])),
  )

/** What stands for the duty of one side in a chart: an amount, nothing where it is not known, or that the goods may not enter. */
export const shownDuty = (side: SideDuty, prohibited: string): Cad | string | undefined =>
  side.kind === 'prohibited' ? prohibited : side.cad && cad(side.cad)
