// Loads the dated fee tables: customs' fees from data/mpf, the broker's from data/broker-fees or a file of the operator.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import type { BrokerFee, BrokerFeeTable } from '#domain/clearance/broker-fees.ts'
import { type DatedRow, datedRowsProblem } from '#domain/clearance/dated-row.ts'
import type { ClearanceFees } from '#domain/clearance/estimate.ts'
import { decimal, type Usd, usd } from '#domain/money.ts'
import { isRecord, openDatasetFolder, readJson } from './dataset.ts'

/**
 * dataDir: the folder data/. brokerFeesFile: the operator's own schedule; the shipped example without it.
 * The newest version folder of data/mpf counts: its rows are dated, so a newer one only adds rows. Throws naming file and fault.
 */
export function loadFees(dataDir: string, brokerFeesFile?: string): ClearanceFees {
  const version = readdirSync(join(dataDir, 'mpf')).sort().at(-1)
  if (!version) throw new Error('data/mpf holds no version.')
  const { manifest, text } = openDatasetFolder(join(dataDir, 'mpf', version))
  const content = record(JSON.parse(text('fees.json')), 'data/mpf: fees.json')
  return Object.freeze({
    version: manifest.version,
    processing: rows(content.processingFee, 'processingFee').map((row) => ({
      ...dates(row),
      rate: decimal(field(row, 'rate')),
      minimum: amount(row, 'minimum'),
      maximum: amount(row, 'maximum'),
      informal: amount(row, 'informal'),
    })),
    harbor: rows(content.harborFee, 'harborFee').map((row) => ({ ...dates(row), rate: decimal(field(row, 'rate')) })),
    broker: loadBrokerFees(brokerFeesFile ?? join(dataDir, 'broker-fees/example.json')),
  })
}

/** Reads one broker's fee schedule. Throws naming the file and what is wrong with it. */
export function loadBrokerFees(file: string): BrokerFeeTable {
  try {
    const content = record(readJson(file), 'the file')
    return Object.freeze({
      broker: field(content, 'broker'),
      example: content.example === true,
      rows: rows(content.schedules, 'schedules').map((row) => ({
        ...dates(row),
        fees: list(row.fees, 'fees').map(parseFee),
      })),
    })
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The broker's fee schedule ${file} cannot be used: ${problem}`, { cause })
  }
}

function parseFee(fee: Record<string, unknown>): BrokerFee {
  const named = { id: field(fee, 'id'), name: field(fee, 'name') }
  const kind = field(fee, 'kind')
  switch (kind) {
    case 'per-clearance':
      return { ...named, kind, entry: parseEntry(field(fee, 'entry')), amount: amount(fee, 'amount') }
    case 'agency-review':
      return { ...named, kind, chapters: chapters(fee.chapters), amount: amount(fee, 'amount') }
    case 'per-line':
      return { ...named, kind, included: count(fee.included), amount: amount(fee, 'amount') }
    case 'bond': {
      const price = { perThousand: amount(fee, 'perThousand'), minimum: amount(fee, 'minimum') }
      return { ...named, kind, ...price, range: field(fee, 'range') }
    }
    case 'disbursement':
      return { ...named, kind, rate: decimal(field(fee, 'rate')), minimum: amount(fee, 'minimum') }
    default:
      throw new Error(`"${kind}" is not a kind of fee.`)
  }
}

function parseEntry(text: string): 'informal' | 'formal' | 'any' {
  if (text === 'informal' || text === 'formal' || text === 'any') return text
  throw new Error(`"${text}" is not an entry type: informal, formal or any.`)
}

function chapters(value: unknown): readonly string[] {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string' && /^\d\d$/.test(each))) {
    throw new Error('chapters must be a list of two-digit texts.')
  }
  return value.map(String)
}

function count(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new Error('included must be a number of lines.')
  return value
}

/** Records of a list that carry dates, checked to follow each other without overlap. */
function rows(value: unknown, name: string): readonly Record<string, unknown>[] {
  const found = list(value, name)
  const problem = datedRowsProblem(found.map(dates))
  if (problem) throw new Error(`${name}: ${problem}.`)
  return found
}

function list(value: unknown, name: string): readonly Record<string, unknown>[] {
  if (!Array.isArray(value)) throw new Error(`${name} must be a list.`)
  return value.map((each) => record(each, name))
}

function record(value: unknown, name: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${name} must hold an object.`)
  return value
}

const dates = (row: Record<string, unknown>): DatedRow => ({
  from: date(field(row, 'from')),
  until: row.until === null ? null : date(field(row, 'until')),
  citation: field(row, 'citation'),
})

function date(text: string): CalendarDate {
  const parsed = parseDate(text)
  if (!parsed) throw new Error(`"${text}" is not a date.`)
  return parsed
}

function field(row: Record<string, unknown>, name: string): string {
  const value = row[name]
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is missing or is not text.`)
  return value
}

function amount(row: Record<string, unknown>, name: string): Usd {
  const text = field(row, name)
  if (!/^\d+(\.\d{1,2})?$/.test(text)) throw new Error(`${name} must be an amount such as "65.00".`)
  return usd(text)
}
