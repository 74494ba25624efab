// Whether a code may stand for goods on a declaration.
import type { TariffSchedule } from './schedule.ts'

/** Whether goods can be declared under a ten-digit code: chapter 99 stands beside a code, never for it. */
export function isDeclarable(schedule: TariffSchedule, digits: string): boolean {
  const line = schedule.find(digits)
  return line !== undefined && line.digits >= 8 && !digits.startsWith('99')
}
