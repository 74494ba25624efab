// The lines customs is paid: base duty, each additional duty once, the processing fee, the harbor fee.

import type { Big } from 'big.js'
import { texts } from '#texts/en/clearance.ts'
import { texts as itemTexts } from '#texts/en/item.ts'
import { amountText, decimal, type Usd } from '../money.ts'
import type { DutyLine } from '../tariff/duty-outcome.ts'
import type { DutySay } from '../tariff/duty-say.ts'
import type { CostLine } from './cost-line.ts'
import { type CalculatedLine, type Entry, enteredValueOf, isClaimed, total } from './entry.ts'
import type { Excise } from './excise.ts'
import { type HarborFeeRow, harborFee } from './harbor-fee.ts'
import { type ProcessingFee, type ProcessingFeeRow, processingFee } from './processing-fee.ts'

export const BASE_DUTY = 'base-duty'
export const PROCESSING_FEE = 'processing-fee'
export const HARBOR_FEE = 'harbor-fee'

/** Duties of the entry as far as they are known, one line for the base and one for each heading, in the order of the receipts. */
export function dutyLines(entry: Entry, say: DutySay): readonly CostLine[] {
  const all = entry.lines.flatMap(({ receipt }) => receipt?.lines ?? [])
  const base = all.filter((line) => line.kind === 'base')
  const additional = Map.groupBy(
    all.filter((line) => line.kind === 'additional'),
    (line) => line.heading,
  )
  return [...baseLine(base), ...[...additional.values()].map((each) => additionalLine(each, say))]
}

function baseLine(lines: readonly DutyLine[]): readonly CostLine[] {
  if (lines.length === 0) return []
  return [
    {
      id: BASE_DUTY,
      description: texts.baseDuty,
      amount: amountOf(lines),
      note: texts.linesOf(lines.length),
      cusma: effectOf(lines),
    },
  ]
}

function additionalLine(lines: readonly DutyLine[], say: DutySay): CostLine {
  const [first] = lines
  const cusma = effectOf(lines)
  const heading = first?.heading ?? ''
  const rates = [...new Set(lines.map((line) => say.rate(line.rate)))].join(', ')
  const note = [texts.additionalOn(lines.length, rates), ...cusmaNote(cusma)].join(' ')
  return {
    id: heading,
    description: first ? say.title(first.title) : heading,
    amount: amountOf(lines),
    note,
    heading,
    cusma,
  }
}

/** A group says what a claim does to it only where that is the same for all its lines. */
function effectOf(lines: readonly DutyLine[]): DutyLine['cusma'] {
  const effects = new Set(lines.map((line) => line.cusma))
  const [only] = effects
  return effects.size === 1 && only ? only : 'not-concerned'
}

function cusmaNote(cusma: DutyLine['cusma']): readonly string[] {
  if (cusma === 'lifted-by-claim') return [`${itemTexts.mayNotApplyWithCusma}.`]
  return cusma === 'not-lifted' ? [itemTexts.notLiftedByCusma] : []
}

/** Undefined when no row covers the day. */
export function processingFeeLine(rows: readonly ProcessingFeeRow[], entry: Entry): CostLine | undefined {
  const lines = entry.lines.map((line) => ({ enteredValue: enteredValueOf(line), exempt: isExempt(line) }))
  const fee = processingFee(rows, { date: entry.date, type: entry.type, lines })
  return fee && { id: PROCESSING_FEE, description: texts.processingFee, amount: fee.amount, note: processingNote(fee) }
}

/** A claim exempts only where it stands; goods of chapter 98 pay none but for work done abroad. Source: 19 CFR 24.23(c)(1)(i) and (3). */
function isExempt(line: CalculatedLine): boolean {
  const code = line.input?.htsCode ?? ''
  const isReturned = code.startsWith('98') && !code.startsWith('98020060') && !code.startsWith('98020080')
  return isReturned || (isClaimed(line) && line.receipt?.claim !== 'refused')
}

/** One line for the goods of each rate whose quantity is known. */
export const exciseLine = ({ rate, amount }: Excise): readonly CostLine[] =>
  amount
    ? [
        {
          id: `excise-${rate.id}`,
          description: texts.excise[rate.id] ?? texts.exciseTax,
          amount,
          note: exciseNote(rate),
        },
      ]
    : []

/** What is left out where the quantity is not known: never counted as zero. */
export const exciseNotice = ({ rate, amount }: Excise): readonly string[] =>
  amount ? [] : [texts.exciseNotKnown(texts.excise[rate.id] ?? texts.exciseTax, exciseNote(rate))]

function exciseNote({ usd, per, unit, isUsual, citation }: Excise['rate']): string {
  const note = texts.exciseRate(usd.toString(), per.toString(), unit, citation)
  return isUsual ? `${note} ${texts.exciseUsual}` : note
}

function processingNote({ how, base, row }: ProcessingFee): string {
  switch (how) {
    case 'informal':
      return texts.processingInformal(row.citation)
    case 'rate':
      return texts.processingRate(percent(row.rate), amountText(base), row.citation)
    case 'minimum':
      return texts.processingMinimum(percent(row.rate), amountText(row.minimum), row.citation)
    case 'maximum':
      return texts.processingMaximum(percent(row.rate), amountText(row.maximum), row.citation)
    case 'all-exempt':
      return texts.processingExempt(row.citation)
  }
}

/** Undefined for every mode but ocean. */
export function harborFeeLine(rows: readonly HarborFeeRow[], entry: Entry): CostLine | undefined {
  const fee = harborFee(rows, { date: entry.date, mode: entry.mode, enteredValue: entry.enteredValue })
  if (!fee) return undefined
  const note = texts.harborFeeNote(percent(fee.row.rate), fee.row.citation)
  return { id: HARBOR_FEE, description: texts.harborFee, amount: fee.amount, note }
}

const percent = (rate: Big): string => rate.times(decimal('100')).toString()
const amountOf = (lines: readonly DutyLine[]): Usd => total(lines.map((line) => line.amount))
