// The lines customs is paid: base duty, each additional duty once, the processing fee, the harbor fee.

import type { Big } from 'big.js'
import { compare, decimal, isZero, toWhole, type Usd, usd } from '../money.ts'
import type { DutyLine } from '../tariff/duty-outcome.ts'
import type { RateReason } from '../tariff/duty-reason.ts'
import type { CostLine, CostNote, CostNotice, ExciseFacts } from './cost-line.ts'
import { rowOn } from './dated-row.ts'
import { type CalculatedLine, type Entry, enteredValueOf, isClaimed, total } from './entry.ts'
import type { Excise } from './excise.ts'
import { type HarborFeeRow, harborFee } from './harbor-fee.ts'
import { type ExemptOriginsRow, type ProcessingFee, type ProcessingFeeRow, processingFee } from './processing-fee.ts'

const BASE_DUTY = 'base-duty'
export const PROCESSING_FEE = 'processing-fee'
const HARBOR_FEE = 'harbor-fee'

/** Duties of the entry as far as they are known, one line for the base and one for each heading, in the order of the receipts. */
export function dutyLines(entry: Entry): readonly CostLine[] {
  const all = entry.lines.flatMap(({ receipt }) => receipt?.lines ?? [])
  const base = all.filter((line) => line.kind === 'base')
  const additional = Map.groupBy(
    all.filter((line) => line.kind === 'additional'),
    (line) => line.heading,
  )
  const free = entry.lines.filter(({ receipt }) => receipt?.outcome.kind === 'free').length
  return [...baseLine(base, free), ...[...additional.values()].flatMap(additionalLine)]
}

function baseLine(lines: readonly DutyLine[], free: number): readonly CostLine[] {
  if (lines.length === 0) return []
  return [
    {
      id: BASE_DUTY,
      name: { reason: 'base-duty', facts: {} },
      amount: amountOf(lines),
      notes: [
        { reason: 'lines', facts: { count: lines.length } },
        ...(free > 0 ? [{ reason: 'possibly-free' as const, facts: { count: free } }] : []),
      ],
      cusma: effectOf(lines),
    },
  ]
}

function additionalLine(lines: readonly DutyLine[]): readonly CostLine[] {
  const [first] = lines
  if (!first) return []
  const cusma = effectOf(lines)
  const { heading, title } = first
  const stays: readonly CostNote[] = cusma === 'not-lifted' ? [{ reason: 'not-lifted-by-cusma', facts: {} }] : []
  return [
    {
      id: heading,
      name: { reason: 'additional-duty', facts: { title } },
      amount: amountOf(lines),
      notes: [{ reason: 'additional-on', facts: { count: lines.length, rates: eachOnce(lines) } }, ...stays],
      heading,
      cusma,
    },
  ]
}

const eachOnce = (lines: readonly DutyLine[]): readonly RateReason[] => [
  ...new Map(lines.map(({ rate }) => [JSON.stringify(rate), rate])).values(),
]

/** A group says what a claim does to it only where that is the same for all its lines. */
function effectOf(lines: readonly DutyLine[]): DutyLine['cusma'] {
  const effects = new Set(lines.map((line) => line.cusma))
  const [only] = effects
  return effects.size === 1 && only ? only : 'not-concerned'
}

type ProcessingFeeTables = {
  readonly processing: readonly ProcessingFeeRow[]
  readonly exemptOrigins: readonly ExemptOriginsRow[]
}

/** Undefined when no row covers the day. */
export function processingFeeLine(
  { processing, exemptOrigins }: ProcessingFeeTables,
  entry: Entry,
): CostLine | undefined {
  const origins = rowOn(exemptOrigins, entry.date)?.origins ?? []
  const isFree = (line: CalculatedLine) =>
    isExempt(line) || (line.input && origins.includes(line.input.origin)) === true
  const lines = entry.lines.map((line) => {
    const charged = chargedValueOf(line)
    return { ...charged, exempt: isFree(line) || charged.isNone === true }
  })
  const fee = processingFee(processing, { date: entry.date, type: entry.type, lines })
  if (!fee) return undefined
  const name = { reason: 'processing-fee', facts: {} } as const
  const open: readonly CostNote[] =
    fee.openLines > 0 ? [{ reason: 'processing-part-not-said', facts: { count: fee.openLines } }] : []
  return { id: PROCESSING_FEE, name, amount: fee.amount, notes: [processingNote(fee), ...open] }
}

/** Whether a cost is the least it can be, as the value it stands on is not said. */
export const isLeast = ({ notes }: CostLine): boolean =>
  notes.some(({ reason }) => reason === 'processing-part-not-said')

/**
 * Symbols of the programmes whose claim frees of the fee: trade agreements that say so, and the Caribbean Basin. Jordan, Morocco, Japan and
 * GSP do not. Source: 19 USC 58c(b)(8) to (b)(19); 19 CFR 24.23(c).
 */
const FREE_OF_FEE: ReadonlySet<string> = new Set('AU BH CL CO E E* IL KR OM P P+ PA PE S S+ SG'.split(' '))

/** Provisions of chapter 98 whose goods pay the fee on the value that stays dutiable, and the question that asks for it. 19 CFR 24.23(c)(2). */
const CHARGED_PARTS: readonly (readonly [string, string])[] = [
  ['98020060', 'work-abroad-value'],
  ['98020080', 'assembled-value'],
]

/** `isOpen`: nobody has said the part of the value that bears the fee; `isNone`: it was said that no part does. */
type ChargedValue = { readonly enteredValue: Usd; readonly isOpen?: true; readonly isNone?: true }

/** The value that bears the fee, whole dollars. */
function chargedValueOf(line: CalculatedLine): ChargedValue {
  const whole = enteredValueOf(line)
  const [, question] = CHARGED_PARTS.find(([prefix]) => line.input?.htsCode.startsWith(prefix)) ?? []
  if (question === undefined) return { enteredValue: whole }
  const said = line.input?.answers[question]
  if (said === undefined || !/^\d+(\.\d+)?$/.test(said)) return { enteredValue: usd('0'), isOpen: true }
  if (isZero(usd(said))) return { enteredValue: usd('0'), isNone: true }
  const part = toWhole(usd(said))
  return { enteredValue: compare(part, whole) < 0 ? part : whole }
}

/** A claim exempts only where it stands; goods of chapter 98 pay none but for work done abroad. Source: 19 CFR 24.23(c)(1)(i) and (3). */
function isExempt(line: CalculatedLine): boolean {
  const code = line.input?.htsCode ?? ''
  const isReturned = code.startsWith('98') && !code.startsWith('98020060') && !code.startsWith('98020080')
  const claim = line.input?.claim
  const isFreed = isClaimed(line) || (claim?.kind === 'programme' && FREE_OF_FEE.has(claim.code))
  return isReturned || (isFreed && line.receipt?.claim !== 'refused')
}

/** One line for the goods of each rate whose quantity is known. */
export const exciseLine = ({ rate, amount }: Excise): readonly CostLine[] =>
  amount
    ? [
        {
          id: `excise-${rate.id}`,
          name: { reason: 'excise', facts: { rate: rate.id } },
          amount,
          notes: [{ reason: 'excise-rate', facts: exciseFacts(rate) }],
        },
      ]
    : []

/** What is left out where the quantity is not known: never counted as zero. */
export const exciseNotice = ({ rate, amount }: Excise): readonly CostNotice[] =>
  amount ? [] : [{ reason: 'excise-not-known', facts: { rate: rate.id, ...exciseFacts(rate) } }]

const exciseFacts = ({ usd, per, unit, isUsual, citation }: Excise['rate']): ExciseFacts => ({
  usd: usd.eq(usd.toFixed(2)) ? usd.toFixed(2) : usd.toString(),
  per: per.toString(),
  unit,
  isUsual,
  citation,
})

function processingNote({ how, base, row }: ProcessingFee): CostNote {
  const { citation, minimum, maximum } = row
  const share = percent(row.rate)
  switch (how) {
    case 'informal':
      return { reason: 'processing-informal', facts: { citation } }
    case 'rate':
      return { reason: 'processing-rate', facts: { percent: share, base, citation } }
    case 'minimum':
      return { reason: 'processing-minimum', facts: { percent: share, minimum, citation } }
    case 'maximum':
      return { reason: 'processing-maximum', facts: { percent: share, maximum, citation } }
    case 'all-exempt':
      return { reason: 'processing-exempt', facts: { citation } }
  }
}

/** Undefined for every mode but ocean. */
export function harborFeeLine(rows: readonly HarborFeeRow[], entry: Entry): CostLine | undefined {
  const fee = harborFee(rows, { date: entry.date, mode: entry.mode, enteredValue: entry.enteredValue })
  if (!fee) return undefined
  const { rate, citation } = fee.row
  return {
    id: HARBOR_FEE,
    name: { reason: 'harbor-fee', facts: {} },
    amount: fee.amount,
    notes: [{ reason: 'harbor-rate', facts: { percent: percent(rate), citation } }],
  }
}

const percent = (rate: Big): string => rate.times(decimal('100')).toString()
const amountOf = (lines: readonly DutyLine[]): Usd => total(lines.map((line) => line.amount))
