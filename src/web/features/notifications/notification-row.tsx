// One thing somebody is told of, with the way to where it is.
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listNotifications } from '#contract/notifications.ts'
import { texts as en } from '#texts/en/notifications.ts'
import { labelledIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { PATHS, shipmentPath, staffClientPath, staffShipmentPath } from '../../paths.ts'
import { Tag } from '../../ui/tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './notifications.module.css'

type Notification = AnswerOf<typeof listNotifications>['data'][number]
type Props = { readonly notification: Notification; readonly onRead: () => void }

export function NotificationRow({ notification, onRead }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const { sentence, about, happenedAt, isRead, client } = notification
  return (
    <li>
      <div className={css.words} data-unread={!isRead || undefined}>
        <Link to={placeOf(notification)} onClick={isRead ? undefined : onRead}>
          {sentence}
        </Link>
        {about !== null && <p className={css.about}>{about}</p>}
        <div className={css.when}>
          <time className="xs faint" dateTime={happenedAt}>
            {whenText(language, happenedAt)}
          </time>
          {client && <span className="xs dim">{client.name}</span>}
          {!isRead && <Tag tone="info">{texts.unread}</Tag>}
        </div>
      </div>
      {!isRead && (
        <TextButton label={labelledIn(language, texts.markRead, sentence)} onClick={onRead}>
          {texts.markRead}
        </TextButton>
      )}
    </li>
  )
}

function placeOf({ client, place: { page, shipmentId, search } }: Notification): string {
  if (page === 'imports') return PATHS.staffImport
  if (client) return shipmentId ? staffShipmentPath(client.id, shipmentId) : staffClientPath(client.id)
  if (page === 'shipment') return shipmentId ? shipmentPath(shipmentId) : PATHS.dashboard
  return search === null ? PATHS[page] : `${PATHS[page]}?${new URLSearchParams({ search })}`
}
