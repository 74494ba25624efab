// What the broker charges for one clearance, from the dated fee schedule the operator edits (decisions 10).
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import type { HtsCode } from '../hts-code.ts'
import { add, compare, decimal, isZero, times, toCents, type Usd } from '../money.ts'
import { estimateBond } from './bond.ts'
import type { CostLine, CostName, CostNote } from './cost-line.ts'
import { type DatedRow, rowOn } from './dated-row.ts'
import type { OtherAgencies } from './other-agencies.ts'
import type { EntryType } from './processing-fee.ts'

/** One fee of a schedule. Fees of one `id` are the same thing for different entries and compare with each other. */
export type BrokerFee = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'per-clearance'; readonly entry: EntryType | 'any'; readonly amount: Usd }
  /** Once, when a line stands in one of the chapters (two digits). */
  | { readonly kind: 'agency-review'; readonly chapters: readonly string[]; readonly amount: Usd }
  /** For each tariff line above those included. */
  | { readonly kind: 'per-line'; readonly included: number; readonly amount: Usd }
  /** Formal entries only. `range` says what the market asks. */
  | { readonly kind: 'bond'; readonly perThousand: Usd; readonly minimum: Usd; readonly range: string }
  /** Share of the duty the broker advances, at least the minimum. */
  | { readonly kind: 'disbursement'; readonly rate: Big; readonly minimum: Usd }
)

type BrokerFeeRow = DatedRow & { readonly fees: readonly BrokerFee[] }

export type BrokerFeeTable = {
  readonly broker: string
  /** True for the shipped example: nobody charges these amounts. */
  readonly example: boolean
  readonly rows: readonly BrokerFeeRow[]
}

/** What the fees depend on. Amounts in USD; duties and fees as far as they are known. */
type ClearedEntry = {
  readonly date: CalendarDate
  readonly type: EntryType
  readonly value: Usd
  readonly duties: Usd
  readonly fees: Usd
  readonly codes: readonly HtsCode[]
  readonly agencies: OtherAgencies
  /** Tariff lines of the entry. */
  readonly lineCount: number
}

/** The broker's lines for one entry, each to the cent; undefined when no schedule covers the day. */
export function brokerFees(table: BrokerFeeTable, entry: ClearedEntry): readonly CostLine[] | undefined {
  const row = rowOn(table.rows, entry.date)
  return row?.fees.flatMap((fee) => lineOf(fee, entry) ?? [])
}

const nameOf = ({ name }: BrokerFee): CostName => ({ reason: 'broker-fee', facts: { name } })

function lineOf(fee: BrokerFee, entry: ClearedEntry): CostLine | undefined {
  const line = (amount: Usd, note: CostNote): CostLine => ({ id: fee.id, name: nameOf(fee), amount, notes: [note] })
  switch (fee.kind) {
    case 'per-clearance':
      if (fee.entry === 'any') return line(fee.amount, ONCE)
      return fee.entry === entry.type
        ? line(fee.amount, { reason: 'once-per-entry', facts: { entry: fee.entry } })
        : undefined
    case 'agency-review':
      return entry.codes.some((code) => fee.chapters.includes(code.slice(0, 2))) ? line(fee.amount, ONCE) : undefined
    case 'per-line': {
      const extra = entry.lineCount - fee.included
      const note = { reason: 'per-line', facts: { included: fee.included } } as const
      return extra > 0 ? line(times(fee.amount, String(extra)), note) : undefined
    }
    case 'bond':
      return entry.type === 'formal' ? bondLine(fee, entry) : undefined
    case 'disbursement':
      return isZero(add(entry.duties, entry.fees)) ? undefined : disbursementLine(fee, entry.duties)
  }
}

const ONCE: CostNote = { reason: 'once-per-clearance', facts: {} }

function bondLine(fee: BrokerFee & { kind: 'bond' }, entry: ClearedEntry): CostLine {
  const { required, possible } = entry.agencies
  const { secured, tripled, price } = estimateBond({ ...entry, otherAgency: required.length > 0 }, fee)
  const notes: readonly CostNote[] = [
    tripled
      ? { reason: 'bond-tripled', facts: { secured, agencies: required } }
      : { reason: 'bond', facts: { secured } },
    ...(required.length === 0 && possible.length > 0
      ? [{ reason: 'bond-may-triple' as const, facts: { agencies: possible } }]
      : []),
    { reason: 'range', facts: { text: fee.range } },
  ]
  return { id: fee.id, name: nameOf(fee), amount: price, kind: 'bond', notes }
}

function disbursementLine(fee: BrokerFee & { kind: 'disbursement' }, duties: Usd): CostLine {
  const share = toCents(times(duties, fee.rate))
  const amount = compare(share, fee.minimum) < 0 ? fee.minimum : share
  const percent = fee.rate.times(decimal('100')).toString()
  return {
    id: fee.id,
    name: nameOf(fee),
    amount,
    notes: [{ reason: 'disbursement', facts: { percent, duty: duties, minimum: fee.minimum } }],
  }
}
