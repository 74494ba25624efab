// Over the grid while cells could not be saved: how many, and Retry for all of them.

import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { CUSTOMS_FIELDS } from '#domain/shipment/item.ts'
import { texts as en } from '#texts/en/item-grid.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './item-grid.module.css'

export function FailedSaves({ items }: { readonly items: readonly Item[] }) {
  const texts = useTexts(en)
  const { saves } = useItemDesk()
  const failed = useSyncExternalStore(saves.subscribe, saves.failedCount)
  if (failed === 0) return null
  const retryAll = () => {
    for (const { id } of items) for (const field of CUSTOMS_FIELDS) saves.retry(id, field)
  }
  const action = (
    <Button size="xs" onClick={retryAll}>
      {texts.retryAll}
    </Button>
  )
  return (
    <div className={css.notice}>
      <Notice tone="bad" role="alert" actions={action}>
        {texts.notSavedCells(failed)}
      </Notice>
    </div>
  )
}
