// What a receipt rests on without anybody having said it: each assumption with what the other answers would come to, and the range.
import type { Big } from 'big.js'
import { compare, decimal, subtract, sum, type Usd } from '../money.ts'
import { answerInWords } from './answer-in-words.ts'
import { type LineWorking, numberOf } from './duty-core.ts'
import type { Assumption, DutyInput, DutyQuestion, DutyRange, OtherAnswer } from './duty-outcome.ts'
import { questionsOf } from './duty-questions.ts'

export type TryOut = (changed: Partial<DutyInput>) => LineWorking

/** Questions somebody has not answered whose other answers would change the outcome. */
export function assumptionsOf(
  questions: readonly DutyQuestion[],
  working: LineWorking,
  input: DutyInput,
  tryOut: TryOut,
): readonly Assumption[] {
  return questions.flatMap((question): Assumption[] => {
    const { id, assumed } = question
    if (assumed === undefined || input.answers[id] !== undefined) return []
    if (isUnsettled(working, id)) return []
    const otherwise = otherAnswers(question, assumed, working, input, tryOut)
    if (otherwise.length === 0) return []
    const words = answerInWords(working.day.book.questions.get(id), input.description)?.words
    return [{ id, question: question.asks, answer: assumed, otherwise, ...(words ? { words } : {}) }]
  })
}

const isUnsettled = ({ day }: LineWorking, id: string): boolean => day.book.questions.get(id)?.isUnsettled === true

function otherAnswers(
  question: DutyQuestion,
  current: string,
  working: LineWorking,
  input: DutyInput,
  tryOut: TryOut,
): readonly OtherAnswer[] {
  const listed = possibleAnswers(question)
  if (listed.length === 0) return [{ kind: 'any' }]
  return listed
    .filter((answer) => answer !== current)
    .flatMap((answer): OtherAnswer[] => {
      const changed = tryOut({ answers: { ...input.answers, [question.id]: answer } })
      if (changed.isProhibited) return working.isProhibited ? [] : [{ answer, kind: 'prohibited' }]
      if (!changed.total) return working.total || working.isProhibited ? [{ answer, kind: 'unknown' }] : []
      if (working.total && compare(changed.total, working.total) === 0) return []
      return [{ answer, kind: 'total', total: changed.total }]
    })
}

/** The answers a question takes, where they can be listed. */
export function possibleAnswers({ form }: Pick<DutyQuestion, 'form'>): readonly string[] {
  if (form.kind === 'yes-no') return ['yes', 'no']
  return form.kind === 'choice' ? form.choices : []
}

/** What was found so far; `most` undefined: not known. */
type Reach = { readonly least: Usd; readonly most: Usd | undefined }

/**
 * Least and most the duty can come to by all that nobody said, with what other answers would ask besides; undefined where none changes an
 * amount. `most` is absent where a way ends at an answer that nobody can list, or at an amount that is not known.
 */
export function rangeOf(working: LineWorking, input: DutyInput, tryOut: TryOut): DutyRange | undefined {
  const { total } = working
  if (!total) return undefined
  const { least, most } = reachOf(working, input, tryOut, { least: total, most: total })
  if (most && compare(least, most) === 0) return undefined
  return { least, stated: total, ...(most ? { most } : {}) }
}

/** Goes through the answers of the first open question, with each through those of the next, until none is left. */
function reachOf(working: LineWorking, input: DutyInput, tryOut: TryOut, soFar: Reach): Reach {
  const open = questionsOf(working, input).filter(
    ({ id }) => input.answers[id] === undefined && !isUnsettled(working, id),
  )
  for (const question of open) {
    const options = optionsOf(question, working, input)
    if (options.length === 0) continue
    return options.reduce((reach, answer) => {
      const changed = { ...input, answers: { ...input.answers, [question.id]: answer } }
      return reachOf(tryOut({ answers: changed.answers }), changed, tryOut, reach)
    }, soFar)
  }
  if (working.isProhibited) return soFar
  const isListed = open.every(({ assumed }) => assumed === undefined)
  const least = lesser(soFar.least, isListed ? working.known : subtract(working.known, yielding(working)))
  return { least, most: soFar.most && working.total && isListed ? greater(soFar.most, working.total) : undefined }
}

/** Answers to try: those that can be listed; of a part of the value nothing, and all that the other parts leave of it. */
function optionsOf(
  question: DutyQuestion,
  { day, enteredValue }: LineWorking,
  { answers }: DutyInput,
): readonly string[] {
  const listed = possibleAnswers(question)
  if (listed.length > 0) return listed
  if (question.form.kind !== 'amount-usd' || !day.book.questions.has(question.id)) return []
  const others = Object.entries(answers).flatMap(([id, answer]): readonly Big[] => {
    const amount = day.book.questions.get(id)?.form.kind === 'amount-usd' ? numberOf(answer) : undefined
    return amount ? [amount] : []
  })
  const rest = others.reduce((left, each) => left.minus(each), enteredValue.amount)
  return rest.gt(NOTHING) ? [NOTHING.toFixed(), rest.toFixed()] : [NOTHING.toFixed()]
}

const NOTHING = decimal('0')

/** What an answer that nobody can list may take away: it can bring a duty before which these give way. */
const yielding = ({ stacked }: LineWorking): Usd =>
  sum(
    'USD',
    stacked.flatMap(({ measure, result }) =>
      measure.yieldsTo.length > 0 && result.kind === 'amount' ? [result.amount] : [],
    ),
  )

const lesser = (a: Usd, b: Usd): Usd => (compare(a, b) <= 0 ? a : b)
const greater = (a: Usd, b: Usd): Usd => (compare(a, b) >= 0 ? a : b)
