// In the list header: how many items were taken out of the shipment; opened, each with the way to put it back.

import { Button, Popover } from '@mantine/core'
import type { Item } from '../../api/shipment-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Popover.layer.css'
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { troubleText } from '../../api/save-trouble.ts'
import { useFieldState, useItemDesk } from '../../desk/item-desk.ts'
import { Icon } from '../../ui/icons.tsx'
import { focusField } from './field-id.ts'
import css from './taken-out.module.css'

/** `items` were taken out and acknowledged, or wait for it. */
export function TakenOut({ items }: { readonly items: readonly Item[] }) {
  const texts = useTexts(en)
  const { saves } = useItemDesk()
  const failed = useSyncExternalStore(saves.subscribe, () =>
    items.some((item) => saves.stateOf(item.id, 'removed').kind === 'failed'),
  )
  const [opened, setOpened] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useFocusKept(items, opened, list)
  if (items.length === 0) return null
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      hideDetached={false}
      position="bottom-end"
      width="min(380px, calc(100vw - 32px))"
      middlewares={{ shift: { padding: 16 } }}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Icon name={failed ? 'warning' : 'trash'} />}
          onClick={() => setOpened(!opened)}
        >
          {texts.takenOutCount(items.length)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.takenOutTitle}>
        <p className={css.title}>{texts.takenOutTitle}</p>
        <p className="xs dim">{texts.takenOutHint}</p>
        <ul ref={list} className={css.list}>
          {items.map((item) => (
            <OutItem key={item.id} item={item} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The button of what was put back goes with its line: the focus moves to the next one, after the last to the item's row. */
function useFocusKept(items: readonly Item[], opened: boolean, list: RefObject<HTMLUListElement | null>): void {
  const before = useRef(items)
  useLayoutEffect(() => {
    const was = before.current
    before.current = items
    if (!opened || was === items || document.activeElement !== document.body) return
    const at = was.findIndex((item) => !items.some((each) => each.id === item.id))
    const gone = was[at]
    if (!gone) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-put-back]') ?? []
    if (buttons.length > 0) buttons[Math.min(at, buttons.length - 1)]?.focus()
    else requestAnimationFrame(() => focusField(gone.id, 'row'))
  }, [items, opened, list])
}

function OutItem({ item }: { readonly item: Item }) {
  const language = useLanguage()
  const itemTexts = useTexts(itemEn)
  const texts = useTexts(en)
  const { change } = useItemDesk()
  const { state, retry } = useFieldState(item.id, 'removed')
  const viewOnly = useViewOnly()
  return (
    <li>
      <span className={css.words}>
        <b>{item.description}</b>
        <span className="xs faint mono">{item.sku}</span>
        {state.kind === 'failed' && (
          <span className={css.failure} role="alert">
            {troubleText(language, state.why)}{' '}
            <button type="button" className={css.retry} onClick={retry}>
              {itemTexts.retry}
            </button>
          </span>
        )}
      </span>
      <Button
        size="xs"
        disabled={viewOnly}
        data-put-back
        aria-label={texts.putBackItem(item.description)}
        onClick={() => change(item, 'removed', { removed: false })}
      >
        {texts.putBack}
      </Button>
    </li>
  )
}
