// Over the items: those taken out, All or Needs work, and Undo.

import { texts as en } from '#texts/en/shipment.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import css from './item-list-header.module.css'
import { TakenOut } from './taken-out.tsx'
import type { ItemFilter } from './use-item-list.ts'

type Props = {
  readonly filter: ItemFilter
  readonly onFilter: (filter: ItemFilter) => void
  readonly needsWork: number
  readonly canUndo: boolean
  readonly onUndo: () => void
  readonly takenOut: readonly Item[]
}

export function ItemListHeader({ filter, onFilter, needsWork, canUndo, onUndo, takenOut }: Props) {
  const texts = useTexts(en)
  return (
    <>
      <TakenOut items={takenOut} />
      <fieldset className={css.filter}>
        <legend className="visually-hidden">{texts.filterLabel}</legend>
        <button type="button" aria-pressed={filter === 'all'} onClick={() => onFilter('all')}>
          {texts.allItems}
        </button>
        <button type="button" aria-pressed={filter === 'needs-work'} onClick={() => onFilter('needs-work')}>
          {texts.needsWork} <b data-some={needsWork > 0 || undefined}>{needsWork}</b>
        </button>
      </fieldset>
      <ActionButton
        size="xs"
        variant="subtle"
        leftSection={<Icon name="undo" />}
        disabledReason={canUndo ? undefined : texts.nothingToUndo}
        reasonShownElsewhere
        onClick={onUndo}
      >
        {texts.undo}
      </ActionButton>
    </>
  )
}
