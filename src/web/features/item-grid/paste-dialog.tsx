// Before a paste is applied: what changes on how many items, and what cannot be used. Nothing happens until Apply.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/item-grid.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './item-grid.module.css'
import type { PastePlan, PlannedChange } from './paste-plan.ts'
import { ProblemList, scrollArea } from './paste-problems.tsx'

type Props = { readonly plan: PastePlan; readonly onApply: () => void; readonly onCancel: () => void }

/** Changes shown; the count tells of the rest. */
const MOST_SHOWN = 50

export function PasteDialog({ plan, onApply, onCancel }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const count = plan.changes.length
  const footer = (
    <>
      <Button variant="default" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <ActionButton
        variant="filled"
        disabledReason={count === 0 ? texts.nothingToApply : undefined}
        onClick={onApply}
        data-autofocus
      >
        {texts.apply(count)}
      </ActionButton>
    </>
  )
  return (
    <Dialog
      title={texts.pasteTitle}
      subtitle={countsText(language, plan)}
      width={820}
      footer={footer}
      onClose={onCancel}
    >
      <div className={css.preview}>
        {plan.headings && <p className="sm dim">{headingsText(language, plan.headings)}</p>}
        {plan.problems.length > 0 && (
          <Notice tone="bad" title={texts.problemsTitle(plan.problems.length)}>
            <ProblemList problems={plan.problems} />
          </Notice>
        )}
        {count > 0 && <Changes changes={plan.changes} />}
      </div>
    </Dialog>
  )
}

function countsText(language: Language, { changes, same, blank }: PastePlan): string {
  const texts = wordsIn(language, en)
  const items = new Set(changes.map((change) => change.item.id)).size
  return [
    changes.length > 0 ? texts.pasteCounts(changes.length, items) : texts.nothingChanges,
    same > 0 ? texts.pasteSame(same) : '',
    blank > 0 ? texts.pasteBlank(blank) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const headingsText = (
  language: Language,
  { columns, unused, identity }: NonNullable<PastePlan['headings']>,
): string => {
  const texts = wordsIn(language, en)
  return [
    texts.byHeadings(columns.join(', ')),
    identity ? texts.byColumn(identity) : '',
    unused.length > 0 ? texts.unusedHeadings(unused.join(', ')) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function Changes({ changes }: { readonly changes: readonly PlannedChange[] }) {
  const texts = useTexts(en)
  const shown = changes.slice(0, MOST_SHOWN)
  return (
    <div {...scrollArea(texts.changesLabel)}>
      <table className={css.changes} aria-label={texts.changesLabel}>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <tr key={`${change.item.id} ${change.field}`}>
              <td>{change.line}</td>
              <th scope="row">{change.item.description}</th>
              <td>{change.header}</td>
              <td>{change.before === '' ? <span className="faint">{texts.empty}</span> : change.before}</td>
              <td>
                <b>{change.after}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > shown.length && <p className="sm dim">{texts.moreChanges(changes.length - shown.length)}</p>}
    </div>
  )
}
