// A day as people type it, in English and French: '2026-11-20', '20 Nov 2026', 'Nov 20, 2026', '1er juillet 2026'. '03/04/2026' is
// two days, one for each side of the border: it is refused, since a guess would be wrong for every second reader.
import { type CalendarDate, parseDate } from './calendar.ts'

/** Longer texts are no days. */
const LONGEST = 40

/** January first, each in both languages, without accents. */
const MONTHS = [
  ['january', 'janvier'],
  ['february', 'fevrier'],
  ['march', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre'],
] as const

/** Undefined when the text is no day that exists, or could be two. A month in letters may be cut to three or more. */
export function readDay(typed: string): CalendarDate | undefined {
  if (typed.length > LONGEST) return undefined
  const parts = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s.,/-]/)
    .filter((part) => part !== '')
  const [first = '', second = '', third = ''] = parts
  if (parts.length !== 3) return undefined
  if (/^\d{4}$/.test(first)) return dayOf(first, /^\d{1,2}$/.test(second) ? second : monthOf(second), third)
  if (!/^\d{4}$/.test(third)) return undefined
  return dayOf(third, monthOf(second), first) ?? dayOf(third, monthOf(first), second)
}

/** The number of the one month that the letters begin; undefined for none or several ('jui'). */
function monthOf(letters: string): string | undefined {
  if (!/^[a-z]{3,}$/.test(letters)) return undefined
  const found = MONTHS.flatMap((names, at) => (names.some((name) => name.startsWith(letters)) ? [String(at + 1)] : []))
  return found.length === 1 ? found[0] : undefined
}

function dayOf(year: string, month: string | undefined, dayOfMonth: string): CalendarDate | undefined {
  const [, digits] = /^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(dayOfMonth) ?? []
  return month && digits ? parseDate(`${year}-${month.padStart(2, '0')}-${digits.padStart(2, '0')}`) : undefined
}
