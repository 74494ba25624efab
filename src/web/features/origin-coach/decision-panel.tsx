// The decision while facts arrive: outcome, what is still to be known, every way that was tried with its materials and sums.
import { texts as en } from '#texts/en/origin-coach.ts'
import { countIn, listIn } from '#words/local-text.ts'
import { assumptionText, evidenceText, outcomeText } from '#words/origin.ts'
import { clauseText, ruleName } from '#words/origin-rules.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { OpenQuestions } from './open-questions.tsx'
import css from './origin-coach.module.css'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Decided } from './use-live-decision.ts'
import { ChangeSentences, Ways } from './ways.tsx'
import { WouldChange } from './would-change.tsx'

type Props = {
  readonly decision: Decided
  readonly draft: RecipeDraft
  readonly nameOf: (material: string) => string
  readonly onAnswer: (answers: RecipeDraft['answers']) => void
}

const TONES = { originating: 'ok', 'not-originating': 'bad', unknown: 'warn' } as const

export function DecisionPanel({ decision, draft, nameOf, onAnswer }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { title, note } = outcomeText(language, decision)
  const unconfirmed = draft.materials.filter(({ proposed, code }) => proposed !== null && code !== '')
  const assumed = [
    ...decision.assumptions.map((each) => assumptionText(language, each, nameOf)),
    ...(unconfirmed.length > 0
      ? [
          texts.codesUnconfirmed(
            listIn(
              language,
              unconfirmed.map(({ id }) => nameOf(id)),
            ),
          ),
        ]
      : []),
  ]
  const clauses = decision.clauses.flatMap((clause) => clauseText(language, clause) ?? [])
  const answered = Object.keys(draft.answers).length
  return (
    <Card
      title={texts.decisionTitle}
      label={texts.decisionTitle}
      aside={<Tag tone={TONES[decision.outcome]}>{title}</Tag>}
    >
      <div className={css.list}>
        <div role="status" aria-live="polite">
          <p className={css.outcome}>{title}</p>
          {note && <p className="sm">{note}</p>}
        </div>
        {decision.rule !== '' && <p className="sm dim">{ruleName(language, decision.rule, decision.letter)}</p>}
        <ChangeSentences decision={decision} nameOf={nameOf} />
        {clauses.map((clause) => (
          <p key={clause} className="sm">
            {clause}
          </p>
        ))}
        {decision.outcome === 'unknown' && (
          <OpenQuestions missing={decision.missing} {...{ draft, nameOf, onAnswer }} />
        )}
        {answered > 0 && (
          <p className="sm dim">
            {texts.answersGiven(countIn(language, answered))}{' '}
            <TextButton onClick={() => onAnswer({})}>{texts.askAgain}</TextButton>
          </p>
        )}
        {decision.outcome === 'not-originating' && <WouldChange decision={decision} nameOf={nameOf} />}
        {assumed.length > 0 && (
          <Notice tone="info" quiet title={texts.assumed}>
            {assumed.join(' ')}
          </Notice>
        )}
        <Ways decision={decision} {...{ draft, nameOf }} />
        <Evidence decision={decision} nameOf={nameOf} />
        <p className="xs faint">{texts.draftNote}</p>
      </div>
    </Card>
  )
}

function Evidence({ decision, nameOf }: Pick<Props, 'decision' | 'nameOf'>) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (decision.evidence.length === 0) return null
  return (
    <section aria-label={texts.evidenceTitle}>
      <h3>{texts.evidenceTitle}</h3>
      <ul className="sm">
        {decision.evidence.map((each) => (
          <li key={each.evidence}>{evidenceText(language, each, nameOf)}</li>
        ))}
      </ul>
    </section>
  )
}
