// A broker's fee schedule as it is written: in the shipped file, in a file of the operator, in the settings, on the wire.
// Amounts are text in USD ('65.00'), rates text ('0.02'), days 'YYYY-MM-DD'. Source: decisions 10.
import { parseDate } from '../calendar.ts'
import type { PastProblem, ScheduleReason } from './fee-schedule-reasons.ts'

export type WrittenFee = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'per-clearance'; readonly entry: 'informal' | 'formal' | 'any'; readonly amount: string }
  | { readonly kind: 'agency-review'; readonly chapters: readonly string[]; readonly amount: string }
  | { readonly kind: 'per-line'; readonly included: number; readonly amount: string }
  | { readonly kind: 'bond'; readonly perThousand: string; readonly minimum: string; readonly range: string }
  | { readonly kind: 'disbursement'; readonly rate: string; readonly minimum: string }
)

export type WrittenFeeKind = WrittenFee['kind']

/** `until` is the last day the row holds; null while it is open. */
export type WrittenFeeRow = {
  readonly from: string
  readonly until: string | null
  readonly citation: string
  readonly fees: readonly WrittenFee[]
}

export type WrittenSchedule = {
  readonly broker: string
  /** True for figures that nobody charges. */
  readonly example: boolean
  readonly schedules: readonly WrittenFeeRow[]
}

/** Where a schedule is wrong: the row by its place, the fee by its place in the row, and the field; a row of -1 is the whole. */
export type ScheduleProblem = {
  readonly row: number
  readonly fee?: number
  readonly field: string
} & ScheduleReason

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/
/** A share of one with at most six decimals. */
const RATE = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/

/** Everything that keeps a schedule from being used, in the order of its rows; empty when it is sound. Rows may stand in any order. */
export function scheduleProblems({ broker, schedules }: WrittenSchedule): readonly ScheduleProblem[] {
  const whole: readonly ScheduleProblem[] = [
    ...(broker.trim() === '' ? [{ row: -1, field: 'broker', reason: 'needsBroker' as const }] : []),
    ...(schedules.length === 0 ? [{ row: -1, field: 'schedules', reason: 'noRows' as const }] : []),
  ]
  return [...whole, ...schedules.flatMap((row, at) => rowProblems(row, at, schedules))]
}

/**
 * Why a schedule may not follow the one in use: rows that have begun before today keep their amounts and may only be ended,
 * yesterday or later, and no new row begins in the past. Undefined when it may. An example binds nobody.
 */
export function pastProblem(inUse: WrittenSchedule, next: WrittenSchedule, today: string): PastProblem | undefined {
  if (inUse.example) return undefined
  for (const row of inUse.schedules.filter(({ from }) => from < today)) {
    const kept = next.schedules.find(({ from }) => from === row.from)
    if (!kept) return { reason: 'pastRowGone', from: row.from }
    if (!mayFollow(row, kept, today)) return { reason: 'pastRowChanged', from: row.from }
  }
  const added = next.schedules.find(({ from }) => from < today && !inUse.schedules.some((row) => row.from === from))
  return added && { reason: 'pastRowAdded', from: added.from }
}

/** Whether the amounts of a row are fixed: it began before today and is not an example's. */
export const hasBegun = (row: WrittenFeeRow, inUse: WrittenSchedule, today: string): boolean =>
  !inUse.example && row.from < today && inUse.schedules.some(({ from }) => from === row.from)

/** Whether even the last day of a row is fixed. */
export const isOver = (row: WrittenFeeRow, today: string): boolean => row.until !== null && row.until < dayBefore(today)

function mayFollow(before: WrittenFeeRow, after: WrittenFeeRow, today: string): boolean {
  if (before.citation !== after.citation || feesKey(before) !== feesKey(after)) return false
  if (before.until === after.until) return true
  return !isOver(before, today) && (after.until === null || after.until >= dayBefore(today))
}

/** The same exactly while every fee is charged alike: ids and what the market asks may change. */
const feesKey = ({ fees }: WrittenFeeRow): string =>
  JSON.stringify(
    fees.map((fee) =>
      Object.entries(fee)
        .filter(([part]) => part !== 'id' && part !== 'range')
        .toSorted(),
    ),
  )

function rowProblems(row: WrittenFeeRow, at: number, all: readonly WrittenFeeRow[]): readonly ScheduleProblem[] {
  const problem = (field: string, found: ScheduleReason | undefined | false) =>
    found ? [{ row: at, field, ...found }] : []
  return [
    ...problem('from', parseDate(row.from) ? clashOf(row, at, all)?.from : { reason: 'needsDate' }),
    ...problem('until', untilProblem(row) ?? clashOf(row, at, all)?.until),
    ...problem('citation', row.citation.trim() === '' && { reason: 'needsCitation' }),
    ...problem('fees', row.fees.length === 0 && { reason: 'noFees' }),
    ...row.fees.flatMap((fee, place) => feeProblems(fee).map((each) => ({ row: at, fee: place, ...each }))),
  ]
}

function untilProblem({ from, until }: WrittenFeeRow): ScheduleReason | undefined {
  if (until === null) return undefined
  if (!parseDate(until)) return { reason: 'needsDate' }
  return until < from ? { reason: 'endsBeforeStart' } : undefined
}

/** What a row runs into: said of the earlier of the two, and of the second of two that begin on one day. */
function clashOf(
  row: WrittenFeeRow,
  at: number,
  all: readonly WrittenFeeRow[],
): { from?: ScheduleReason; until?: ScheduleReason } | undefined {
  if (all.slice(0, at).some(({ from }) => from === row.from)) return { from: { reason: 'sameStart' } }
  const later = all.map(({ from }) => from).filter((from) => from > row.from)
  const [next] = later.sort()
  if (next === undefined || (row.until !== null && row.until < next)) return undefined
  return { until: { reason: 'overlaps', next } }
}

type FeeProblem = { readonly field: string } & ScheduleReason

function feeProblems(fee: WrittenFee): readonly FeeProblem[] {
  const unless = (isFine: boolean, field: string, reason: ScheduleReason['reason']) =>
    isFine ? [] : [{ field, reason }]
  const named = unless(fee.name.trim() !== '', 'name', 'needsName')
  const isAmount = (value: string, field: string) => unless(AMOUNT.test(value), field, 'needsAmount')
  switch (fee.kind) {
    case 'per-clearance':
      return [...named, ...isAmount(fee.amount, 'amount')]
    case 'agency-review':
      return [
        ...named,
        ...unless(areChapters(fee.chapters), 'chapters', 'needsChapters'),
        ...isAmount(fee.amount, 'amount'),
      ]
    case 'per-line': {
      const isCount = Number.isInteger(fee.included) && fee.included >= 0
      return [...named, ...unless(isCount, 'included', 'needsCount'), ...isAmount(fee.amount, 'amount')]
    }
    case 'bond':
      return [...named, ...isAmount(fee.perThousand, 'perThousand'), ...isAmount(fee.minimum, 'minimum')]
    case 'disbursement':
      return [...named, ...unless(RATE.test(fee.rate), 'rate', 'needsRate'), ...isAmount(fee.minimum, 'minimum')]
  }
}

const areChapters = (chapters: readonly string[]): boolean =>
  chapters.length > 0 && chapters.every((chapter) => /^\d\d$/.test(chapter) && chapter !== '00')

function dayBefore(today: string): string {
  const at = new Date(`${today}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - 1)
  return at.toISOString().slice(0, 10)
}
