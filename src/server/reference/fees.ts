// Loads the dated fee tables: customs' fees from data/mpf, the broker's from data/broker-fees or a file of the operator.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrokerFee, BrokerFeeTable } from '#domain/clearance/broker-fees.ts'
import type { ClearanceFees } from '#domain/clearance/estimate.ts'
import { decimal } from '#domain/money.ts'
import { openDatasetFolder, readJson } from './dataset.ts'
import { amount, chapters, codes, count, dates, field, list, record, rows } from './fee-fields.ts'

/**
 * dataDir: the folder data/. brokerFeesFile: the operator's own schedule, read again once the file is another; the shipped example
 * without it. `onProblem` hears why a changed file is not used: the schedule that was read last stays.
 * The newest version folder of data/mpf counts: its rows are dated, so a newer one only adds rows. Throws naming file and fault.
 */
export function loadFees(
  dataDir: string,
  brokerFeesFile?: string,
  onProblem: (problem: unknown) => void = () => undefined,
): ClearanceFees {
  const version = readdirSync(join(dataDir, 'mpf')).sort().at(-1)
  if (!version) throw new Error('data/mpf holds no version.')
  const { manifest, text } = openDatasetFolder(join(dataDir, 'mpf', version))
  const content = record(JSON.parse(text('fees.json')), 'data/mpf: fees.json')
  const broker = followBrokerFees(brokerFeesFile ?? join(dataDir, 'broker-fees/example.json'), onProblem)
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
    excise: rows(content.excise, 'excise').map((row) => ({
      ...dates(row),
      rates: list(row.rates, 'rates').map((rate) => ({
        id: field(rate, 'id'),
        prefixes: codes(rate.prefixes),
        usd: decimal(field(rate, 'usd')),
        per: decimal(field(rate, 'per')),
        unit: field(rate, 'unit'),
        isUsual: rate.usual === true,
        citation: field(rate, 'citation'),
      })),
    })),
    continuousBond: rows(content.continuousBond, 'continuousBond').map((row) => ({
      ...dates(row),
      secures: amount(row, 'secures'),
      premium: amount(row, 'premium'),
    })),
    get broker() {
      return broker()
    },
  })
}

/** The schedule of a file as it is now. Throws when the file cannot be used at first; later it stays with what it read last. */
function followBrokerFees(file: string, onProblem: (problem: unknown) => void): () => BrokerFeeTable {
  let seen = stampOf(file)
  let table = loadBrokerFees(file)
  return () => {
    const stamp = stampOf(file)
    if (stamp === seen) return table
    seen = stamp
    try {
      table = loadBrokerFees(file)
    } catch (problem) {
      onProblem(problem)
    }
    return table
  }
}

/** Changes with every writing of the file; 'none' while there is none. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true })
  return found ? `${found.mtimeNs} ${found.size} ${found.ino}` : 'none'
}

/** Reads one broker's fee schedule. Throws naming the file and what is wrong with it. */
export function loadBrokerFees(file: string): BrokerFeeTable {
  try {
    return parseBrokerFees(readJson(file))
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The broker's fee schedule ${file} cannot be used: ${problem}`, { cause })
  }
}

/** A fee schedule as it is written, in a file or in the settings. Throws naming what is wrong with it. */
export function parseBrokerFees(written: unknown): BrokerFeeTable {
  const content = record(written, 'the schedule')
  return Object.freeze({
    broker: field(content, 'broker'),
    example: content.example === true,
    rows: rows(content.schedules, 'schedules').map((row) => ({
      ...dates(row),
      fees: list(row.fees, 'fees').map(parseFee),
    })),
  })
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
