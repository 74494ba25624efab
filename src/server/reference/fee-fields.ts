// Reads the fields of a dated fee table out of JSON. Everything throws, naming the field and what is wrong with it.
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { type DatedRow, datedRowsProblem } from '#domain/clearance/dated-row.ts'
import { type Usd, usd } from '#domain/money.ts'
import { isRecord } from './dataset.ts'

/** Records of a list that carry dates, checked to follow each other without overlap. */
export function rows(value: unknown, name: string): readonly Record<string, unknown>[] {
  const found = list(value, name)
  const problem = datedRowsProblem(found.map(dates))
  if (problem) throw new Error(`${name}: ${problem}.`)
  return found
}

export function list(value: unknown, name: string): readonly Record<string, unknown>[] {
  if (!Array.isArray(value)) throw new Error(`${name} must be a list.`)
  return value.map((each) => record(each, name))
}

export function record(value: unknown, name: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${name} must hold an object.`)
  return value
}

export const dates = (row: Record<string, unknown>): DatedRow => ({
  from: date(field(row, 'from')),
  until: row.until === null ? null : date(field(row, 'until')),
  citation: field(row, 'citation'),
})

function date(text: string): CalendarDate {
  const parsed = parseDate(text)
  if (!parsed) throw new Error(`"${text}" is not a date.`)
  return parsed
}

export function field(row: Record<string, unknown>, name: string): string {
  const value = row[name]
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is missing or is not text.`)
  return value
}

export function amount(row: Record<string, unknown>, name: string): Usd {
  const text = field(row, name)
  if (!/^\d+(\.\d{1,2})?$/.test(text)) throw new Error(`${name} must be an amount such as "65.00".`)
  return usd(text)
}

export function chapters(value: unknown): readonly string[] {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string' && /^\d\d$/.test(each))) {
    throw new Error('chapters must be a list of two-digit texts.')
  }
  return value.map(String)
}

/** Prefixes of codes, two to ten digits each. */
export function codes(value: unknown): readonly string[] {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string' && /^\d{2,10}$/.test(each))) {
    throw new Error('prefixes must be a list of texts of digits.')
  }
  return value.map(String)
}

export function count(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new Error('included must be a number of lines.')
  return value
}
