// Whether a code may stand for goods on a declaration.
import type { TariffSchedule } from './schedule.ts'

/** Whether goods can be declared under a ten-digit code: chapter 99 stands beside a code, never for it. */
export function isDeclarable(schedule: TariffSchedule, digits: string): boolean {
  const line = schedule.find(digits)
  return line !== undefined && line.digits >= 8 && !digits.startsWith('99')
}

/** Whether the digits are such a code or the beginning of one. */
export const beginsDeclarable = (schedule: TariffSchedule, digits: string): boolean =>
  schedule.declarable.some((code) => code.startsWith(digits))
