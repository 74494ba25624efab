// What an address that leads nowhere shows. Visitors are sent to the sign-in, which says so; who is signed in stays and gets the ways on.
// Source: specification part 2, section 2: "/ and any unknown path redirect to /login".
import { Button } from '@mantine/core'
import { Link, Navigate, useLocation } from 'react-router'
import { texts as frameEn } from '#texts/en/frame.ts'
import { texts as en } from '#texts/en/login.ts'
import { texts as staffTexts } from '#texts/en/staff.ts'
import { texts as queueTexts } from '#texts/en/staff-queue.ts'
import { useSessions } from '../api/session.ts'
import { useTexts } from '../language/page-language.tsx'
import { fromNowhere, PATHS } from '../paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { usePageTitle } from './use-page-title.ts'

export function UnknownAddress() {
  const frame = useTexts(frameEn)
  const { client, ended } = useSessions()
  const { pathname } = useLocation()
  if (!client)
    return <Navigate to={PATHS.login} replace state={ended.client === 'left' ? undefined : fromNowhere(pathname)} />
  return (
    <NoSuchPage
      ways={[
        { to: PATHS.dashboard, label: frame.shipments },
        { to: PATHS.catalogue, label: frame.catalogue },
        { to: PATHS.documents, label: frame.documents },
      ]}
    />
  )
}

export const UnknownStaffAddress = () => (
  <NoSuchPage
    ways={[
      { to: PATHS.staff, label: staffTexts.clients },
      { to: PATHS.staffQueue, label: queueTexts.title },
    ]}
  />
)

type Props = { readonly ways: readonly { readonly to: string; readonly label: string }[] }

function NoSuchPage({ ways }: Props) {
  const texts = useTexts(en)
  const { pathname } = useLocation()
  usePageTitle(texts.noSuchPage)
  return (
    <EmptyState
      isPage
      icon="search"
      title={texts.noSuchPage}
      text={texts.noSuchPageHint(pathname)}
      action={ways.map(({ to, label }, at) => (
        <Button key={to} component={Link} to={to} variant={at === 0 ? 'filled' : undefined}>
          {label}
        </Button>
      ))}
    />
  )
}
