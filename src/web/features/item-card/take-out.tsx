// The button that takes an item out of its shipment. The row goes; the focus moves to the next one.

import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/item.ts'
import { labelledIn } from '#words/local-text.ts'
import { useViewOnly } from '../../api/client-access.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import css from './take-out.module.css'

type Props = { readonly item: Item; readonly onBan?: boolean }

export function TakeOut({ item, onBan = false }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { change } = useItemDesk()
  const viewOnly = useViewOnly()
  const takeOut = (button: HTMLElement) => {
    const rows = [...(button.closest('table')?.querySelectorAll<HTMLElement>('tr[data-item]') ?? [])]
    const at = rows.findIndex((row) => row.dataset.item === item.id)
    const next = rows[at + 1] ?? rows[at - 1]
    change(item, 'removed', { removed: true })
    next?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
  }
  return (
    <Button
      size="xs"
      disabled={viewOnly}
      variant={onBan ? 'default' : 'subtle'}
      className={onBan ? css.onBan : undefined}
      leftSection={onBan ? undefined : <Icon name="trash" />}
      aria-label={labelledIn(language, texts.takeOut, item.description)}
      onClick={(event) => takeOut(event.currentTarget)}
    >
      {texts.takeOut}
    </Button>
  )
}
