// What differs between two duty receipts: the marks of What if.
import { decimal } from '#domain/money.ts'
import { texts as en } from '#texts/en/duty.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Receipt } from './duty-request.ts'
import { usdText } from './receipt-view.ts'

/** How the second duty compares with the first, as a sentence. Only two amounts in dollars can be compared. */
export function compareTotals(language: Language, before: Receipt, after: Receipt): string {
  const texts = wordsIn(language, en)
  const from = totalOf(before)
  const to = totalOf(after)
  if (from === undefined || to === undefined) return texts.cannotCompare
  const difference = decimal(String(to)).minus(decimal(String(from)))
  if (difference.eq('0')) return texts.sameDuty
  const amount = usdText(language, Number(difference.abs().toFixed(2)))
  return difference.gt('0') ? texts.more(amount) : texts.less(amount)
}

const totalOf = (receipt: Receipt): number | undefined => {
  if (receipt.outcome.kind === 'dutiable') return receipt.outcome.totalUsd
  return receipt.outcome.kind === 'free' ? 0 : undefined
}

/** Mark of a line against the other receipt: by heading, then by amount and rate. */
export function lineMark(line: Receipt['lines'][number], other: Receipt): 'same' | 'differs' | 'only-here' {
  const twin = other.lines.find(
    (each) => each.kind === line.kind && (each.kind === 'base' || each.heading === line.heading),
  )
  if (!twin) return 'only-here'
  const same = twin.heading === line.heading && twin.amountUsd === line.amountUsd && twin.rateText === line.rateText
  return same ? 'same' : 'differs'
}
