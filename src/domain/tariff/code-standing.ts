// Whether the code that somebody settled on is still right on the day the goods enter.
import type { CalendarDate } from '../calendar.ts'
import { parseHtsCode } from '../hts-code.ts'
import type { EndedCode } from './code-succession.ts'
import { isDeclarable } from './declarable.ts'
import type { LineFinding } from './duty-outcome.ts'
import type { TariffSchedule } from './schedule.ts'

export type CodeStanding = {
  /** Whether the code stands in the schedule or once did; undefined while it has not ten digits. */
  readonly isCodeCurrent: boolean | undefined
  /** What stands in its place; absent while it is right. */
  readonly codeEnded?: EndedCode | undefined
  /** The number stands for other goods since a day after it was confirmed: what it stood for is now this. */
  readonly codeRenumbered?: EndedCode | undefined
}

/** confirmedOn: the day somebody confirmed the code; null where nobody did, which is asked for anyway. */
export function codeStanding(
  schedule: TariffSchedule,
  typed: string | null,
  { on, confirmedOn }: { readonly on: CalendarDate; readonly confirmedOn: CalendarDate | null },
): CodeStanding {
  const code = parseHtsCode(typed ?? '')
  if (!code) return { isCodeCurrent: undefined }
  const codeEnded = schedule.ended(code, on)
  const changed = schedule.renumbered(code, on)
  const isOlder = changed !== undefined && confirmedOn !== null && confirmedOn < changed.on
  return {
    isCodeCurrent: codeEnded !== undefined || isDeclarable(schedule, code),
    ...(codeEnded ? { codeEnded } : {}),
    ...(isOlder ? { codeRenumbered: changed } : {}),
  }
}

/** That a duty was worked out under a number that has ended by then, with the numbers that took its place. */
export function endedFindings(schedule: TariffSchedule, htsCode: string, on: CalendarDate): readonly LineFinding[] {
  const ended = schedule.ended(htsCode, on)
  return ended ? [{ reason: 'code-ended', facts: { htsCode, on: ended.on, fitting: ended.successors } }] : []
}
