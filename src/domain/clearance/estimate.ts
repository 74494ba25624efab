// What one clearance costs: duties, customs fees, the broker's fees and the landed cost, with what it leaves out.
import type { CalendarDate } from '../calendar.ts'
import { compare, subtract, toCents, type Usd, usd } from '../money.ts'
import type { PgaRow } from '../pga.ts'
import { isLowValue, LOW_VALUE_ENDED } from '../shipment/formal-entry.ts'
import { type DutyInput, type DutyRange, type DutyReceipt, isOpenAbove } from '../tariff/duty-outcome.ts'
import { type BrokerFeeTable, brokerFees } from './broker-fees.ts'
import { type ContinuousBondRow, continuousBond } from './continuous-bond.ts'
import type { CostLine, CostNote, CostNotice } from './cost-line.ts'
import {
  dutyLines,
  exciseLine,
  exciseNotice,
  harborFeeLine,
  isLeast,
  PROCESSING_FEE,
  processingFeeLine,
} from './customs-fees.ts'
import type { ClearanceGoods } from './entered-lines.ts'
import { codesOf, type Entry, enteredValueOf, toEntry, total } from './entry.ts'
import { type ExciseRow, exciseOf } from './excise.ts'
import { type Exclusion, exclusionsOf, type UnvaluedGoods } from './exclusions.ts'
import type { HarborFeeRow, TransportMode } from './harbor-fee.ts'
import { otherAgencies } from './other-agencies.ts'
import type { ExemptOriginsRow, ProcessingFeeRow } from './processing-fee.ts'
import { type UnpricedRow, unpricedCharges } from './unpriced.ts'
import { assumedOf, dutyRangeOf, type GoodsFinding, goodsFindings, type LineAssumption } from './unsaid.ts'

/** The dated tables an estimate is made from. */
export type ClearanceFees = {
  readonly version: string
  readonly processing: readonly ProcessingFeeRow[]
  readonly exemptOrigins: readonly ExemptOriginsRow[]
  readonly harbor: readonly HarborFeeRow[]
  readonly excise: readonly ExciseRow[]
  readonly unpriced: readonly UnpricedRow[]
  readonly continuousBond: readonly ContinuousBondRow[]
  readonly broker: BrokerFeeTable
}

export type ClearanceRules = {
  readonly fees: ClearanceFees
  /** Which agencies may want papers for which codes: a bond depends on them. */
  readonly pga: readonly PgaRow[]
  readonly calculateDuty: (input: DutyInput) => DutyReceipt
}

export type ClearanceTerms = { readonly entryDate: CalendarDate; readonly mode: TransportMode }
export type ClearanceContents = {
  readonly goods: readonly ClearanceGoods[]
  readonly unvalued: readonly UnvaluedGoods[]
}

export type ClearanceEstimate = {
  readonly entry: Entry
  /** Known part of the duties. */
  readonly duty: Usd
  readonly customsFees: readonly CostLine[]
  readonly brokerFees: readonly CostLine[]
  readonly landedCosts: readonly CostLine[]
  readonly customsTotal: Usd
  readonly brokerTotal: Usd
  readonly landedTotal: Usd
  readonly excluded: readonly Exclusion[]
  /** Whether the goods may enter, in the order of the goods. */
  readonly findings: readonly GoodsFinding[]
  readonly assumed: readonly LineAssumption[]
  /** What the duties can come to by the open assumptions; absent where none changes an amount. */
  readonly range?: DutyRange
  /** True where goods, duties, fees or a value that bears one are left out, the most of a duty is not known, or a cash deposit may be due: every total is the least. */
  readonly isFloor: boolean
  readonly notices: readonly CostNotice[]
}

/**
 * Estimates one clearance of all the goods given. USD; every line is to the cent and totals are sums of lines.
 * Prohibited goods are left out whole. Goods whose duty is not known count with their value, and their duty is named as left out.
 */
export function estimateClearance(
  { goods, unvalued }: ClearanceContents,
  terms: ClearanceTerms,
  { fees, pga, calculateDuty }: ClearanceRules,
): ClearanceEstimate {
  const entry = toEntry(goods, terms, calculateDuty)
  const duties = dutyLines(entry)
  const duty = totalOf(duties)
  const excise = exciseOf(fees.excise, entry)
  const customs =
    entry.lines.length === 0 ? [] : customsFeeLines(entry, duties, fees).concat(excise.flatMap(exciseLine))
  const customsTotal = totalOf(customs)
  const broker = brokerFeeLines(entry, duty, subtract(customsTotal, duty), { table: fees.broker, pga })
  const brokerTotal = totalOf(broker)
  const landed = landedCosts(entry, customsTotal, brokerTotal, fees.broker)
  const excluded = exclusionsOf(entry, unvalued)
  const findings = goodsFindings([...goods, ...unvalued])
  const hasDeposit = findings.some(({ finding }) => finding.level === 'deposit')
  const notices = [
    ...(hasDeposit ? [{ reason: 'deposit-not-priced' as const, facts: {} }] : []),
    ...noticesOf(entry, customs, broker),
    ...excise.flatMap(exciseNotice),
    ...unpricedCharges(fees.unpriced, entry.date, codesOf(entry)).map(unpricedNotice),
  ]
  const range = dutyRangeOf(entry)
  return {
    entry,
    duty,
    customsFees: customs,
    brokerFees: broker,
    landedCosts: landed,
    customsTotal,
    brokerTotal,
    landedTotal: totalOf(landed),
    excluded,
    findings,
    assumed: assumedOf(entry),
    ...(range ? { range } : {}),
    isFloor:
      excluded.length > 0 ||
      isOpenAbove(range) ||
      customs.some(isLeast) ||
      notices.some(({ reason }) => LEFT_OUT.has(reason)),
    notices: [...notices, ...bondNotice(entry, broker, fees)],
  }
}

/** Notices of something that is due besides, or may be, and that no total holds. Freight is of no clearance. */
const LEFT_OUT: ReadonlySet<CostNotice['reason']> = new Set([
  'deposit-not-priced',
  'processing-not-known',
  'broker-not-known',
  'excise-not-known',
  'agriculture-fee',
  'sale-excise',
])

function customsFeeLines(entry: Entry, duties: readonly CostLine[], fees: ClearanceFees): readonly CostLine[] {
  const others = [processingFeeLine(fees, entry), harborFeeLine(fees.harbor, entry)]
  return [...duties, ...others.filter((line) => line !== undefined)]
}

type BrokerRules = { readonly table: BrokerFeeTable; readonly pga: readonly PgaRow[] }

function brokerFeeLines(entry: Entry, duties: Usd, fees: Usd, { table, pga }: BrokerRules): readonly CostLine[] {
  if (entry.lines.length === 0) return []
  const { date, type, value } = entry
  const codes = codesOf(entry)
  const cleared = { date, type, value, duties, fees, codes, agencies: otherAgencies(codes, pga) }
  return brokerFees(table, { ...cleared, lineCount: entry.lines.length }) ?? []
}

/** Id of the landed cost that is the goods themselves. */
export const GOODS = 'goods'

/** Goods, customs and brokerage: what the goods have cost once they are cleared. */
function landedCosts(entry: Entry, customs: Usd, brokerage: Usd, table: BrokerFeeTable): readonly CostLine[] {
  const line = (id: 'goods' | 'customs' | 'brokerage', amount: Usd, note: CostNote): CostLine => ({
    id,
    name: { reason: id, facts: {} },
    amount,
    notes: [note],
  })
  const itemCount = entry.lines.reduce((count, line) => count + line.goods.length, 0)
  const { broker } = table
  return [
    line(GOODS, toCents(entry.value), { reason: 'items', facts: { count: itemCount } }),
    line('customs', customs, { reason: 'duties-and-fees', facts: {} }),
    line('brokerage', brokerage, { reason: table.example ? 'example-fees-of' : 'fees-of', facts: { broker } }),
  ]
}

/** Entered value of a line above which a chapter 99 duty may call for a formal entry. Source: 19 CFR 143.21(a). */
const CHAPTER_99_LIMIT = usd('250')

function noticesOf(entry: Entry, customs: readonly CostLine[], broker: readonly CostLine[]): readonly CostNotice[] {
  const plain = (reason: PlainNotice): CostNotice => ({ reason, facts: {} })
  if (entry.lines.length === 0) return [plain('nothing-to-enter')]
  const { date: on, type } = entry
  const isKnown = customs.some((line) => line.id === PROCESSING_FEE)
  return [
    ...(type === 'formal' ? [{ reason: 'formal-entry' as const, facts: { value: toCents(entry.value) } }] : []),
    ...(type === 'informal' && carriesChapter99(entry) ? [plain('formal-may-be-asked')] : []),
    ...(isKnown ? [] : [{ reason: 'processing-not-known' as const, facts: { on } }]),
    ...(broker.length === 0 ? [{ reason: 'broker-not-known' as const, facts: { on } }] : []),
    ...(isLowValue(entry.value) && on >= LOW_VALUE_ENDED
      ? [{ reason: 'low-value' as const, facts: { value: toCents(entry.value) } }]
      : []),
    plain('customs-converts'),
    plain('excludes-freight'),
  ]
}

type PlainNotice = 'nothing-to-enter' | 'formal-may-be-asked' | 'customs-converts' | 'excludes-freight'

const unpricedNotice = ({ kind, goods, citation }: ReturnType<typeof unpricedCharges>[number]): CostNotice => ({
  reason: kind,
  facts: { goods, citation },
})

/** A single bond has a continuous one beside it. */
function bondNotice({ date, type }: Entry, broker: readonly CostLine[], fees: ClearanceFees): readonly CostNotice[] {
  const single = broker.find((line) => line.kind === 'bond')
  const found = type === 'formal' && single ? continuousBond(fees.continuousBond, date, single.amount) : undefined
  if (!single || !found) return []
  const { secures, premium } = found.row
  const facts = { secures, premium, clearances: found.clearances, single: single.amount }
  return [{ reason: 'continuous-bond', facts }]
}

const carriesChapter99 = (entry: Entry): boolean =>
  entry.lines.some(
    (line) =>
      compare(enteredValueOf(line), CHAPTER_99_LIMIT) > 0 &&
      line.receipt?.lines.some(({ kind, heading }) => kind === 'additional' && heading.startsWith('9903')),
  )

const totalOf = (lines: readonly CostLine[]): Usd => total(lines.map((line) => line.amount))
