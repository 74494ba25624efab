// How a duty differs from another, said first and in one sentence: what it was, what it becomes, by how much.
import { compare, type Money, subtract } from '#domain/money.ts'
import { texts as en } from '#texts/en/what-if.ts'
import { type Language, wordsIn } from './language.ts'
import { moneyIn } from './local-text.ts'

/** A duty to compare: an amount, not known, or of goods that may not enter, which have none. */
export type ComparedDuty = Money | 'not-known' | 'prohibited'

/** 'Duty falls from USD 55.35 to USD 24.60: USD 30.75 less.' Only two amounts have a difference. */
export function dutyChangeText(language: Language, before: ComparedDuty, after: ComparedDuty): string {
  const texts = wordsIn(language, en)
  if (after === 'prohibited') return before === 'prohibited' ? texts.staysOut : texts.mayNotEnter
  if (after === 'not-known') return texts.notKnownThen
  if (before === 'prohibited') return texts.mayEnter(moneyIn(language, after))
  if (before === 'not-known') return texts.knownThen(moneyIn(language, after))
  const [from, to] = [moneyIn(language, before), moneyIn(language, after)]
  if (compare(before, after) === 0) return texts.stays(to)
  return compare(before, after) > 0
    ? texts.falls(from, to, moneyIn(language, subtract(before, after)))
    : texts.rises(from, to, moneyIn(language, subtract(after, before)))
}
