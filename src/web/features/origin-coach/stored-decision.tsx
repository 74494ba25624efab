// What was decided last, on which version, and whether it still holds.
import { texts as en } from '#texts/en/origin-coach.ts'
import { listIn } from '#words/local-text.ts'
import { outcomeText } from '#words/origin.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { whenText, writtenDay } from '../../ui/when-text.ts'
import type { ProductOrigin } from './recipe-draft.ts'

type Props = { readonly origin: ProductOrigin; readonly isUnsaved: boolean }

export function StoredDecision({ origin, isUnsaved }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { decision, recipe } = origin
  if (!decision) return null
  const day = writtenDay(language, decision.decidedOn)
  const isStale = decision.stale.length > 0
  const why = listIn(
    language,
    decision.stale.map((reason) => texts.staleReasons[reason]),
  )
  const title = outcomeText(language, decision.decision).title
  return (
    <Notice tone={isStale ? 'warn' : 'info'} title={title} quiet={!isStale}>
      {texts.storedOn(day, decision.decidedBy, String(decision.recipeVersion))}{' '}
      {isStale ? `${texts.stale} ${why}.` : texts.holds} {isUnsaved && texts.unsaved}
      <span className="xs faint"> {texts.rulesVersion(decision.rules, decision.release)}</span>
      {recipe && recipe.versions.length > 1 && (
        <details>
          <summary>{texts.earlier}</summary>
          <ul className="sm">
            {recipe.versions.map(({ version, madeBy, madeAt }) => (
              <li key={version}>{texts.versions(String(version), madeBy, whenText(language, madeAt))}</li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  )
}
