// A broker's fee schedule as it is written: in the shipped file, in a file of the operator, in the settings, on the wire.
// Amounts are text in USD ('65.00'), rates text ('0.02'), days 'YYYY-MM-DD'. Source: decisions 10.
import { texts } from '#texts/en/settings.ts'
import { parseDate } from '../calendar.ts'

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
  readonly text: string
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/
/** A share of one with at most six decimals. */
const RATE = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/

/** Everything that keeps a schedule from being used, in the order of its rows; empty when it is sound. Rows may stand in any order. */
export function scheduleProblems({ broker, schedules }: WrittenSchedule): readonly ScheduleProblem[] {
  const whole: readonly ScheduleProblem[] = [
    ...(broker.trim() === '' ? [{ row: -1, field: 'broker', text: texts.needsBroker }] : []),
    ...(schedules.length === 0 ? [{ row: -1, field: 'schedules', text: texts.noRows }] : []),
  ]
  return [...whole, ...schedules.flatMap((row, at) => rowProblems(row, at, schedules))]
}

/**
 * Why a schedule may not follow the one in use: rows that have begun before today keep their amounts and may only be ended,
 * yesterday or later, and no new row begins in the past. Undefined when it may. An example binds nobody.
 */
export function pastProblem(inUse: WrittenSchedule, next: WrittenSchedule, today: string): string | undefined {
  if (inUse.example) return undefined
  for (const row of inUse.schedules.filter(({ from }) => from < today)) {
    const kept = next.schedules.find(({ from }) => from === row.from)
    if (!kept) return texts.pastRowGone(row.from)
    if (!mayFollow(row, kept, today)) return texts.pastRowChanged(row.from)
  }
  const added = next.schedules.find(({ from }) => from < today && !inUse.schedules.some((row) => row.from === from))
  return added && texts.pastRowAdded(added.from)
}

/** Whether the amounts of a row are fixed: it began before today and is not an example's. */
export const hasBegun = (row: WrittenFeeRow, inUse: WrittenSchedule, today: string): boolean =>
  !inUse.example && row.from < today && inUse.schedules.some(({ from }) => from === row.from)

/** Whether even the last day of a row is fixed. */
export const isOver = (row: WrittenFeeRow, today: string): boolean => row.until !== null && row.until < dayBefore(today)

function mayFollow(before: WrittenFeeRow, after: WrittenFeeRow, today: string): boolean {
  if (before.citation !== after.citation || feesText(before) !== feesText(after)) return false
  if (before.until === after.until) return true
  return !isOver(before, today) && (after.until === null || after.until >= dayBefore(today))
}

const feesText = (row: WrittenFeeRow): string => row.fees.map(feeText).join('; ')

/** A row in one line, as the audit log keeps it: 'open: Entry preparation (informal) 65.00; ...'. */
export function rowText(row: WrittenFeeRow): string {
  const { until, open } = texts.describeFee
  return `${row.until === null ? open : until(row.until)}: ${feesText(row)}. ${row.citation}`
}

function feeText(fee: WrittenFee): string {
  const { describeFee: say } = texts
  switch (fee.kind) {
    case 'per-clearance':
      return say.entry(fee.name, fee.entry, fee.amount)
    case 'agency-review':
      return say.chapters(fee.name, fee.chapters.join(', '), fee.amount)
    case 'per-line':
      return say.perLine(fee.name, fee.included, fee.amount)
    case 'bond':
      return say.bond(fee.name, fee.perThousand, fee.minimum)
    case 'disbursement':
      return say.share(fee.name, fee.rate, fee.minimum)
  }
}

function rowProblems(row: WrittenFeeRow, at: number, all: readonly WrittenFeeRow[]): readonly ScheduleProblem[] {
  const problem = (field: string, text: string | undefined | false) => (text ? [{ row: at, field, text }] : [])
  return [
    ...problem('from', parseDate(row.from) ? clashOf(row, at, all)?.from : texts.needsDate),
    ...problem('until', untilProblem(row) ?? clashOf(row, at, all)?.until),
    ...problem('citation', row.citation.trim() === '' && texts.needsCitation),
    ...problem('fees', row.fees.length === 0 && texts.noFees),
    ...row.fees.flatMap((fee, place) => feeProblems(fee).map((each) => ({ row: at, fee: place, ...each }))),
  ]
}

function untilProblem({ from, until }: WrittenFeeRow): string | undefined {
  if (until === null) return undefined
  if (!parseDate(until)) return texts.needsDate
  return until < from ? texts.endsBeforeStart : undefined
}

/** What a row runs into: said of the earlier of the two, and of the second of two that begin on one day. */
function clashOf(
  row: WrittenFeeRow,
  at: number,
  all: readonly WrittenFeeRow[],
): { from?: string; until?: string } | undefined {
  if (all.slice(0, at).some(({ from }) => from === row.from)) return { from: texts.sameStart }
  const later = all.map(({ from }) => from).filter((from) => from > row.from)
  const [next] = later.sort()
  if (next === undefined || (row.until !== null && row.until < next)) return undefined
  return { until: texts.overlaps(next) }
}

type FeeProblem = { readonly field: string; readonly text: string }

function feeProblems(fee: WrittenFee): readonly FeeProblem[] {
  const unless = (isFine: boolean, field: string, text: string) => (isFine ? [] : [{ field, text }])
  const named = unless(fee.name.trim() !== '', 'name', texts.needsName)
  const isAmount = (value: string, field: string) => unless(AMOUNT.test(value), field, texts.needsAmount)
  switch (fee.kind) {
    case 'per-clearance':
      return [...named, ...isAmount(fee.amount, 'amount')]
    case 'agency-review':
      return [
        ...named,
        ...unless(areChapters(fee.chapters), 'chapters', texts.needsChapters),
        ...isAmount(fee.amount, 'amount'),
      ]
    case 'per-line': {
      const isCount = Number.isInteger(fee.included) && fee.included >= 0
      return [...named, ...unless(isCount, 'included', texts.needsCount), ...isAmount(fee.amount, 'amount')]
    }
    case 'bond':
      return [...named, ...isAmount(fee.perThousand, 'perThousand'), ...isAmount(fee.minimum, 'minimum')]
    case 'disbursement':
      return [...named, ...unless(RATE.test(fee.rate), 'rate', texts.needsRate), ...isAmount(fee.minimum, 'minimum')]
  }
}

const areChapters = (chapters: readonly string[]): boolean =>
  chapters.length > 0 && chapters.every((chapter) => /^\d\d$/.test(chapter) && chapter !== '00')

function dayBefore(today: string): string {
  const at = new Date(`${today}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - 1)
  return at.toISOString().slice(0, 10)
}
