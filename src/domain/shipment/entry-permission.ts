// Why an item of a prohibited kind may enter: said by staff, with the rule it rests on. Source: decisions e.
import type { CalendarDate } from '../calendar.ts'

export type EntryPermission = {
  readonly reason: string
  readonly citation: string
  readonly by: string
  readonly on: CalendarDate
}

type Goods = { readonly htsCode: string | null; readonly countryOfOrigin: string | null }

/** A permission holds for the code and the origin it was given for: another of either brings the ban back. */
export const holdsFor = (given: Goods, now: Goods): boolean =>
  given.htsCode === now.htsCode && given.countryOfOrigin === now.countryOfOrigin
