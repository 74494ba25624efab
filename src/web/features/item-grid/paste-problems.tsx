// Pasted cells that cannot be used, each with its line; and the panel that keeps them in sight after the rest was applied.
import { texts as en } from '#texts/en/item-grid.ts'
import { useTexts } from '../../language/page-language.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import css from './item-grid.module.css'
import type { PasteProblem } from './paste-target.ts'

const MOST_LISTED = 100

export function PasteProblems({
  problems,
  onClose,
}: {
  readonly problems: readonly PasteProblem[]
  readonly onClose: () => void
}) {
  const texts = useTexts(en)
  if (problems.length === 0) return null
  return (
    <div className={css.notice}>
      <AlertPanel kind="failure" onClose={onClose}>
        {texts.problemsStay(problems.length)}
        <ProblemList problems={problems} />
      </AlertPanel>
    </div>
  )
}

export function ProblemList({ problems }: { readonly problems: readonly PasteProblem[] }) {
  const texts = useTexts(en)
  const listed = problems
    .slice(0, MOST_LISTED)
    .map((problem) => texts.problemLine(problem.line, problem.column, problem.text))
  return (
    <div className={css.problems} {...scrollArea(texts.problemsLabel)}>
      <ul>
        {[...new Set(listed)].map((line) => (
          <li key={line}>{line}</li>
        ))}
        {problems.length > MOST_LISTED && <li>{texts.moreProblems(problems.length - MOST_LISTED)}</li>}
      </ul>
    </div>
  )
}

/** A part that scrolls by itself can be reached and scrolled with the keyboard. */
export const scrollArea = (label: string) => ({ role: 'region', 'aria-label': label, tabIndex: 0 })
