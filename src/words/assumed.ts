// What nobody said and a duty rests on, in words: the question, the answer taken, what another answer would come to, the range.
import type { Big } from 'big.js'
import { cad, centsText, type Usd, usd } from '#domain/money.ts'
import type { Assumption, DutyRange, LineFinding } from '#domain/tariff/duty-outcome.ts'
import type { AskedReason } from '#domain/tariff/duty-reason.ts'
import { texts as en } from '#texts/en/assumed.ts'
import { dutySay } from './duty-say.ts'
import { type Language, wordsIn } from './language.ts'
import { amountIn } from './local-text.ts'

type Other =
  | { readonly answer: string; readonly kind: 'total' | 'prohibited' | 'unknown'; readonly totalUsd?: number }
  | { readonly kind: 'any' }

/** As answers carry it; amounts in USD. */
export type SaidAssumption = {
  readonly asks: AskedReason
  readonly answer: string
  readonly words?: string | undefined
  readonly otherwise: readonly Other[]
}
export type SaidRange = {
  readonly leastUsd: number
  readonly statedUsd: number
  /** Absent where it is not known. */
  readonly mostUsd?: number | undefined
}

export function assumedText(language: Language, { asks, answer, words, otherwise }: SaidAssumption): string {
  const texts = wordsIn(language, en)
  const say = dutySay(language)
  const others = otherwise.map((other) => {
    if (other.kind === 'any') return texts.otherwiseAny
    const said = say.answer(asks, other.answer)
    if (other.kind === 'total') return texts.otherwiseTotal(said, wireText(language, other.totalUsd ?? 0))
    return other.kind === 'prohibited' ? texts.otherwiseProhibited(said) : texts.otherwiseUnknown(said)
  })
  const evidence = words ? [texts.words(words)] : []
  return [texts.assumed(say.asked(asks), say.answer(asks, answer)), ...evidence, ...others].join(' ')
}

export function rangeText(language: Language, { leastUsd, statedUsd, mostUsd }: SaidRange): string {
  const texts = wordsIn(language, en)
  const said = [wireText(language, leastUsd), wireText(language, statedUsd)] as const
  return mostUsd === undefined ? texts.rangeUp(...said) : texts.range(...said, wireText(language, mostUsd))
}

/** The range alone, USD, beside an amount. */
export function spanText(language: Language, { leastUsd, mostUsd }: SaidRange): string {
  const texts = wordsIn(language, en)
  const least = wireText(language, leastUsd)
  return mostUsd === undefined ? texts.from(least) : texts.between(least, wireText(language, mostUsd))
}

type Unsaid = {
  readonly assumed: readonly SaidAssumption[]
  readonly range?: SaidRange | undefined
  readonly findings?: readonly { readonly reason: LineFinding['reason']; readonly text: string }[]
}

/** What was answered in vain, what a receipt assumes and its range, each as a sentence. */
export function unsaidTexts(language: Language, { assumed, range, findings = [] }: Unsaid): readonly string[] {
  const inVain = findings.filter(({ reason }) => reason === 'question-unknown' || reason === 'answer-not-taken')
  return [
    ...inVain.map(({ text }) => text),
    ...assumed.map((each) => assumedText(language, each)),
    ...(range ? [rangeText(language, range)] : []),
  ]
}

/** The domain's receipt, as its answers carry what was assumed. */
export const asSaid = ({
  assumed,
  range,
}: {
  readonly assumed: readonly Assumption[]
  readonly range?: DutyRange | undefined
}) => ({
  assumed: assumed.map(
    ({ question, answer, words, otherwise }): SaidAssumption => ({
      asks: question,
      answer,
      words,
      otherwise: otherwise.map((other) =>
        other.kind === 'total' ? { ...other, totalUsd: cents(other.total) } : other,
      ),
    }),
  ),
  range: range && {
    leastUsd: cents(range.least),
    statedUsd: cents(range.stated),
    ...(range.most ? { mostUsd: cents(range.most) } : {}),
  },
})

/** What a duty can come to, CAD, where something was assumed, `mostCad` where that is known; whether a cash deposit may come on top. */
export type DutyReach = {
  readonly leastCad?: Big | undefined
  readonly mostCad?: Big | undefined
  readonly hasDeposit?: boolean | undefined
}

/** Beside an amount, in few words; empty where the amount is all there is. */
export function reachText(language: Language, { leastCad, mostCad, hasDeposit }: DutyReach): string {
  const texts = wordsIn(language, en)
  const least = leastCad && amountIn(language, cad(leastCad))
  const range = least && (mostCad ? texts.between(least, amountIn(language, cad(mostCad))) : texts.from(least))
  return [...(range ? [range] : []), ...(hasDeposit ? [texts.plusDeposit] : [])].join(', ')
}

const cents = (amount: Usd): number => Number(centsText(amount))
const wireText = (language: Language, amount: number): string => amountIn(language, usd(amount.toFixed(2)))
