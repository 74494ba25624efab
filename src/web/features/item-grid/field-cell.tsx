// A cell that can be changed: its value, what is wrong with it, how its save stands, or its field while it is edited.
import { memo } from 'react'
import type { CustomsField } from '#domain/shipment/item.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { countryIn } from '#words/country-text.ts'
import type { Item, SaveState } from '../../api/shipment-item.ts'
import { useFieldState } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { CellEditor, type EditEnd } from './cell-editor.tsx'
import { cellProblem, cellText } from './cell-text.ts'
import { columnsIn } from './columns.ts'
import { useGridShared } from './grid-shared.ts'
import css from './item-grid.module.css'

export type CellPlace = {
  readonly row: number
  readonly column: number
  readonly hasFocus: boolean
  readonly isSelected: boolean
}

type Props = CellPlace & {
  readonly item: Item
  readonly field: CustomsField
  readonly isNumber: boolean
  readonly editing: { readonly typed: string | undefined } | undefined
  readonly onEditEnd: EditEnd
}

/** Drawn again only when something of its own changes: a step of the cursor draws the cell it left and the one it came to. */
export const FieldCell = memo(function FieldCell({ item, field, isNumber, editing, onEditEnd, ...place }: Props) {
  const language = useLanguage()
  const itemTexts = useTexts(itemEn)
  const { makers, messageId } = useGridShared()
  const { state, retry, draft } = useFieldState(item.id, field)
  const problem = cellProblem(language, item, field, makers, draft)
  const isProposed = field === 'htsCode' && item.htsCode !== null && item.htsProvenance?.confirmedBy === null
  const saved = cellText(language, item, field, makers)
  const attributes = {
    'aria-colindex': place.column + 1,
    'aria-selected': place.isSelected,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': place.hasFocus && !editing ? messageId : undefined,
    tabIndex: place.hasFocus && !editing ? 0 : -1,
    className: editing ? `${css.cell} ${css.editing}` : css.cell,
    'data-row': place.row,
    'data-column': place.column,
    'data-number': isNumber || undefined,
    'data-proposed': isProposed || undefined,
    'data-save': state.kind,
    title: editing ? undefined : problem,
  }
  return (
    <td {...attributes}>
      {editing ? (
        <CellEditor
          item={item}
          field={field}
          header={columnsIn(language)[place.column]?.header ?? ''}
          first={editing.typed ?? draft ?? saved}
          isTyped={editing.typed !== undefined}
          saved={saved}
          onEnd={onEditEnd}
        />
      ) : (
        <>
          <Value item={item} field={field} shown={draft ?? saved} hasDraft={draft !== undefined} problem={problem} />
          {isProposed && <span className="visually-hidden">{itemTexts.proposed}</span>}
          <SaveMark save={state} onRetry={retry} />
        </>
      )}
    </td>
  )
})

type ValueProps = {
  readonly item: Item
  readonly field: CustomsField
  readonly shown: string
  readonly hasDraft: boolean
  readonly problem: string | undefined
}

function Value({ item, field, shown, hasDraft, problem }: ValueProps) {
  const language = useLanguage()
  const itemTexts = useTexts(itemEn)
  if (shown === '' && problem)
    return (
      <span className={css.missing}>
        <Icon name="warning" size={12} /> {itemTexts.missing}
      </span>
    )
  if (field === 'countryOfOrigin' && !hasDraft)
    return (
      <span className={css.clip}>
        <span className="mono">{shown}</span> {item.countryOfOrigin && countryIn(language, item.countryOfOrigin)}
      </span>
    )
  return (
    <span className={`${css.clip} ${field === 'htsCode' ? 'mono' : ''}`}>
      {problem && <Icon name="warning" size={12} className={css.warning} />} {shown}
    </span>
  )
}

function SaveMark({ save, onRetry }: { readonly save: SaveState; readonly onRetry: () => void }) {
  const itemTexts = useTexts(itemEn)
  const slow = useDelayed(save.kind === 'saving')
  if (save.kind === 'failed')
    return (
      <span className={css.mark} data-failed="true">
        <Icon name="warning" size={12} /> <span className="visually-hidden">{itemTexts.notSaved}</span>
        <button type="button" tabIndex={-1} className={css.retry} onClick={onRetry}>
          {itemTexts.retry}
        </button>
      </span>
    )
  if (save.kind === 'saved')
    return (
      <span className={css.mark}>
        <Icon name="check" size={12} className={css.check} />
        <span className="visually-hidden">{itemTexts.saved}</span>
      </span>
    )
  if (!slow) return null
  return (
    <span className={css.mark}>
      <Icon name="clock" size={12} />
      <span className="visually-hidden">{itemTexts.saving}</span>
    </span>
  )
}
