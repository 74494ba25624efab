// The bell of a bar: how much is unread, and the way to the list.
import { ActionIcon } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import { Link } from 'react-router'
import { countUnreadNotifications, countUnreadStaffNotifications } from '#contract/notifications.ts'
import { texts as en } from '#texts/en/notifications.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { PATHS } from '../../paths.ts'
import { Icon } from '../../ui/icons.tsx'
import css from './bell.module.css'

type Props = { readonly of: 'client' | 'staff'; readonly className?: string | undefined }

const EVERY_MINUTE = 60_000
const MOST_SHOWN = 99

export function Bell({ of, className = '' }: Props) {
  const texts = useTexts(en)
  const counted = useEndpoint(
    of === 'staff' ? countUnreadStaffNotifications : countUnreadNotifications,
    {},
    { refetchEvery: EVERY_MINUTE, refetchOnFocus: true },
  )
  const unread = counted.data?.data.unread ?? 0
  const none = counted.data ? texts.bellNone : texts.bellUnknown
  const label = unread === 0 ? none : texts.bell(unread)
  return (
    <ActionIcon
      variant="default"
      size="var(--button-h-xs)"
      className={`${className} ${css.bell}`}
      component={Link}
      to={of === 'staff' ? PATHS.staffNotifications : PATHS.notifications}
      aria-label={label}
      title={label}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className={css.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </ActionIcon>
  )
}
