// Every way to originate that was tried: whether it is met, each material, the tenth, and the worksheet of value content.
import { decidingAttempt } from '#domain/origin/decision.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { changesText, changeWord, shortfallText, tenthText } from '#words/origin.ts'
import { ruleName } from '#words/origin-rules.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './origin-coach.module.css'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Decided } from './use-live-decision.ts'
import { Worksheet } from './worksheet.tsx'

type NameOf = (material: string) => string
type Attempt = Decided['attempts'][number]

/** How the materials stand under the way that decides: '3 of 4 materials change enough.' */
export function ChangeSentences({ decision, nameOf }: { readonly decision: Decided; readonly nameOf: NameOf }) {
  const language = useLanguage()
  const main = decidingAttempt(decision) ?? decision.attempts[0]
  if (!main || main.changes.length === 0) return null
  return (
    <p className="sm">
      {changesText(language, main.changes, nameOf)} {main.deMinimis && tenthText(language, main.deMinimis)}
    </p>
  )
}

const TONES = { yes: 'ok', no: 'bad', unknown: 'warn' } as const

type Props = { readonly decision: Decided; readonly draft: RecipeDraft; readonly nameOf: NameOf }

export function Ways({ decision, draft, nameOf }: Props) {
  return (
    <div>
      {decision.attempts.map((attempt, at) => (
        <Way key={`${attempt.rule} ${attempt.letter} ${String(at)}`} {...{ attempt, draft, nameOf }} />
      ))}
    </div>
  )
}

function Way({
  attempt,
  draft,
  nameOf,
}: {
  readonly attempt: Attempt
  readonly draft: RecipeDraft
  readonly nameOf: NameOf
}) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { rule, letter, isMet, page, changes, sums, shortfalls } = attempt
  return (
    <section className={css.way} aria-label={texts.way(`${rule} ${letter}`.trim())}>
      <p className={css.wayHead}>
        <span>{ruleName(language, rule, letter)}</span>
        <Tag tone={TONES[isMet]}>{texts.met[isMet]}</Tag>
      </p>
      {shortfalls.map((each) => (
        <p key={`${each.reason} ${each.of.join(' ')}`}>{shortfallText(language, each, nameOf)}</p>
      ))}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ material, change }) => (
            <li key={material}>
              {nameOf(material)}: {changeWord(language, change)}
            </li>
          ))}
        </ul>
      )}
      {sums.length > 0 && (
        <details>
          <summary>{texts.worksheet}</summary>
          {sums.map((sum) => (
            <Worksheet key={sum.method} sum={sum} currency={draft.currency} nameOf={nameOf} />
          ))}
        </details>
      )}
      {page !== null && <p className="xs faint">{texts.page(String(page))}</p>}
    </section>
  )
}
