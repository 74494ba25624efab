// What stands between goods and their entry, said before any amount: bans, permits, second looks, deposits; agency papers folded.

import type { ReactNode } from 'react'
import type { AdmissibilityLevel } from '#domain/admissibility/rule.ts'
import type { InEach } from '#domain/language.ts'
import { texts as en } from '#texts/en/admissibility.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import css from './entry-findings.module.css'
import { Tag, type Tone } from './tag.tsx'
import { writtenDay } from './when-text.ts'

/** As answers carry it. */
export type EntryFinding = {
  readonly level: AdmissibilityLevel
  readonly rule: string
  readonly source: string
  readonly verified: string
  readonly isSure: boolean
  /** Whether it was compared with its source on the day. */
  readonly isChecked: boolean
  readonly title: InEach
  readonly todo: InEach
  readonly because: InEach
}

const TONES: Readonly<Record<AdmissibilityLevel, Tone>> = {
  'may-not-enter': 'ban',
  permit: 'warn',
  'look-again': 'warn',
  deposit: 'warn',
  papers: 'info',
}

type Props<F extends EntryFinding> = {
  readonly findings: readonly F[]
  /** True where a list of several goods has the heading and the closing sentence. */
  readonly within?: boolean
  /** Of what, where the screen shows these findings twice. */
  readonly of?: string | undefined
  /** Said under the title of a finding: of which goods it is made. */
  readonly goodsOf?: (finding: F) => ReactNode
}

export function EntryFindings<F extends EntryFinding>({ findings, within = false, of, goodsOf }: Props<F>) {
  const texts = useTexts(en)
  if (findings.length === 0) return null
  const label = of === undefined ? texts.heading : texts.headingOf(of)
  const papers = findings.filter(({ level }) => level === 'papers')
  const graver = findings.filter(({ level }) => level !== 'papers')
  return (
    <section className={css.findings} aria-label={within ? undefined : label}>
      <ul className={css.list}>
        {graver.map((finding) => (
          <FindingLine
            key={finding.rule + finding.source + finding.title.en}
            finding={finding}
            goods={goodsOf?.(finding)}
          />
        ))}
      </ul>
      {papers.length > 0 && (
        <details className={css.papers}>
          <summary>
            {texts.levels.papers} ({papers.length})
          </summary>
          <ul className={css.list}>
            {papers.map((finding) => (
              <FindingLine
                key={finding.rule + finding.source + finding.title.en}
                finding={finding}
                goods={goodsOf?.(finding)}
              />
            ))}
          </ul>
        </details>
      )}
      {!within && <p className={css.small}>{texts.noClearance}</p>}
    </section>
  )
}

type MarkProps = {
  readonly findings: readonly EntryFinding[]
  /** What the goods are called. */
  readonly of: string
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** The gravest level as a mark that opens the findings; nothing where nothing graver than agency papers is found. */
export function EntryMark({ findings, of, isOpen, onOpen }: MarkProps) {
  const texts = useTexts(en)
  const level = graveLevel(findings)
  if (!level) return null
  return (
    <button
      type="button"
      className={css.mark}
      aria-expanded={isOpen}
      aria-label={texts.openFindings(texts.levels[level], of)}
      onClick={onOpen}
    >
      <LevelTag level={level} />
    </button>
  )
}

/** A level in its tone. */
export function LevelTag({ level }: { readonly level: AdmissibilityLevel }) {
  const texts = useTexts(en)
  return <Tag tone={TONES[level]}>{texts.levels[level]}</Tag>
}

/** Findings come the gravest first; agency papers alone are no alarm. */
export const graveLevel = (findings: readonly Pick<EntryFinding, 'level'>[]): AdmissibilityLevel | undefined =>
  findings.find(({ level }) => level !== 'papers')?.level

function FindingLine({ finding, goods }: { readonly finding: EntryFinding; readonly goods: ReactNode }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { level, title, todo, because, source, verified, isSure, isChecked } = finding
  const say = isChecked ? texts.source : texts.recorded
  return (
    <li>
      <p className={css.title}>
        <LevelTag level={level} /> {title[language]}
      </p>
      {goods}
      <p>{todo[language]}</p>
      <p className={css.small}>
        {because[language]} {say(source, writtenDay(language, verified))} {!isSure && texts.unsure}
      </p>
    </li>
  )
}
