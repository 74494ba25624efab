// What stops a paper stops the call that makes it.
import type { PreflightFacts, PreflightPaper } from '#domain/invoice/preflight/check.ts'
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { openPoints, runPreflight, stopping } from '#domain/invoice/preflight/preflight.ts'
import { AppError } from '../../errors.ts'

/** Answers how many checks warn. Throws as `refuseFound`. */
export function refuseStopped(facts: PreflightFacts, paper: PreflightPaper): number {
  const findings = runPreflight(facts, paper)
  refuseFound(stopping(findings))
  return openPoints(findings)
}

/** Throws `conflict` where something stops a paper, with all of it (`paper-stopped`). */
export function refuseFound(stops: readonly Finding[]): void {
  if (stops.length > 0) throw new AppError('conflict', 'paper-stopped', { stops })
}
