// The fact that would decide between the candidates, with its answers; answers given stay in sight and can be taken back.
import { Button } from '@mantine/core'
import { texts } from '#texts/classification.ts'
import { Icon } from '../../ui/icons.tsx'
import css from './candidate-question.module.css'
import type { Classification } from './candidate-rules.ts'
import type { GivenAnswer } from './use-classification.ts'

type Props = {
  readonly question: Classification['question']
  readonly given: readonly GivenAnswer[]
  readonly isAnswering: boolean
  readonly onAnswer: (given: readonly GivenAnswer[]) => void
}

export function CandidateQuestion({ question, given, isAnswering, onAnswer }: Props) {
  if (!question && given.length === 0) return null
  return (
    <div className={css.question} aria-busy={isAnswering}>
      {given.map((each) => (
        <p key={each.answer} className={`sm ${css.given}`}>
          <Icon name="check" size={14} />
          {texts.answered(each.label)}
          <Button
            size="xs"
            variant="subtle"
            disabled={isAnswering}
            aria-label={`${texts.takeBack}: ${each.label}`}
            onClick={() => onAnswer(given.filter(({ answer }) => answer !== each.answer))}
          >
            {texts.takeBack}
          </Button>
        </p>
      ))}
      {question && (
        <fieldset disabled={isAnswering}>
          <legend className={css.text}>{question.text}</legend>
          <p className="xs dim">{texts.decides}</p>
          <div className={css.answers}>
            {question.answers.map((each) => (
              <Button key={each.answer} size="xs" variant="default" onClick={() => onAnswer([...given, each])}>
                {each.label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
