// What stands between goods and their entry, said before any amount: bans, permits, second looks, deposits; agency papers folded.
import { parseDate } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/admissibility.ts'
import { dateIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Tag, type Tone } from '../../ui/tag.tsx'
import type { DutyAnswer } from './duty-request.ts'
import css from './entry-findings.module.css'

type Finding = DutyAnswer['findings'][number]

const TONES: Readonly<Record<Finding['level'], Tone>> = {
  'may-not-enter': 'ban',
  permit: 'warn',
  'look-again': 'warn',
  deposit: 'warn',
  papers: 'info',
}

export function EntryFindings({ findings }: { readonly findings: readonly Finding[] }) {
  const texts = useTexts(en)
  if (findings.length === 0) return null
  const papers = findings.filter(({ level }) => level === 'papers')
  const graver = findings.filter(({ level }) => level !== 'papers')
  return (
    <section className={css.findings} aria-label={texts.heading}>
      <ul className={css.list}>
        {graver.map((finding) => (
          <FindingLine key={finding.rule + finding.source} finding={finding} />
        ))}
      </ul>
      {papers.length > 0 && (
        <details className={css.papers}>
          <summary>
            {texts.levels.papers} ({papers.length})
          </summary>
          <ul className={css.list}>
            {papers.map((finding) => (
              <FindingLine key={finding.rule + finding.source} finding={finding} />
            ))}
          </ul>
        </details>
      )}
      <p className={css.small}>{texts.noClearance}</p>
    </section>
  )
}

function FindingLine({ finding }: { readonly finding: Finding }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { level, title, todo, because, source, verified, isSure } = finding
  const day = parseDate(verified)
  return (
    <li>
      <p className={css.title}>
        <Tag tone={TONES[level]}>{texts.levels[level]}</Tag> {title[language]}
      </p>
      <p>{todo[language]}</p>
      <p className={css.small}>
        {because[language]} {texts.source(source, day ? dateIn(language, day) : verified)} {!isSure && texts.unsure}
      </p>
    </li>
  )
}
