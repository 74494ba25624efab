// Why an item of a prohibited kind may enter: said by staff, with the rule it rests on. Source: decisions e.
import { texts } from '#texts/en/entry-permission.ts'
import { type CalendarDate, dateText } from '../calendar.ts'

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

/** What is said of it beside the ban: on the checks and on the invoice. */
export const permissionText = (name: string, { reason, citation, by, on }: EntryPermission): string =>
  texts.onPaper(name, reason, citation, by, dateText(on))
