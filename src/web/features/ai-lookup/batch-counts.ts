// What a run over many items has come to.
import type { Batch } from './batch-run.ts'

export type BatchCounts = {
  /** Looked up, failed ones included. */
  readonly done: number
  readonly found: number
  readonly notFound: number
  readonly failed: number
  /** Without those that needed nothing any more. */
  readonly total: number
  readonly secondsLeft: number
}

export function batchCounts({ rows, averageMs }: Batch): BatchCounts {
  const count = (...kinds: readonly string[]) => rows.filter((row) => kinds.includes(row.state.kind)).length
  return {
    done: count('found', 'not-found', 'failed'),
    found: count('found'),
    notFound: count('not-found'),
    failed: count('failed'),
    total: rows.length - count('skipped'),
    secondsLeft: Math.ceil((count('waiting', 'running') * averageMs) / 1000),
  }
}
