// Decisions, versions and suppliers' answers of a product, folded away until somebody wants them.
import type { ReactNode } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { getOriginFolder } from '#contract/origin-folder.ts'
import { texts as en } from '#texts/en/origin-folder.ts'
import { texts as reasonsEn } from '#texts/en/origin-reasons.ts'
import { wordsIn } from '#words/language.ts'
import { countIn } from '#words/local-text.ts'
import { ruleName } from '#words/origin-rules.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import { whenText, writtenDay } from '../../ui/when-text.ts'
import css from './origin-coach.module.css'

type Data = AnswerOf<typeof getOriginFolder>['data']
type Props = { readonly folder: Data }

export function FolderRecords({ folder }: Props) {
  return (
    <>
      <Decisions folder={folder} />
      <Versions folder={folder} />
      <Answers folder={folder} />
    </>
  )
}

type FoldedProps = {
  readonly title: string
  readonly count: number
  readonly none: string
  readonly children: ReactNode
}

function Folded({ title, count, none, children }: FoldedProps) {
  const language = useLanguage()
  return (
    <details>
      <summary>
        {title} ({countIn(language, count)})
      </summary>
      {count === 0 ? <p className="sm dim">{none}</p> : <ul className={css.list}>{children}</ul>}
    </details>
  )
}

function Decisions({ folder: { decisions } }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { outcomes } = wordsIn(language, reasonsEn)
  return (
    <Folded title={texts.decisions} count={decisions.length} none={texts.noDecisions}>
      {decisions.map((each) => (
        <li key={each.id} className="sm">
          {outcomes[each.outcome]} {each.isLatest && <Tag>{texts.latest}</Tag>}
          <div className="xs dim">
            {texts.decided(writtenDay(language, each.decidedOn), each.decidedBy, String(each.recipeVersion))}
          </div>
          <div className="xs dim">
            {each.rule && ruleName(language, each.rule, each.letter)}
            {each.page !== null && `, ${texts.page(String(each.page))}`} · {each.rules} · {each.release}
          </div>
        </li>
      ))}
    </Folded>
  )
}

function Versions({ folder: { versions } }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <Folded title={texts.versions} count={versions.length} none={texts.noVersions}>
      {versions.map(({ recipeId, version, madeAt, madeBy, materials }) => (
        <li key={`${recipeId} ${version}`} className="sm">
          {texts.version(String(version), whenText(language, madeAt), madeBy, countIn(language, materials))}
        </li>
      ))}
    </Folded>
  )
}

const TONES = { proposed: 'ai', accepted: 'ok', 'set-aside': 'warn' } as const

function Answers({ folder: { answers } }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <Folded title={texts.answers} count={answers.length} none={texts.noAnswers}>
      {answers.map((each) => (
        <li key={each.id} className="sm">
          {texts.answer(each.supplier, each.subject)}{' '}
          <Tag tone={TONES[each.state]}>{texts.answerStates[each.state]}</Tag>
          <div className="xs dim">{texts.declared(each.declaredBy, writtenDay(language, each.declaredOn))}</div>
          {each.files.map(({ id, name, keepUntil }) => (
            <div key={id} className="xs dim">
              {texts.file(name, writtenDay(language, keepUntil))}
            </div>
          ))}
        </li>
      ))}
    </Folded>
  )
}
