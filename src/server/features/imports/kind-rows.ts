// Records of one kind as objects, made the rows that the engine of imports reads.
import type { ImportKind } from '#domain/import/import-kind.ts'
import { JsonProblem, rowsOfObjects } from '#domain/import/json-stream.ts'
import { AppError } from '../../errors.ts'

export type KindRows = { readonly kind: ImportKind; readonly rows: readonly object[] }

/** Throws `invalid` with the line that is no record. */
export function flatRows(kind: ImportKind, rows: readonly object[]) {
  try {
    return rowsOfObjects(rows)
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    const errors = [{ line: error.line, column: null, value: null, problem: error.problem }]
    throw new AppError('invalid', 'lines-wrong', { kind, errors, errorCount: 1 })
  }
}
