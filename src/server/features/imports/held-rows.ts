// What stood in the file where a problem is: rows are held until the records made of them are compared.
import { withCodes } from '#domain/import/cell-text.ts'
import { COLUMNS } from '#domain/import/columns.ts'
import type { ImportKind } from '#domain/import/import-kind.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { RawRow } from '#domain/import/raw-row.ts'
import type { RecordProblem } from './chunk.ts'

/** `value` is the cell as the file has it, cut short, hidden characters by their codes; null where the whole line is meant, the cell is empty, or it is not clear which. */
export type ShownProblem = RecordProblem & { readonly value: string | null }

const LONGEST_SHOWN = 200

export function heldRows(kind: ImportKind) {
  const rows = new Map<number, RawRow[]>()
  return {
    hold: (raw: RawRow): void => {
      const others = rows.get(raw.line)
      if (others) others.push(raw)
      else rows.set(raw.line, [raw])
    },
    forget: (): void => rows.clear(),
    /** The problems of held rows, or of `raw` alone. */
    shown: (mapping: Mapping, problems: readonly RecordProblem[], raw?: RawRow): readonly ShownProblem[] =>
      problems.map((problem) => {
        const found = raw ? [raw] : (rows.get(problem.line) ?? [])
        return { ...problem, value: valueIn(found, placeOf(kind, mapping, problem.column)) }
      }),
  }
}

/** Which column of the file gives a column or, in another unit, its field. */
function placeOf(kind: ImportKind, mapping: Mapping, name: string | null): number {
  if (name === null) return -1
  const place = mapping.indexOf(name)
  if (place >= 0) return place
  const given = COLUMNS[kind].find((column) => column.field === name && mapping.includes(column.name))
  return given ? mapping.indexOf(given.name) : -1
}

/** The rows of one JSON object have one line: only what they agree on is told. */
function valueIn(rows: readonly RawRow[], place: number): string | null {
  const [value, ...others] = new Set(rows.map(({ cells }) => (cells[place] ?? '').trim()))
  if (!value || others.length > 0) return null
  return withCodes(value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value)
}
