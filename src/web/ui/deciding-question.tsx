// The fact that would decide between codes, with its answers; answers given stay in sight and can be taken back. The focus stays with it
// while an answer is worked out, during which its buttons are out of use.
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { texts as en } from '#texts/en/classification.ts'
import { classificationSay } from '#words/classification.ts'
import { labelledIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import css from './deciding-question.module.css'
import { Icon } from './icons.tsx'

/** `answer`: as the call takes it, 'material:cotton'; `label`: as the person chose it. */
export type GivenAnswer = { readonly answer: string; readonly label: string }

type Props = {
  readonly question: { readonly fact: QuestionFact; readonly answers: readonly GivenAnswer[] } | null
  /** What an answer does. */
  readonly note: string
  readonly given: readonly GivenAnswer[]
  readonly isAnswering: boolean
  readonly onAnswer: (given: readonly GivenAnswer[]) => void
}

type QuestionFact = Parameters<ReturnType<typeof classificationSay>['question']>[0]

export function DecidingQuestion({ question, note, given, isAnswering, onAnswer }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const say = classificationSay(language)
  const place = useRef<HTMLDivElement>(null)
  if (!question && given.length === 0) return null
  const answer = (answers: readonly GivenAnswer[]) => {
    place.current?.focus()
    onAnswer(answers)
  }
  return (
    <div ref={place} tabIndex={-1} className={css.question} aria-busy={isAnswering}>
      {given.map((each) => (
        <p key={each.answer} className={`sm ${css.given}`}>
          <Icon name="check" size={14} />
          {texts.answered(say.answer(each.answer))}
          <Button
            size="xs"
            variant="subtle"
            disabled={isAnswering}
            aria-label={labelledIn(language, texts.takeBack, say.answer(each.answer))}
            onClick={() => answer(given.filter(({ answer }) => answer !== each.answer))}
          >
            {texts.takeBack}
          </Button>
        </p>
      ))}
      {question && (
        <fieldset disabled={isAnswering}>
          <legend className={css.text}>{say.question(question.fact)}</legend>
          <p className="xs dim">{note}</p>
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
