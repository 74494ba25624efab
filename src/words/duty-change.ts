// How a duty differs from another, said first and in one sentence: what it was, what it becomes, by how much; and why.
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

/** Why a duty differs: a law that ends (no `to`), begins (no `from`) or asks another amount; of no law, another value of the goods. */
export type DutyCause = {
  readonly law: string | undefined
  readonly from: Money | undefined
  readonly to: Money | undefined
}

export function dutyCauseText(language: Language, { law, from, to }: DutyCause): string {
  const texts = wordsIn(language, en)
  const said = (amount: Money | undefined) => (amount ? moneyIn(language, amount) : '')
  if (law === undefined) return texts.valueChanges(said(from), said(to))
  if (!to) return texts.lineEnds(law, said(from))
  return from ? texts.lineChanges(law, said(from), said(to)) : texts.lineBegins(law, said(to))
}
