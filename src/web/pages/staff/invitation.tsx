// Who was invited to staff comes by a link, without an account: '/staff/invitation#<token>'. The token stands after '#', so that it is in
// no log and no referrer.
import { useLocation, useNavigate } from 'react-router'
import { openInvitation } from '#contract/staff-sign-in.ts'
import { texts } from '#texts/en/staff-sign-in.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { Frame } from '../../features/frame/frame.tsx'
import { StaffBar } from '../../features/frame/staff-bar.tsx'
import { JoinForm } from '../../features/sign-in/join-form.tsx'
import { PATHS } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { usePageTitle } from '../use-page-title.ts'
import classes from './staff-area.module.css'

export function InvitationPage() {
  usePageTitle(texts.invitationTitle)
  const token = useLocation().hash.slice(1)
  return (
    <Frame home={PATHS.staff} isStaff bar={<StaffBar />}>
      <div className={classes.join}>
        <h1>{texts.invitationTitle}</h1>
        <Card label={texts.invitationTitle}>
          {token === '' ? (
            <EmptyState icon="lock" title={texts.noInvitation} text={texts.noInvitationHint} />
          ) : (
            <Invitation token={token} />
          )}
        </Card>
      </div>
    </Frame>
  )
}

/** Asked for once: the picture must not change under who scans it. */
const FOR_GOOD = Number.POSITIVE_INFINITY

function Invitation({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const opened = useEndpoint(openInvitation, { body: { token } }, { freshFor: FOR_GOOD })
  if (opened.error && !opened.data)
    return (
      <ErrorNotice
        inline
        title={failureText(opened.error, { noConnection: texts.noConnection, other: texts.openFailed })}
        query={opened}
      />
    )
  if (!opened.data) return <Loading sentence={texts.opening} rows={3} widths={[220, 160]} />
  return (
    <JoinForm
      token={token}
      invitation={opened.data.data}
      onJoined={() => void navigate(PATHS.staff, { replace: true })}
    />
  )
}
