// Whether a code may stand for goods on a declaration.
import type { CalendarDate } from '../calendar.ts'
import type { TariffSchedule } from './schedule.ts'

/** Whether goods can be declared under a ten-digit code: chapter 99 stands beside a code, never for it. */
export function isDeclarable(schedule: TariffSchedule, digits: string): boolean {
  const line = schedule.find(digits)
  return line !== undefined && line.digits >= 8 && !digits.startsWith('99')
}

/** Whether they can be on a day: a code that has ended by then cannot. */
export const isRightOn = (schedule: TariffSchedule, digits: string, on: CalendarDate): boolean =>
  isDeclarable(schedule, digits) && schedule.ended(digits, on) === undefined

/** Whether the digits are such a code or the beginning of one. */
export const beginsDeclarable = (schedule: TariffSchedule, digits: string): boolean =>
  schedule.offered.some((code) => code.startsWith(digits))
