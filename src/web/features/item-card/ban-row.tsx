// Below the row of goods that may not enter: the ban, since when and why. Nothing about duty (decisions e).
import { dateText, parseDate } from '#domain/calendar.ts'
import { texts } from '#texts/item.ts'
import { Icon } from '../../ui/icons.tsx'
import panel from './item-panel.module.css'
import css from './item-table.module.css'
import type { Item } from './shown-item.ts'
import { TakeOut } from './take-out.tsx'

type Props = { readonly item: Item; readonly since: string; readonly because: string }

export function BanRow({ item, since, because }: Props) {
  const day = parseDate(since.slice(0, 10))
  return (
    <tr className={css.banRow}>
      <td colSpan={8}>
        <div className={panel.ban}>
          <Icon name="ban" />
          <span>
            <b>{texts.cannotImport(day ? dateText(day) : since)}</b> {because}
          </span>
          <TakeOut item={item} onBan />
        </div>
      </td>
    </tr>
  )
}
