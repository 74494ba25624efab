// Loads the dated fee tables: customs' fees from data/mpf, the broker's from data/broker-fees or a file of the operator.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BrokerFee, BrokerFeeTable } from '#domain/clearance/broker-fees.ts'
import type { ClearanceFees } from '#domain/clearance/estimate.ts'
import { filled, openDatasetFolder, readJson } from './dataset.ts'
import { amount, chapters, count, dated, prefixes, rate, readAs, rowsOf } from './fee-fields.ts'

const exciseRate = z
  .object({
    id: filled,
    prefixes,
    usd: rate,
    per: rate,
    unit: filled,
    usual: z.boolean().default(false),
    citation: filled,
  })
  .transform(({ usual, ...each }) => ({ ...each, isUsual: usual }))

const customsFees = z.object({
  processingFee: rowsOf(z.object({ ...dated, rate, minimum: amount, maximum: amount, informal: amount })),
  processingFeeExempt: rowsOf(z.object({ ...dated, origins: z.array(z.string().regex(/^[A-Z]{2}$/)).readonly() })),
  harborFee: rowsOf(z.object({ ...dated, rate })),
  excise: rowsOf(z.object({ ...dated, rates: z.array(exciseRate).readonly() })),
  unpriced: rowsOf(
    z.object({
      ...dated,
      charges: z
        .array(
          z.object({ goods: filled, kind: z.enum(['agriculture-fee', 'sale-excise']), prefixes, citation: filled }),
        )
        .readonly(),
    }),
  ),
  continuousBond: rowsOf(z.object({ ...dated, secures: amount, premium: amount })),
})

const named = { id: filled, name: filled }

const brokerFee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('per-clearance'), ...named, entry: z.enum(['informal', 'formal', 'any']), amount }),
  z.object({ kind: z.literal('agency-review'), ...named, chapters, amount }),
  z.object({ kind: z.literal('per-line'), ...named, included: count, amount }),
  z.object({ kind: z.literal('bond'), ...named, perThousand: amount, minimum: amount, range: filled }),
  z.object({ kind: z.literal('disbursement'), ...named, rate, minimum: amount }),
]) satisfies z.ZodType<BrokerFee>

const brokerSchedule = z
  .object({
    broker: filled,
    example: z.boolean().default(false),
    schedules: rowsOf(z.object({ ...dated, fees: z.array(brokerFee).readonly() })),
  })
  .transform(({ schedules, ...schedule }) => ({ ...schedule, rows: schedules }))

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
  const read = readAs(customsFees, JSON.parse(text('fees.json')))
  const { processingFee, processingFeeExempt, harborFee, excise, unpriced, continuousBond } = read
  const broker = followBrokerFees(brokerFeesFile ?? join(dataDir, 'broker-fees/example.json'), onProblem)
  return Object.freeze({
    version: manifest.version,
    processing: processingFee,
    exemptOrigins: processingFeeExempt,
    harbor: harborFee,
    excise,
    unpriced,
    continuousBond,
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
export const parseBrokerFees = (written: unknown): BrokerFeeTable => readAs(brokerSchedule, written)
