// What an import would change of a record that is there already.
import { decimal } from '../money.ts'

export type Fields = Readonly<Record<string, string | null>>
export type Change = { readonly field: string; readonly before: string | null; readonly after: string | null }
export type Compared = {
  /** Fields to write, with their new values. */
  readonly changes: readonly Change[]
  /** Fields where the file differs from what a person settled: `before` is the person's value, which stays. */
  readonly conflicts: readonly Change[]
}

/**
 * The fields of `given` that differ from `existing`. A field left out or empty in the file never empties anything.
 * `settled` names fields that a person settled: a difference there is a conflict, unless the import is to win.
 */
export function compareFields(
  given: Readonly<Record<string, string | undefined>>,
  existing: Fields,
  settled: ReadonlySet<string> = new Set(),
): Compared {
  const differing = Object.entries(given).flatMap(([field, after]) => {
    const before = existing[field] ?? null
    return after === undefined || after === before ? [] : [{ field, before, after }]
  })
  const isConflict = ({ field, before }: Change) => before !== null && settled.has(field)
  return {
    changes: differing.filter((change) => !isConflict(change)),
    conflicts: differing.filter(isConflict),
  }
}

/** Decimal text written one way only: '6.850' is '6.85'. */
export const plainDecimal = (text: string | null): string | null => (text === null ? null : decimal(text).toFixed())

export const afterOf = (changes: readonly Change[]): Fields =>
  Object.fromEntries(changes.map(({ field, after }) => [field, after]))
export const beforeOf = (changes: readonly Change[]): Fields =>
  Object.fromEntries(changes.map(({ field, before }) => [field, before]))
