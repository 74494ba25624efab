// Answers of the checks before a paper.
import type { z } from 'zod'
import { combinedPreflight, preflight } from '#contract/preflight.ts'
import type { preflightCheck } from '#contract/preflight-check.ts'
import { answer } from './fake-api.ts'

export type Check = z.input<typeof preflightCheck>

const found = (checks: readonly Check[]) => {
  const count = (level: string) => checks.filter((check) => check.level === level).length
  const counts = { stops: count('stops'), warns: count('warns'), notes: count('notes') }
  return { success: true, data: { checks, counts, checksRun: 90 } }
}

/** What the checks of one shipment find now; asked anew each time. */
export const checks = (now: () => readonly Check[] = () => []) => answer(preflight, () => found(now()))

export const combinedChecks = (now: () => readonly Check[] = () => []) => answer(combinedPreflight, () => found(now()))
