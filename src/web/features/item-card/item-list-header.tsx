// Over the items: those taken out, Undo, and All or Needs work.

import { texts as en } from '#texts/en/shipment.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChoiceSwitch } from '../../ui/choice-switch.tsx'
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
      <div className={css.filter}>
        <ChoiceSwitch
          legend={texts.filterLabel}
          value={filter}
          options={[
            { value: 'all', label: texts.allItems },
            { value: 'needs-work', label: <NeedsWork count={needsWork} /> },
          ]}
          onChange={onFilter}
        />
      </div>
    </>
  )
}

function NeedsWork({ count }: { readonly count: number }) {
  const texts = useTexts(en)
  return (
    <>
      {texts.needsWork} <b className={count > 0 ? css.some : undefined}>{count}</b>
    </>
  )
}
