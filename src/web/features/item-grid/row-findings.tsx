// Under the grid: what stands between the goods of the row at the focus and their entry, and what their duty assumes. Opened by hand.
import { texts as en } from '#texts/en/admissibility.ts'
import { texts as assumedEn } from '#texts/en/assumed.ts'
import { unsaidTexts } from '#words/assumed.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type EntryFinding, EntryFindings } from '../../ui/entry-findings.tsx'
import type { CellDuty } from './grid-item.ts'
import css from './item-grid.module.css'

export function RowFindings({
  findings,
  duty,
}: {
  readonly findings: readonly EntryFinding[]
  readonly duty: CellDuty
}) {
  const language = useLanguage()
  const texts = useTexts(en)
  const assumedTexts = useTexts(assumedEn)
  const assumed = 'answer' in duty && duty.answer ? unsaidTexts(language, duty.answer.receipt) : []
  const [first, ...others] = findings
  // Agency papers are the least grave: where they come first there is nothing else.
  const textOf = (level: EntryFinding['level']) =>
    level === 'papers'
      ? `${texts.levels.papers} (${findings.length})`
      : texts.findingsOf(texts.levels[level], others.length)
  if (!first && assumed.length === 0) return null
  const titles = [...(first ? [textOf(first.level)] : []), ...(assumed.length > 0 ? [assumedTexts.heading] : [])]
  return (
    <details className={css.findings}>
      <summary>{titles.join(' · ')}</summary>
      <EntryFindings findings={findings} />
      <ul>
        {assumed.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  )
}
