// What a receipt rests on without anybody having said it: each assumption with what the other answers would come to, and the range.
import { compare, type Usd } from '../money.ts'
import { answerInWords } from './answer-in-words.ts'
import type { LineWorking } from './duty-core.ts'
import type { Assumption, DutyInput, DutyQuestion, DutyRange, OtherAnswer } from './duty-outcome.ts'

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
    if (working.day.book.questions.get(id)?.isUnsettled) return []
    const otherwise = otherAnswers(question, assumed, working, input, tryOut)
    if (otherwise.length === 0) return []
    const words = answerInWords(working.day.book.questions.get(id), input.description)?.words
    return [{ id, question: question.asks, answer: assumed, otherwise, ...(words ? { words } : {}) }]
  })
}

function otherAnswers(
  question: DutyQuestion,
  current: string,
  working: LineWorking,
  input: DutyInput,
  tryOut: TryOut,
): readonly OtherAnswer[] {
  return possibleAnswers(question)
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

/** So many combinations of answers are tried; with more, each assumption is turned alone. */
const MOST_COMBINATIONS = 96

/** Least and most the duty can come to by the open assumptions together; undefined where none changes an amount. */
export function rangeOf(
  assumed: readonly Assumption[],
  { total }: LineWorking,
  input: DutyInput,
  tryOut: TryOut,
): DutyRange | undefined {
  if (!total || assumed.length === 0) return undefined
  const choices = assumed.map(({ id, answer, otherwise }) =>
    [answer, ...otherwise.map((other) => other.answer)].map((each) => ({ [id]: each })),
  )
  const count = choices.reduce((product, each) => product * each.length, 1)
  const sets = count <= MOST_COMBINATIONS ? combinations(choices) : choices.flat()
  const totals = sets.flatMap((set) => tryOut({ answers: { ...input.answers, ...set } }).total ?? [])
  const range = [total, ...totals].reduce(
    (so, each) => ({ least: lesser(so.least, each), most: greater(so.most, each) }),
    { least: total, most: total },
  )
  return compare(range.least, range.most) === 0 ? undefined : { ...range, stated: total }
}

type Answers = Readonly<Record<string, string>>

const combinations = (choices: readonly (readonly Answers[])[]): readonly Answers[] =>
  choices.reduce<readonly Answers[]>(
    (sets, options) => sets.flatMap((set) => options.map((option) => ({ ...set, ...option }))),
    [{}],
  )

const lesser = (a: Usd, b: Usd): Usd => (compare(a, b) <= 0 ? a : b)
const greater = (a: Usd, b: Usd): Usd => (compare(a, b) >= 0 ? a : b)
