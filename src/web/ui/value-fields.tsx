// How the value of goods that are not sold was set: one question after the other, until one gives the method, and why.
// Source: 19 CFR 152.101(b), 152.104 to 152.107.
import { Radio } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import type { ExportReason } from '#domain/invoice/export-reason.ts'
import {
  questionsAsked,
  VALUE_QUESTIONS,
  type ValueAnswers,
  type ValueQuestion,
  valueMethod,
} from '#domain/invoice/value-basis.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { useTexts } from '../language/page-language.tsx'
import css from './invoice-choices.module.css'

type Props = {
  readonly reason: ExportReason
  readonly answers: ValueAnswers
  readonly onChange: (answers: ValueAnswers) => void
}

export function ValueFields({ reason, answers, onChange }: Props) {
  const texts = useTexts(en)
  const method = valueMethod(reason, answers)
  return (
    <fieldset className={css.group} id="paper-valueBasis" tabIndex={-1}>
      <legend className={css.legend}>{texts.valueTitle}</legend>
      <p className={css.hint}>{texts.valueHint}</p>
      {questionsAsked(reason, answers).map((question) => (
        <Radio.Group
          key={question}
          className={css.question}
          label={texts.valueQuestions[question]}
          value={answers[question] ?? ''}
          onChange={(answer) => onChange(answered(answers, question, answer))}
        >
          <div className={css.answers}>
            {VALUE_QUESTIONS[question].map((answer) => (
              <Radio key={answer} value={answer} label={texts.valueChoices[answer]} />
            ))}
          </div>
        </Radio.Group>
      ))}
      <p role="status" className={method.kind === 'settled' ? css.settled : css.toConfirm}>
        {method.kind === 'settled' ? texts.valueSettled[method.basis] : texts.valueOpen}
      </p>
    </fieldset>
  )
}

/** The answer, without those of later questions when it changes: they were given on the way of another. */
function answered(answers: ValueAnswers, question: ValueQuestion, given: string): ValueAnswers {
  const { alike, soldInUs } = answers
  if (question === 'alike') return { alike: VALUE_QUESTIONS.alike.find((each) => each === given) }
  if (question === 'soldInUs') return { alike, soldInUs: VALUE_QUESTIONS.soldInUs.find((each) => each === given) }
  return { alike, soldInUs, ownCosts: VALUE_QUESTIONS.ownCosts.find((each) => each === given) }
}
