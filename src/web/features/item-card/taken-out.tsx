// In the list header: how many items were taken out of the shipment; opened, each with the way to put it back.
import { Button, Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import { useSyncExternalStore } from 'react'
import { texts as itemTexts } from '#texts/item.ts'
import { texts } from '#texts/shipment.ts'
import { Icon } from '../../ui/icons.tsx'
import { useItemDesk, useSaveState } from './item-desk.ts'
import type { Item } from './shown-item.ts'
import css from './taken-out.module.css'

/** `items` were taken out and acknowledged, or wait for it. */
export function TakenOut({ items }: { readonly items: readonly Item[] }) {
  const { saves } = useItemDesk()
  const failed = useSyncExternalStore(saves.subscribe, () =>
    items.some((item) => saves.stateOf(item.id, 'removed').kind === 'failed'),
  )
  if (items.length === 0) return null
  return (
    <Popover hideDetached={false} position="bottom-end" width={380} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button size="xs" variant="subtle" leftSection={<Icon name={failed ? 'warning' : 'trash'} />}>
          {texts.takenOutCount(items.length)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.takenOutTitle}>
        <p className={css.title}>{texts.takenOutTitle}</p>
        <p className="xs dim">{texts.takenOutHint}</p>
        <ul className={css.list}>
          {items.map((item) => (
            <OutItem key={item.id} item={item} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}

function OutItem({ item }: { readonly item: Item }) {
  const { change } = useItemDesk()
  const { state, retry } = useSaveState(item.id, 'removed')
  return (
    <li>
      <span className={css.words}>
        <b>{item.description}</b>
        <span className="xs faint mono">{item.sku}</span>
        {state.kind === 'failed' && (
          <span className={css.failure} role="alert">
            {state.message}{' '}
            <button type="button" className={css.retry} onClick={retry}>
              {itemTexts.retry}
            </button>
          </span>
        )}
      </span>
      <Button
        size="xs"
        aria-label={texts.putBackItem(item.description)}
        onClick={() => change(item, 'removed', { removed: false })}
      >
        {texts.putBack}
      </Button>
    </li>
  )
}
