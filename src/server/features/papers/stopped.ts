// What stops a paper stops the call that makes it.
import type { PreflightFacts, PreflightPaper } from '#domain/invoice/preflight/check.ts'
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { openPoints, runPreflight, stopping } from '#domain/invoice/preflight/preflight.ts'
import { findingText } from '#words/findings.ts'
import { AppError } from '../../errors.ts'

/** Answers what the checks warn of. Throws as `refuseFound`. */
export function refuseStopped(facts: PreflightFacts, paper: PreflightPaper): readonly string[] {
  const findings = runPreflight(facts, paper)
  refuseFound(stopping(findings))
  return pointsSaid(findings)
}

/** What the checks warn of, as papers say it: customs reads English. */
export const pointsSaid = (findings: readonly Finding[]): readonly string[] =>
  openPoints(findings).map((alike) => alike.map((finding) => findingText('en', finding)).join(' '))

/** Throws `conflict` where something stops a paper, with all of it (`paper-stopped`). */
export function refuseFound(stops: readonly Finding[]): void {
  if (stops.length > 0) throw new AppError('conflict', 'paper-stopped', { stops })
}
