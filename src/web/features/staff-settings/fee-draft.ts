// A fee schedule while it is edited: every field as it is typed, rows and fees with keys of their own.
import type { WrittenFee, WrittenFeeKind, WrittenFeeRow, WrittenSchedule } from '#domain/clearance/written-fees.ts'
import { Decimal, decimal } from '#domain/money.ts'
import { COST_LIMITS, readAmount } from '#domain/typed-number.ts'

export type FeeDraft = {
  readonly key: number
  readonly id: string
  readonly kind: WrittenFeeKind
  readonly name: string
  readonly entry: 'informal' | 'formal' | 'any'
  readonly amount: string
  readonly included: string
  readonly chapters: string
  readonly perThousand: string
  readonly minimum: string
  readonly range: string
  /** '2' is two percent. */
  readonly percent: string
}

/** `until` is empty while the row is open. */
export type RowDraft = {
  readonly key: number
  readonly from: string
  readonly until: string
  readonly citation: string
  readonly fees: readonly FeeDraft[]
}

export type ScheduleDraft = { readonly broker: string; readonly rows: readonly RowDraft[] }

export const KINDS: readonly WrittenFeeKind[] = ['per-clearance', 'agency-review', 'per-line', 'bond', 'disbursement']

let lastKey = 0
const nextKey = () => ++lastKey

const EMPTY_FEE: Omit<FeeDraft, 'key' | 'id'> = {
  kind: 'per-clearance',
  name: '',
  entry: 'any',
  amount: '',
  included: '',
  chapters: '',
  perThousand: '',
  minimum: '',
  range: '',
  percent: '',
}

export const newFee = (): FeeDraft => ({ ...EMPTY_FEE, key: nextKey(), id: '' })

/** A row from `from` on with the fees of another, or with one empty fee. */
export const newRow = (from: string, like?: RowDraft): RowDraft => ({
  key: nextKey(),
  from,
  until: '',
  citation: '',
  fees: like ? like.fees.map((fee) => ({ ...fee, key: nextKey() })) : [newFee()],
})

export const draftOf = ({ broker, schedules }: WrittenSchedule): ScheduleDraft => ({
  broker,
  rows: schedules.map((row) => ({
    key: nextKey(),
    from: row.from,
    until: row.until ?? '',
    citation: row.citation,
    fees: row.fees.map(feeDraftOf),
  })),
})

function feeDraftOf(fee: WrittenFee): FeeDraft {
  const typed = { ...EMPTY_FEE, ...fee, key: nextKey() }
  return {
    ...typed,
    included: fee.kind === 'per-line' ? String(fee.included) : '',
    chapters: fee.kind === 'agency-review' ? fee.chapters.join(', ') : '',
    percent: fee.kind === 'disbursement' ? percentOf(fee.rate) : '',
  }
}

/** What would be saved: never an example, as somebody has looked it over. */
export const writtenOf = ({ broker, rows }: ScheduleDraft): WrittenSchedule => ({
  broker: broker.trim(),
  example: false,
  schedules: rows.map(writtenRow),
})

const writtenRow = ({ from, until, citation, fees }: RowDraft): WrittenFeeRow => ({
  from,
  until: until === '' ? null : until,
  citation: citation.trim(),
  fees: fees.map(writtenFee),
})

function writtenFee(fee: FeeDraft): WrittenFee {
  const name = fee.name.trim()
  const named = { id: fee.id || idOf(name), name }
  const amount = amountOf(fee.amount)
  switch (fee.kind) {
    case 'per-clearance':
      return { ...named, kind: fee.kind, entry: fee.entry, amount }
    case 'agency-review':
      return { ...named, kind: fee.kind, chapters: chaptersOf(fee.chapters), amount }
    case 'per-line':
      return {
        ...named,
        kind: fee.kind,
        included: /^\d{1,4}$/.test(fee.included.trim()) ? Number(fee.included) : -1,
        amount,
      }
    case 'bond':
      return {
        ...named,
        kind: fee.kind,
        perThousand: amountOf(fee.perThousand),
        minimum: amountOf(fee.minimum),
        range: fee.range.trim() || name,
      }
    case 'disbursement':
      return { ...named, kind: fee.kind, rate: rateOf(fee.percent.trim()), minimum: amountOf(fee.minimum) }
  }
}

/** '1,234.5' as '1234.50'; plain text, and what is no amount, stays as typed: the check says so. */
function amountOf(typed: string): string {
  if (/^[\d.\s]*$/.test(typed)) return typed.trim()
  const read = readAmount(typed, { ...COST_LIMITS, currency: 'USD' })
  return read.kind === 'amount' ? read.value.toFixed(2) : typed.trim()
}

/** 'Entry preparation' as 'entry-preparation': fees of one id are the same thing for different entries. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'fee'

const chaptersOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean)

const HUNDRED = decimal('100')
/** '0.02' is '2'. */
export const percentOf = (rate: string): string => decimal(rate).times(HUNDRED).toFixed()

/** Empty for what is no percent from 0 to 100 with at most four decimals: the check says so. */
function rateOf(percent: string): string {
  return /^\d{1,3}(\.\d{1,4})?$/.test(percent) ? new Decimal(percent).div(HUNDRED).toFixed() : ''
}
