// One product list of a measures data set as it is stored: prefix, first day, last day (inclusive), mark.
import { addDays, day } from '#domain/calendar.ts'

export type ListEntry = {
  readonly prefix: string
  readonly from: string
  readonly until: string
  readonly mark: string
}

export const entry = (prefix: string, mark: string, from = '', until = ''): ListEntry => ({
  prefix: prefix.replace(/\D/g, ''),
  from,
  until,
  mark,
})

/** False of 9802.00.40 to .80: they stand in place of the goods' own code, and a list of goods that prints them means that code. */
export const isOwnCode = ({ prefix }: ListEntry): boolean => !/^980200[4568]0/.test(prefix)

/** The last day before an exclusive end; '' stays ''. */
export const lastDay = (exclusiveEnd: string): string => (exclusiveEnd === '' ? '' : addDays(day(exclusiveEnd), -1))

/** Text of a list file: sorted, without doubles. */
export function listText(entries: readonly ListEntry[]): string {
  const lines = entries.map(({ prefix, from, until, mark }) => [prefix, from, until, mark].join('\t'))
  return `prefix\tfrom\tuntil\tmark\n${[...new Set(lines)].sort().join('\n')}\n`
}
