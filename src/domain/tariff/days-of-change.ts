// The days on which the duty of goods may change: when rows of the law, their exemptions and their lists begin and end.
import { addDays, type CalendarDate } from '../calendar.ts'
import type { CountryCode } from '../countries.ts'
import type { TariffLaw } from './duty-core.ts'
import { coversOrigin, type ProductScope } from './measure.ts'

type Period = { readonly from?: CalendarDate | undefined; readonly until?: CalendarDate | undefined }

/**
 * The first day of each stretch in which nothing about the goods changes in law, earliest first; the first is the day from which the law
 * is known. Neighbours may come to the same duty: a row that begins need not apply.
 * code: ten digits.
 */
export function daysOfChange(law: TariffLaw, code: string, origin: CountryCode): readonly CalendarDate[] {
  const { measures, earliest } = law.measures
  const rows = measures.filter((row) => coversOrigin(row.origins, origin) && mayCover(row.products, code))
  const exemptions = rows.flatMap((row) => row.exemptions).filter((each) => mayCover(each.products, code))
  const listed = [...rows, ...exemptions].flatMap(({ products }) => entriesOf(products, code))
  const columns = law.preferences.secondColumn.filter(({ country }) => country === origin)
  const days = [...rows, ...exemptions, ...listed, ...columns].flatMap(turnsOf)
  return [...new Set([earliest, ...days.filter((each) => each > earliest)])].sort()
}

/** The day it begins, and the day after its last. */
const turnsOf = ({ from, until }: Period): readonly CalendarDate[] => [
  ...(from ? [from] : []),
  ...(until ? [addDays(until, 1)] : []),
]

const mayCover = (scope: ProductScope, code: string): boolean => scope === 'all' || entriesOf(scope, code).length > 0

function entriesOf(scope: ProductScope, code: string): readonly Period[] {
  if (scope === 'all') return []
  return scope.flatMap(({ list }) => list.entries.filter(({ prefix }) => code.startsWith(prefix)))
}
