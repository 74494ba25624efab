// The rule of the good's code in plain words, before anything is known of its materials.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { originRules } from '#contract/origin.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { ruleName, ruleSentences } from '#words/origin-rules.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import css from './origin-coach.module.css'

type Rules = AnswerOf<typeof originRules>

export function RuleCard({ rules }: { readonly rules: Rules }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const all = rules.cases.flat().filter(({ id }, at, list) => list.findIndex((each) => each.id === id) === at)
  const ways = all.flatMap((rule) => rule.alternatives.map((alternative) => ({ rule, alternative })))
  if (ways.length === 0) return null
  return (
    <Card title={texts.ruleTitle} label={texts.ruleTitle}>
      {ways.length > 1 && <p className="sm dim">{texts.anyOf}</p>}
      {ways.map(({ rule, alternative }) => (
        <div key={`${rule.id} ${alternative.letter} ${alternative.goods.join()}`} className={css.way}>
          <p className={css.wayHead}>{ruleName(language, rule.id, alternative.letter)}</p>
          {ruleSentences(language, alternative, rules.words).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
    </Card>
  )
}
