// Statements that took long, into the log: with placeholders in place of values, so that nothing of a client stands there.
import type { Log } from './log.ts'
import { listenToStore } from './store/occurrences.ts'

const LONGEST_TEXT = 2_000

/** Logs each statement that takes at least `slowMs`; answers what ends it. */
export function logSlowStatements(log: Log, slowMs: number): () => void {
  return listenToStore((occurrence) => {
    if (occurrence.kind !== 'statement' || occurrence.durationMs < slowMs) return
    const { text, durationMs, failed } = occurrence
    log.warn({ statement: text.slice(0, LONGEST_TEXT), durationMs: Math.round(durationMs), failed }, 'slow statement')
  })
}
