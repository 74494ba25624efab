// A duty receipt as words and amounts, ready to show, copy and compare. Every figure comes from the answer; nothing is computed but
// the age of the data.
import { type CalendarDate, daysBetween, parseDate } from '#domain/calendar.ts'
import { usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/duty.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { amountIn, countIn } from '#words/local-text.ts'
import { writtenDay } from '../../ui/when-text.ts'
import type { Receipt } from './duty-request.ts'

/** Data older than this many days is said loudly (issue: the tariff engine, item 4). */
const OLD_DATA_DAYS = 45

type Source = Receipt['lines'][number]['source']

export const usdText = (language: Language, amount: number): string => amountIn(language, usd(String(amount)))
/** '1,200' units. */
export const unitsText = (language: Language, quantity: number): string => countIn(language, quantity)

/** '20 Nov 2026'; what is no day is shown as it came. */
/** 'U.S. note 51(b)(3) · from 22 Aug 2026, no end date' */
export function sourceText(language: Language, source: Source): string {
  const texts = wordsIn(language, en)
  if (!source.from)
    return source.until ? `${source.citation} · ${texts.until(writtenDay(language, source.until))}` : source.citation
  const end = source.until ? texts.until(writtenDay(language, source.until)) : texts.noEndDate
  return `${source.citation} · ${texts.from(writtenDay(language, source.from))}, ${end}`
}

/** `days` since the rules were verified; undefined where that day is not known. */
type DataAge = { readonly days: number | undefined; readonly isOld: boolean }

/** When the duty rules were last verified, loud once that is more than 45 days before the day of entry or today. */
export function dataAge(measuresVerified: string, today: CalendarDate): DataAge {
  const verified = parseDate(measuresVerified.slice(0, 10))
  const days = verified && daysBetween(verified, today)
  return { days, isOld: days === undefined || days > OLD_DATA_DAYS }
}
