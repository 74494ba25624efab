// The open item: its fields beside its duty, and below them whatever needs the full width.

import type { ReactNode } from 'react'
import type { Item } from '../../api/shipment-item.ts'
import { ItemForm } from './item-form.tsx'
import css from './item-panel.module.css'

type Props = {
  readonly item: Item
  readonly duty: ReactNode
  readonly below?: ReactNode
}

export function ItemPanel({ item, duty, below }: Props) {
  return (
    <div className={css.panel}>
      <ItemForm item={item} />
      <div>{duty}</div>
      {below && <div className={css.wide}>{below}</div>}
    </div>
  )
}
