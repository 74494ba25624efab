// Below the row of goods that may not enter: the ban, since when and why, and why they may enter after all where staff recorded it.
// Nothing about duty (decisions e).
import { parseDate } from '#domain/calendar.ts'
import type { DutyReason } from '#domain/tariff/duty-reason.ts'
import { texts as en } from '#texts/en/item.ts'
import { dutySay } from '#words/duty-say.ts'
import { permissionText } from '#words/entry-permission.ts'
import { type Language, wordsOf } from '#words/language.ts'
import { useClientAccess } from '../../api/client-access.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { writtenDay } from '../../ui/when-text.ts'
import panel from './item-panel.module.css'
import css from './item-table.module.css'
import { PermitEntry } from './permit-entry.tsx'
import { TakeOut } from './take-out.tsx'

type Props = { readonly item: Item; readonly since: string; readonly reason: DutyReason; readonly isOpen: boolean }

export function BanRow({ item, since, reason, isOpen }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const access = useClientAccess()
  const mayPermit = access.actor === 'staff' && access.clientId !== undefined && !access.viewOnly
  const permission = item.entryPermission
  return (
    <tr className={css.banRow} data-open={isOpen || undefined}>
      <td colSpan={8}>
        <div className={panel.ban}>
          <Icon name="ban" />
          <span>
            <b>
              {permission
                ? permissionLine(language, item.description, permission)
                : texts.cannotImport(writtenDay(language, since))}
            </b>{' '}
            {dutySay(language).why(reason)}
          </span>
          {mayPermit && <PermitEntry item={item} clientId={access.clientId ?? ''} />}
          <TakeOut item={item} onBan />
        </div>
      </td>
    </tr>
  )
}

type Permission = NonNullable<Item['entryPermission']>

function permissionLine(language: Language, name: string, { on, ...permission }: Permission): string {
  const day = parseDate(on)
  return day ? permissionText(wordsOf(language), name, { ...permission, on: day }) : permission.reason
}
