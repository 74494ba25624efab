// One product list of the measures: code prefixes, each dated and marked. The longest prefix that holds on the day decides.
import { type CalendarDate, parseDate } from '../calendar.ts'
import type { Succession } from './code-succession.ts'

type ListEntry = {
  /** 2 to 10 digits. */
  readonly prefix: string
  readonly from?: CalendarDate
  /** Inclusive. */
  readonly until?: CalendarDate
  readonly mark: string
}

export type ProductList = {
  readonly name: string
  readonly entries: readonly ListEntry[]
  /** Marks of a ten-digit code on a day: those of the longest prefix that has any in force, or none. */
  marksOf(code: string, date: CalendarDate): readonly string[]
}

const COLUMNS = 'prefix\tfrom\tuntil\tmark'

/** Text of a list file to a list. Throws naming the list and line that is wrong. */
export function parseProductList(name: string, text: string): ProductList {
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== COLUMNS) throw new Error(`${name}: the first line must be "${COLUMNS}"`)
  // The same few marks stand at thousands of codes: each is kept once.
  const marks = new Map<string, string>()
  const entries = lines.map((line, i) => {
    const entry = parseEntry(line, `${name}, line ${i + 2}`)
    const mark = marks.get(entry.mark) ?? entry.mark
    marks.set(mark, mark)
    return { ...entry, mark }
  })
  return buildProductList(name, entries)
}

export function buildProductList(name: string, entries: readonly ListEntry[]): ProductList {
  const byPrefix = new Map<string, ListEntry[]>()
  for (const entry of entries) {
    const before = byPrefix.get(entry.prefix)
    // A list of one in the room of one: most of them are, of tens of thousands.
    if (before) before.push(entry)
    else byPrefix.set(entry.prefix, [entry])
  }
  const lengths = [...new Set(entries.map((entry) => entry.prefix.length))].sort((a, b) => b - a)
  const marksOf = (code: string, date: CalendarDate): readonly string[] => {
    for (const length of lengths) {
      const entriesOfPrefix = byPrefix.get(code.slice(0, length))
      const marks = entriesOfPrefix?.filter((each) => holds(each, date)).map((each) => each.mark)
      if (marks && marks.length > 0) return marks
    }
    return NONE
  }
  return Object.freeze({ name, entries, marksOf })
}

const NONE: readonly string[] = []

/**
 * The list with the numbers that took over from those it names: goods do not leave a list because their number changes. A list that
 * names one of the successors has been brought up to date by its publisher and stays as it is; so does a number that took over from
 * goods outside the list as well.
 */
export function withSuccessors(list: ProductList, rows: readonly Succession[]): ProductList {
  const entries = [...list.entries]
  const named = new Set(entries.map(({ prefix }) => prefix))
  const own = new Set(named)
  for (const { old, next, on } of rows) {
    if (next === null || !named.has(old) || named.has(next)) continue
    const step = rows.filter((row) => row.on === on)
    const isUpToDate = step.some((row) => row.old === old && row.next !== null && own.has(row.next))
    const isWhole = step.every((row) => row.next !== next || named.has(row.old))
    if (isUpToDate || !isWhole) continue
    named.add(next)
    const taken = entries.filter(({ prefix, until }) => prefix === old && (until === undefined || until >= on))
    entries.push(...taken.map((entry) => ({ ...entry, prefix: next, from: laterOf(entry.from, on) })))
  }
  return entries.length === list.entries.length ? list : buildProductList(list.name, entries)
}

const laterOf = (one: CalendarDate | undefined, other: CalendarDate): CalendarDate =>
  one !== undefined && one > other ? one : other

const holds = (entry: ListEntry, date: CalendarDate): boolean =>
  (entry.from === undefined || entry.from <= date) && (entry.until === undefined || entry.until >= date)

function parseEntry(line: string, place: string): ListEntry {
  const cells = line.split('\t')
  const [prefix = '', from = '', until = '', mark = ''] = cells
  if (cells.length !== 4 || mark === '') throw new Error(`${place}: four cells are needed`)
  if (!/^\d{2,10}$/.test(prefix)) throw new Error(`${place}: "${prefix}" is no code prefix`)
  const first = from === '' ? undefined : dateOf(from, place)
  const last = until === '' ? undefined : dateOf(until, place)
  if (first && last && last < first) throw new Error(`${place}: ends before it begins`)
  return { prefix, mark, ...(first && { from: first }), ...(last && { until: last }) }
}

function dateOf(text: string, place: string): CalendarDate {
  const date = parseDate(text)
  if (!date) throw new Error(`${place}: "${text}" is not a date`)
  return date
}
