// What a duty receipt is drawn from.
import type { ReactNode } from 'react'
import type { CalendarDate } from '#domain/calendar.ts'
import type { DutyAnswer } from './duty-request.ts'
import type { PreferenceText } from './preference-state.ts'

export type PaperProps = {
  /** Of the heading, by what stands above the paper. */
  readonly level?: 2 | 3
  readonly answer: DutyAnswer
  readonly item: string
  readonly quantity: number
  /** Of one unit, CAD. */
  readonly priceCad: number
  readonly preference: PreferenceText
  readonly today: CalendarDate
  /** The answer whose differences are marked. */
  readonly comparedWith?: DutyAnswer
  readonly title?: string
  /** How its rules changed, where it can be asked for; else the days of the rules it has. */
  readonly overTime?: ReactNode
  /** The questions, where they can be answered. */
  readonly questions?: ReactNode
}
