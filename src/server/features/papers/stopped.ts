// What stops a paper stops the call that makes it.
import type { PreflightFacts, PreflightPaper } from '#domain/invoice/preflight/check.ts'
import { openPoints, runPreflight, stopping } from '#domain/invoice/preflight/preflight.ts'
import { texts } from '#texts/en/preflight.ts'
import { AppError } from '../../errors.ts'

/**
 * Answers how many checks warn. Throws `conflict` with the sentence of the first check that stops the paper and all of them in
 * `details: { kind: 'preflight', checks }`.
 */
export function refuseStopped(facts: PreflightFacts, paper: PreflightPaper): number {
  const entries = runPreflight(facts, paper)
  const checks = stopping(entries)
  const [first] = checks
  if (!first) return openPoints(entries)
  throw new AppError('conflict', texts.stopped(checks.length, first.sentence), { kind: 'preflight', checks })
}
