// What is still to be known: yes or no is answered here, anything else in its field. I don't know leaves it open, honestly.
import { questionForm } from '#domain/origin/question-form.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { labelledIn } from '#words/local-text.ts'
import { questionText } from '#words/origin.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { goToField } from './field-ids.ts'
import css from './origin-coach.module.css'
import type { RecipeDraft } from './recipe-draft.ts'
import { TruthChoice } from './truth-choice.tsx'
import type { Decided } from './use-live-decision.ts'

type Question = Extract<Decided, { outcome: 'unknown' }>['missing'][number]

type Props = {
  readonly missing: readonly Question[]
  readonly draft: RecipeDraft
  readonly nameOf: (material: string) => string
  readonly onAnswer: (answers: RecipeDraft['answers']) => void
}

export function OpenQuestions({ missing, draft, nameOf, onAnswer }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (missing.length === 0) return null
  return (
    <section aria-label={texts.openTitle}>
      <h3>{texts.openTitle}</h3>
      <p className="xs faint">{texts.openHint}</p>
      <ul className={css.list}>
        {missing.map((asked) => {
          const text = questionText(language, asked, nameOf)
          const form = questionForm(asked)
          const given = draft.answers[asked.key]
          return (
            <li key={asked.key} className={css.question}>
              {form.kind === 'yes-no' ? (
                <TruthChoice
                  legend={text}
                  name={`answer ${asked.key}`}
                  value={given ?? ''}
                  onChange={(answer) => onAnswer({ ...draft.answers, [asked.key]: answer })}
                />
              ) : (
                <p className="sm">
                  {text}{' '}
                  {form.field !== 'code' || form.material !== undefined ? (
                    <TextButton
                      label={labelledIn(language, texts.goToField, text)}
                      onClick={() => goToField(fieldOf(form))}
                    >
                      {texts.goToField}
                    </TextButton>
                  ) : null}
                </p>
              )}
              {(given === 'unknown' || (form.kind === 'field' && form.material !== undefined)) && (
                <p className="xs dim">{texts.askSupplier}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const NAMES = {
  code: 'code',
  value: 'value',
  netCost: 'netCost',
  weight: 'weightShare',
  materials: 'add-material',
} as const

const fieldOf = ({ field, material }: Extract<ReturnType<typeof questionForm>, { kind: 'field' }>): string =>
  material === undefined ? NAMES[field] : `${material}.${NAMES[field]}`
