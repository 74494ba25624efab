// Works a rate of duty out on a line of goods: an amount to the cent, or exactly what has to be asked first.
import type { Big } from 'big.js'
import { decimal, toCents, type Usd, usd } from '../money.ts'
import type { DutyQuestion, Quantity } from './duty-outcome.ts'
import type { AskedReason } from './duty-reason.ts'
import type { Rate, RateTerm, UnitTerm } from './rate-text.ts'
import { quantityIn, unitWithPart, WITH_CONTAINER } from './units.ts'

/** The facts of a line that rates look at. */
export type RateFacts = {
  /** Entered value of the whole line, already in whole dollars (19 CFR 159.3). */
  readonly enteredValue: Usd
  /** Amounts of the whole line in any units; convertible ones are converted. */
  readonly quantities: readonly Quantity[]
  /** Answers to earlier questions, by question id. */
  readonly answers: Readonly<Record<string, string>>
}

/** A question of a rate; whoever asks it adds the source. */
type RateQuestion = Pick<DutyQuestion, 'id' | 'asks' | 'form'>

export type RateOutcome =
  | { readonly kind: 'amount'; readonly amount: Usd }
  | { readonly kind: 'missing'; readonly questions: readonly RateQuestion[] }
  /** Nothing is printed, or the text leaves the goods' own line as it is. */
  | { readonly kind: 'no-rate' }

/**
 * Duty of one rate on one line. Terms are exact; their sum is rounded half up to cents.
 * An 'applicable-plus' rate gives only what it adds to the duty of the goods' own line.
 */
export function evaluateRate(rate: Rate, facts: RateFacts): RateOutcome {
  switch (rate.kind) {
    case 'blank':
    case 'no-change':
      return { kind: 'no-rate' }
    case 'free':
      return amount(decimal('0'))
    case 'ad-valorem':
      return amount(percentOf(rate.percent, facts.enteredValue.amount))
    case 'specific':
    case 'compound':
    case 'on-part':
      return sumOfTerms(rate.terms, facts)
    case 'applicable-plus':
      return sumOfTerms([{ ...rate, kind: 'percent' }], facts)
    case 'sugar-degrees':
      return sugarDuty(rate, facts)
    case 'see':
      return missing([quotaHeadingQuestion(rate)])
    case 'by-reference':
    case 'unread':
      return dutyByText(rate.text, facts)
  }
}

/** Id of the question that asks for the value of goods given for nothing. */
export const VALUE = 'value'

/** Id of the question that `quotaHeadingQuestion` asks: the preference rules read its answer. */
export const QUOTA_HEADING = 'quota-heading'

const quotaHeadingQuestion = ({ headings, rates = {} }: Extract<Rate, { kind: 'see' }>): RateQuestion => ({
  id: QUOTA_HEADING,
  asks: { reason: 'quota-heading', facts: { headings, rates } },
  form: { kind: 'choice', choices: headings },
})

/** All that a rate asks while nothing is known; of one that stands in a heading that was picked, which it is. */
export function askedByRate({ rate, heading, rateText }: PickedRate): readonly RateQuestion[] {
  const blank = { enteredValue: usd('0'), quantities: [], answers: {} }
  const asked = evaluateRate(rate, blank)
  const questions = asked.kind === 'missing' ? asked.questions : []
  if (questions.some(({ id }) => id === QUOTA_HEADING)) return questions
  return [...questions, quotaHeadingQuestion({ kind: 'see', headings: [heading], rates: { [heading]: rateText } })]
}

type PickedRate = { readonly rate: Rate; readonly heading: string; readonly rateText: string }

function sumOfTerms(terms: readonly RateTerm[], facts: RateFacts): RateOutcome {
  const questions: RateQuestion[] = []
  let sum = decimal('0')
  for (const term of terms) {
    const result = evaluateTerm(term, facts)
    if (result.kind === 'asks') questions.push(result.question)
    else sum = sum.plus(result.exact)
  }
  return questions.length > 0 ? missing(questions) : amount(sum)
}

type TermResult = { kind: 'exact'; exact: Big } | { kind: 'asks'; question: RateQuestion }

function evaluateTerm(term: RateTerm, facts: RateFacts): TermResult {
  if (term.kind === 'percent') {
    const question = term.of === undefined ? undefined : partValueQuestion(term.of)
    if (!question) return { kind: 'exact', exact: percentOf(term.percent, facts.enteredValue.amount) }
    const value = answerTo(question.id, facts)
    return value ? { kind: 'exact', exact: percentOf(term.percent, value) } : { kind: 'asks', question }
  }
  const question = quantityQuestion(term.unit, term.of)
  const quantity = quantityFor(question, term, facts)
  return quantity ? { kind: 'exact', exact: term.usd.times(quantity).div(term.per) } : { kind: 'asks', question }
}

const NAMES_AN_AMOUNT = /^(?:cost|fair retail value)\b/

const partValueQuestion = (part: string): RateQuestion => ({
  id: `value:${part}`,
  asks: { reason: NAMES_AN_AMOUNT.test(part) ? 'amount-of' : 'value-of', facts: { of: part } },
  form: { kind: 'amount-usd' },
})

/** The unit of its form is that under which an amount of the goods settles it, the part included: 'kg of lead content'. */
export function quantityQuestion(unit: string, of?: string): RateQuestion {
  const form = { kind: 'quantity', unit: unitWithPart({ unit, of }) } as const
  if (of === undefined) return { id: `quantity:${unit}`, asks: { reason: 'quantity', facts: { unit } }, form }
  return { id: `quantity:${unit}:${of}`, asks: quantityOfPart(unit, of), form }
}

function quantityOfPart(unit: string, of: string): AskedReason {
  if (of === WITH_CONTAINER) return { reason: 'weight-with-container', facts: { unit } }
  return unit === 'Jwls.' ? { reason: 'count-of', facts: { of } } : { reason: 'quantity-of', facts: { of, unit } }
}

const quantityFor = (question: RateQuestion, term: UnitTerm, facts: RateFacts): Big | undefined =>
  answerTo(question.id, facts) ?? quantityIn(unitWithPart(term), facts.quantities)

type SugarRate = Extract<Rate, { kind: 'sugar-degrees' }>

/** The rate falls with each degree under 100, a fraction in proportion, and stops at the floor. */
function sugarDuty(rate: SugarRate, facts: RateFacts): RateOutcome {
  const degreesQuestion: RateQuestion = {
    id: 'sugar-degrees',
    asks: { reason: 'sugar-degrees', facts: {} },
    form: { kind: 'number', unit: 'degrees' },
  }
  const weightQuestion = quantityQuestion('kg')
  const degrees = answerTo(degreesQuestion.id, facts)
  const weight = answerTo(weightQuestion.id, facts) ?? quantityIn('kg', facts.quantities)
  if (!degrees || !weight) {
    return missing([...(degrees ? [] : [degreesQuestion]), ...(weight ? [] : [weightQuestion])])
  }
  const lowered = rate.usdPerKg.minus(rate.usdLessPerDegree.times(decimal('100').minus(degrees)))
  return amount((lowered.lt(rate.usdFloor) ? rate.usdFloor : lowered).times(weight))
}

/** A text that no calculation can follow asks for the duty itself, with the text as the reason. */
function dutyByText(text: string, facts: RateFacts): RateOutcome {
  const id = `duty-by-text:${text.slice(0, TEXT_IN_ID)}`
  const question: RateQuestion = {
    id,
    asks: { reason: 'duty-by-text', facts: { rate: text } },
    form: { kind: 'amount-usd' },
  }
  const duty = answerTo(question.id, facts)
  return duty ? amount(duty) : missing([question])
}

/** So much of a text tells it from others: an answer for one rate must not settle another. */
const TEXT_IN_ID = 60

const PLAIN_DECIMAL = /^\d+(?:\.\d+)?$/

/** Whether an answer is a number of zero or more. */
export const isNumber = (answer: string): boolean => PLAIN_DECIMAL.test(answer.trim())

/** An answer that is a number; anything else leaves the question open. */
function answerTo(id: string, { answers }: RateFacts): Big | undefined {
  const typed = answers[id]?.trim() ?? ''
  return isNumber(typed) ? decimal(typed) : undefined
}

const HUNDREDTH = decimal('0.01')
const percentOf = (percent: Big, value: Big): Big => value.times(percent).times(HUNDREDTH)
const amount = (exact: Big): RateOutcome => ({ kind: 'amount', amount: toCents(usd(exact)) })
const missing = (questions: readonly RateQuestion[]): RateOutcome => ({ kind: 'missing', questions })
