// Who was invited to a client comes by a link: '/invitation#<token>'.
import { openClientInvitation } from '#contract/client-people.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { useEndpoint } from '../api/hooks.ts'
import { JoinCompany } from '../features/client-people/join-company.tsx'
import { useTexts } from '../language/page-language.tsx'
import classes from './companies.module.css'
import { FOR_GOOD, LinkCard, Opened } from './opened-by-link.tsx'
import { usePageTitle } from './use-page-title.ts'

export function ClientInvitationPage() {
  const texts = useTexts(en)
  usePageTitle(texts.joinTitle)
  return (
    <div className={classes.choose}>
      <LinkCard title={texts.joinTitle} noLink={texts.noInvitation} noLinkHint={texts.noInvitationHint}>
        {(token) => <Invitation token={token} />}
      </LinkCard>
    </div>
  )
}

function Invitation({ token }: { readonly token: string }) {
  const texts = useTexts(en)
  const opened = useEndpoint(openClientInvitation, { body: { token } }, { freshFor: FOR_GOOD })
  return (
    <Opened query={opened} texts={texts}>
      {(invitation) => <JoinCompany token={token} invitation={invitation} />}
    </Opened>
  )
}
