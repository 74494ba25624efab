// The rate of every line for every country on one day, for comparisons and benchmarks. It asks the same functions as the receipt;
// pairs that share the column's rate and the applied measures share the amount.
import type { CalendarDate } from '../calendar.ts'
import { COUNTRIES, type CountryCode } from '../countries.ts'
import { decimal, usd } from '../money.ts'
import { amountsOf, type LineFacts, type LineRules, type LineWorking, rulesOf, type TariffLaw } from './duty-core.ts'
import type { RateReason } from './duty-reason.ts'
import { rateOf } from './stacking.ts'

type PanelRow = {
  readonly code: string
  readonly origin: CountryCode
  /** 'quantity' where the base rate is not a percentage alone. */
  readonly outcome: 'rate' | 'free' | 'prohibited' | 'quantity' | 'unknown'
  /** Base and additional duties together, percent of the entered value; with two decimals. */
  readonly ratePercent?: string
  /** For 'quantity': the rates as they add up, '1.9¢/kg + 12.5%'. */
  readonly rateText?: string
}

/** No claim, nothing answered: what a line pays at the assumptions of the data. In schedule order, countries by name. */
export function* listPanel(law: TariffLaw, entryDate: CalendarDate): Generator<PanelRow> {
  const known = new Map<string, Answer>()
  for (const code of law.schedule.declarable) {
    const line = law.schedule.find(code)
    if (!line) continue
    for (const { code: origin } of COUNTRIES) {
      const facts: LineFacts = { line, code, origin, entryDate, claim: NO_CLAIM, answers: NOTHING_SAID }
      const rules = rulesOf(facts, law)
      const key = keyOf(rules)
      let answer = known.get(key)
      if (!answer) {
        answer = answerOf(amountsOf(rules, facts, SAMPLE))
        known.set(key, answer)
      }
      yield { code, origin, ...answer }
    }
  }
}

type Answer = Pick<PanelRow, 'outcome' | 'ratePercent' | 'rateText'>

const NO_CLAIM = { kind: 'none' } as const
const NOTHING_SAID: Readonly<Record<string, string>> = {}

/** A line of a million dollars, so that cents are six decimals of the rate. */
const SAMPLE = { value: usd('1000000'), quantities: [] }
const PERCENT_OF_SAMPLE = decimal('10000')

/** Rules with equal keys have equal amounts: the printed rate, and the rows that apply. */
function keyOf({ choice, decision }: LineRules): string {
  let key = choice.rateText
  for (const { measure } of decision.applied) key += `|${measure.id}`
  return key
}

function answerOf(working: LineWorking): Answer {
  if (working.isProhibited) return { outcome: 'prohibited' }
  if (working.base.kind === 'missing' && !working.replacement)
    return { outcome: 'quantity', rateText: rateTextsOf(working) }
  if (!working.total) return { outcome: 'unknown' }
  const percent = working.total.amount.div(PERCENT_OF_SAMPLE)
  return { outcome: percent.eq(ZERO) ? 'free' : 'rate', ratePercent: percent.toFixed(2) }
}

const rateTextsOf = ({ choice, decision }: LineRules): string =>
  [choice.rateText, ...decision.applied.map(({ measure }) => notation(rateOf(measure)))].join(' + ')

/** In the notation of the schedule. */
function notation({ reason, facts }: RateReason): string {
  switch (reason) {
    case 'printed':
      return facts.rate
    case 'percent':
      return `${facts.percent}%`
    case 'percent-in-all':
      return `${facts.percent}% in all`
    case 'per-unit':
      return `$${facts.usd}/${facts.unit}`
    case 'up-to-price':
      return `to $${facts.usd}/${facts.unit}`
    case 'law-rate':
      return facts.text.en
    case 'no-rate-shown':
      return ''
  }
}

const ZERO = decimal('0')
