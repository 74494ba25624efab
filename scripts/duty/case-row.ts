// One row of a case file to an input of the duty calculation, under our own field names or those of the reference examples.
import type { Good } from '#domain/admissibility/finding.ts'
import { parseDate } from '#domain/calendar.ts'
import { parseCountry } from '#domain/countries.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { type Decimal, decimal, usd } from '#domain/money.ts'
import type { DutyInput } from '#domain/tariff/duty-outcome.ts'
import { parseAmount, parseNumber } from '#domain/typed-number.ts'

export type CaseRow = Readonly<Record<string, unknown>>

/** Throws an Error with one sentence naming the field that is missing or wrong. */
export function toInput(row: CaseRow): DutyInput {
  const hts = textOf(row, 'hts', 'hts10')
  const htsCode = parseHtsCode(hts)
  if (!htsCode) throw new Error(`hts must have ten digits: "${hts}"`)
  const originText = textOf(row, 'origin')
  const origin = parseCountry(originText)
  if (!origin) throw new Error(`origin is no country: "${originText}"`)
  const dateText = textOf(row, 'entryDate', 'entry_date')
  const entryDate = parseDate(dateText)
  if (!entryDate) throw new Error(`entryDate is not a day (YYYY-MM-DD): "${dateText}"`)
  const isClaimed = flagOf(row, 'cusmaClaim', 'cusma_claimed')
  return {
    htsCode,
    origin,
    value: usd(amountOf(textOf(row, 'value', 'value_usd'))),
    quantities: quantitiesOf(row),
    entryDate,
    claim: isClaimed ? { kind: 'cusma' } : claimOf(row),
    answers: answersOf(row),
    ...(typeof row.description === 'string' && row.description !== '' ? { description: row.description } : {}),
  }
}

/** The goods of a row, as far as it names them, for what stands before any duty. */
export const toGood = (row: CaseRow, { htsCode, origin, claim, description = '' }: DutyInput): Good => ({
  description,
  code: htsCode,
  origin,
  claimsCusma: claim.kind === 'cusma',
  ...(typeof row.maker === 'string' && row.maker !== '' ? { maker: row.maker } : {}),
})

/** The row's id as it was given, null when it has none. */
export const idOf = (row: CaseRow): string | number | null =>
  typeof row.id === 'string' || typeof row.id === 'number' ? row.id : null

function cellOf(row: CaseRow, names: readonly string[]): unknown {
  const name = names.find((each) => row[each] !== undefined && row[each] !== null && row[each] !== '')
  return name === undefined ? undefined : row[name]
}

function textOf(row: CaseRow, ...names: readonly string[]): string {
  const value = cellOf(row, names)
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  throw new Error(value === undefined ? `${names[0]} is missing` : `${names[0]} must be text or a number`)
}

/** JSON numbers and cells without any sign are decimals as they stand. */
const PLAIN = /^\d+(\.\d+)?$/

/** US dollars, read as amounts are everywhere; one that could be two is refused, as many lines are read unseen. */
function amountOf(text: string): Decimal {
  if (PLAIN.test(text)) return decimal(text)
  const read = parseAmount(text)
  if (!read || read.couldBe || read.foreign || read.currency === 'CAD')
    throw new Error(`value must be a plain number of zero or more: "${text}"`)
  return read.value
}

function decimalOf(text: string, name: string): Decimal {
  const read = PLAIN.test(text) ? { value: decimal(text) } : parseNumber(text)
  if (!read || read.couldBe) throw new Error(`${name} must be a plain number of zero or more: "${text}"`)
  return read.value
}

function flagOf(row: CaseRow, ...names: readonly string[]): boolean {
  const value = cellOf(row, names)
  if (value === undefined || typeof value === 'boolean') return value === true
  const typed = String(value).trim().toLowerCase()
  if (['true', 'yes', 'y', '1'].includes(typed)) return true
  if (['false', 'no', 'n', '0'].includes(typed)) return false
  throw new Error(`${names[0]} must be true or false: "${typed}"`)
}

/** `programme` names another preference than CUSMA, such as 'AU'. */
function claimOf(row: CaseRow): DutyInput['claim'] {
  return typeof row.programme === 'string' && row.programme !== ''
    ? { kind: 'programme', code: row.programme }
    : { kind: 'none' }
}

function quantitiesOf(row: CaseRow): DutyInput['quantities'] {
  if (cellOf(row, ['quantity']) === undefined) return []
  const amount = decimalOf(textOf(row, 'quantity'), 'quantity')
  return [{ amount, unit: textOf(row, 'quantityUnit', 'quantity_unit') }]
}

function answersOf({ answers }: CaseRow): Readonly<Record<string, string>> {
  if (answers === undefined || answers === null || answers === '') return {}
  if (typeof answers !== 'object') throw new Error('answers must be an object of question ids and answers')
  return Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, String(answer)]))
}
