// Who was invited to staff comes by a link: '/staff/invitation#<token>'.
import { useNavigate } from 'react-router'
import { openInvitation } from '#contract/staff-sign-in.ts'
import { texts } from '#texts/en/staff-sign-in.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { Frame } from '../../features/frame/frame.tsx'
import { StaffBar } from '../../features/frame/staff-bar.tsx'
import { JoinForm } from '../../features/sign-in/join-form.tsx'
import { PATHS } from '../../paths.ts'
import { FOR_GOOD, LinkCard, Opened } from '../opened-by-link.tsx'
import { usePageTitle } from '../use-page-title.ts'
import classes from './staff-area.module.css'

export function InvitationPage() {
  usePageTitle(texts.invitationTitle)
  return (
    <Frame home={PATHS.staff} isStaff bar={<StaffBar />}>
      <div className={classes.join}>
        <LinkCard title={texts.invitationTitle} noLink={texts.noInvitation} noLinkHint={texts.noInvitationHint}>
          {(token) => <Invitation token={token} />}
        </LinkCard>
      </div>
    </Frame>
  )
}

function Invitation({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const opened = useEndpoint(openInvitation, { body: { token } }, { freshFor: FOR_GOOD })
  return (
    <Opened query={opened} texts={texts}>
      {(invitation) => (
        <JoinForm
          token={token}
          invitation={invitation}
          onJoined={() => void navigate(PATHS.staff, { replace: true })}
        />
      )}
    </Opened>
  )
}
