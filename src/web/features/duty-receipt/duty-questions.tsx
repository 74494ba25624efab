// Questions that would settle or change a duty, answered where they stand. Quantities are asked of one unit of the item.
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatHtsCode, parseHtsCode } from '#domain/hts-code.ts'
import { splitUnit, WITH_CONTAINER } from '#domain/tariff/units.ts'
import { parseNumber } from '#domain/typed-number.ts'
import { countedUnit, partInWords, unitName } from '#words/unit-name.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { HeldBack } from '../../ui/held-back.tsx'
import { ReceiptCut, ReceiptHeading } from '../../ui/receipt.tsx'
import css from './duty-receipt.module.css'
import type { Receipt } from './duty-request.ts'
import { useReceiptWords } from './receipt-words.ts'
import { SourceLine } from './source-line.tsx'

type Question = Receipt['questions'][number]
type Words = ReturnType<typeof useReceiptWords>

export type QuestionsProps = {
  /** `answered`: questions the receipt was worked out with answers to. */
  readonly receipt: Pick<Receipt, 'questions' | 'answered' | 'outcome'>
  readonly answers: Readonly<Record<string, string>>
  readonly quantities: Readonly<Record<string, string>>
  /** undefined takes the answer away. */
  readonly onAnswer: (questionId: string, answer: string | undefined) => void
  readonly onQuantity: (unit: string, amount: string | undefined) => void
}

export function DutyQuestions(props: QuestionsProps) {
  const viewOnly = useViewOnly()
  const words = useReceiptWords()
  const { texts, itemTexts } = words
  const { questions } = props.receipt
  const given = givenFacts(props, words)
  if (questions.length === 0 && given.length === 0) return null
  return (
    <>
      <ReceiptCut />
      <section aria-label={itemTexts.questions}>
        {questions.length > 0 && <ReceiptHeading of="part">{itemTexts.questions}</ReceiptHeading>}
        {questions.map((question) => (
          <div key={question.id} className={css.question}>
            <p id={`question-${question.id}`}>{wordsOf(question, words)}</p>
            {question.assumed && !isAnswered(question.id, props.receipt) && (
              <p className={css.why}>{texts.assumed(words.say.answer(question.asks, question.assumed))}</p>
            )}
            <HeldBack when={viewOnly}>
              <Answer {...props} question={question} />
            </HeldBack>
            <p className={css.source}>
              <SourceLine source={question.source} />
            </p>
          </div>
        ))}
        {given.length > 0 && (
          <HeldBack when={viewOnly}>
            <GivenFacts given={given} />
          </HeldBack>
        )}
      </section>
    </>
  )
}

const isAnswered = (question: string, { answered }: QuestionsProps['receipt']): boolean =>
  answered.some(({ id }) => id === question)

/** Amounts are asked of one unit, which is what the person knows and what the next shipment can use again. */
function wordsOf({ asks, form }: Question, { texts, say, language }: Words): string {
  if (form.kind !== 'quantity') return say.asked(asks)
  const { unit, of } = splitUnit(form.unit)
  const name = unitName(unit, language)
  if (of === undefined) return texts.howMuchOneUnit(name)
  if (of === WITH_CONTAINER) return texts.weightWithContainer(name)
  const part = partInWords(of, language)
  return unit === 'Jwls.' ? texts.countOfOneUnit(part) : texts.howMuchOfPart(part, name)
}

type Given = { readonly key: string; readonly text: string; readonly clear: () => void }

/** Facts given before that no open question asks for any more: they can be taken away to be asked again. */
function givenFacts(
  { receipt: { questions, answered }, answers, quantities, onAnswer, onQuantity }: QuestionsProps,
  { texts, say, language }: Words,
): readonly Given[] {
  const asked = questions.map(({ id, form }) => (form.kind === 'quantity' ? form.unit : id))
  const amounts = Object.entries(quantities).map(([unit, amount]) => ({
    key: unit,
    text: texts.givenAmount(amount, countedUnit(amount, unit, language)),
    clear: () => onQuantity(unit, undefined),
  }))
  const replies = Object.entries(answers).map(([id, answer]) => {
    const asks = answered.find((each) => each.id === id)?.asks
    const text = asks ? texts.givenAnswer(say.asked(asks), say.answer(asks, answer)) : texts.givenElse(answer)
    return { key: id, text, clear: () => onAnswer(id, undefined) }
  })
  return [...amounts, ...replies].filter((each) => !asked.includes(each.key))
}

function GivenFacts({ given }: { readonly given: readonly Given[] }) {
  const { texts } = useReceiptWords()
  return (
    <div className={css.question}>
      <ReceiptHeading of="part">{texts.given}</ReceiptHeading>
      <ul>
        {given.map((each) => (
          <li key={each.key} className={css.given}>
            <span className={css.why}>{each.text}</span>
            <Button size="xs" variant="subtle" aria-label={texts.clearGiven(each.text)} onClick={each.clear}>
              {texts.clearAnswer}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Answer(props: QuestionsProps & { readonly question: Question }) {
  const { question, answers, onAnswer } = props
  const { texts, say, language } = useReceiptWords()
  const given = answers[question.id]
  const { form } = question
  if (form.kind === 'quantity') {
    const { unit, of } = splitUnit(form.unit)
    return (
      <NumberAnswer
        label={texts.forOneUnit(unitName(unit, language))}
        given={props.quantities[form.unit]}
        mayBeZero={of !== undefined}
        onSave={(amount) => props.onQuantity(form.unit, amount)}
      />
    )
  }
  if (form.kind === 'amount-usd' || form.kind === 'number') {
    const label = form.kind === 'number' ? form.unit : texts.amountUsd
    const save = (amount: string | undefined) => onAnswer(question.id, amount)
    return <NumberAnswer label={label} given={given} mayBeZero onSave={save} />
  }
  if (form.kind === 'hts-code') {
    const refused = refusedCode(props.receipt)
    return (
      <CodeAnswer given={given} refused={refused && say.why(refused)} onSave={(code) => onAnswer(question.id, code)} />
    )
  }
  const choices =
    form.kind === 'yes-no'
      ? [
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]
      : form.choices.map((choice) => ({ value: choice, label: say.answer(question.asks, choice) }))
  return (
    <fieldset className={css.plain} aria-labelledby={`question-${question.id}`}>
      <div className={css.answer}>
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            size="xs"
            aria-pressed={given === value}
            variant={given === value ? 'filled' : 'default'}
            onClick={() => onAnswer(question.id, given === value ? undefined : value)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** Why the code that was given is none, where it is not. */
const refusedCode = ({ outcome }: QuestionsProps['receipt']) =>
  outcome.kind === 'unknown' ? outcome.reasons.find(({ reason }) => reason.startsWith('own-code-')) : undefined

type CodeProps = {
  readonly given: string | undefined
  readonly refused: string | undefined
  readonly onSave: (code: string | undefined) => void
}

/** Ten digits of chapters 1 to 97; emptied, it takes the answer away. */
function CodeAnswer({ given, refused, onSave }: CodeProps) {
  const { texts } = useReceiptWords()
  const [typed, setTyped] = useState(given === undefined ? '' : codeText(given))
  const [problem, setProblem] = useState<string>()
  const save = () => {
    if (typed.trim() === '') return onSave(undefined)
    const code = parseHtsCode(typed)
    const isOwn = code !== undefined && !/^9[89]/.test(code)
    setProblem(isOwn ? undefined : texts.codeNeeded)
    if (isOwn) onSave(code)
  }
  return (
    <TypedAnswer
      label={texts.ownCode}
      inputMode="numeric"
      problem={problem ?? refused}
      {...{ typed, setTyped, save }}
    />
  )
}

const codeText = (given: string): string => (parseHtsCode(given) ? formatHtsCode(given) : given)

type NumberProps = {
  readonly label: string
  readonly given: string | undefined
  /** A part of the goods may be missing; the goods as such weigh and count something. */
  readonly mayBeZero: boolean
  readonly onSave: (amount: string | undefined) => void
}

/** Limits of the wire. */
const [DECIMALS, TOO_MUCH] = [6, '1000000000000'] as const

/** A decimal with at most six decimals, as the wire takes it; emptied, it takes the answer away. */
function NumberAnswer({ label, given, mayBeZero, onSave }: NumberProps) {
  const { texts } = useReceiptWords()
  const [typed, setTyped] = useState(given ?? '')
  const [problem, setProblem] = useState<string>()
  const save = () => {
    if (typed.trim() === '') return onSave(undefined)
    const amount = parseNumber(typed)?.value
    const valid = amount?.eq(amount.round(DECIMALS)) && amount.lt(TOO_MUCH) && (mayBeZero || amount.gt('0'))
    if (valid && amount) onSave(amount.toFixed())
    const wanted = mayBeZero ? texts.numberOrZeroNeeded : texts.numberNeeded
    setProblem(valid ? undefined : wanted)
  }
  return <TypedAnswer inputMode="decimal" {...{ label, typed, problem, setTyped, save }} />
}

type TypedProps = {
  readonly label: string
  readonly inputMode: 'decimal' | 'numeric'
  readonly typed: string
  readonly problem: string | undefined
  readonly setTyped: (typed: string) => void
  readonly save: () => void
}

function TypedAnswer({ label, inputMode, typed, problem, setTyped, save }: TypedProps) {
  const { texts } = useReceiptWords()
  return (
    <form
      className={css.answer}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput
        label={label}
        inputMode={inputMode}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="xs">
        {texts.save}
      </Button>
    </form>
  )
}
