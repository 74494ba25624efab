// The fact that would decide between the first codes. Its answer is asked with the check that raised it, and costs none.
// The focus stays with it while an answer is worked out, during which its buttons are out of use.
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { texts as en } from '#texts/en/tools.ts'
import { classificationSay } from '#words/classification.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import css from './options.module.css'
import type { Checked } from './use-duty-check.ts'

export type GivenAnswer = { readonly answer: string; readonly label: string }

type Props = {
  readonly question: Checked['question']
  readonly given: readonly GivenAnswer[]
  readonly isBusy: boolean
  readonly onAnswer: (given: readonly GivenAnswer[]) => void
}

export function DecidingQuestion({ question, given, isBusy, onAnswer }: Props) {
  const texts = useTexts(en)
  const say = classificationSay(useLanguage())
  const place = useRef<HTMLDivElement>(null)
  if (!question && given.length === 0) return null
  const answer = (answers: readonly GivenAnswer[]) => {
    place.current?.focus()
    onAnswer(answers)
  }
  return (
    <div ref={place} tabIndex={-1} className={css.question} aria-busy={isBusy}>
      {given.map((each) => (
        <p key={each.answer} className="sm">
          {texts.answered(say.answer(each.answer))}{' '}
          <Button
            size="xs"
            variant="subtle"
            disabled={isBusy}
            onClick={() => answer(given.filter(({ answer }) => answer !== each.answer))}
          >
            {texts.takeBack}
          </Button>
        </p>
      ))}
      {question && (
        <fieldset disabled={isBusy}>
          <legend className={css.asked}>{say.question(question.fact)}</legend>
          <p className="xs dim">{texts.decides}</p>
          <div className={css.answers}>
            {question.answers.map((each) => (
              <Button key={each.answer} size="xs" variant="default" onClick={() => answer([...given, each])}>
                {say.answer(each.answer)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
