// Who was invited to a client comes by a link: '/invitation#<token>'. The token stands after '#', so that it is in no log and no referrer.
import { useLocation } from 'react-router'
import { openClientInvitation } from '#contract/client-people.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { failureText } from '../api/failures.ts'
import { useEndpoint } from '../api/hooks.ts'
import { JoinCompany } from '../features/client-people/join-company.tsx'
import { useTexts } from '../language/page-language.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import classes from './companies.module.css'
import { usePageTitle } from './use-page-title.ts'

export function ClientInvitationPage() {
  const texts = useTexts(en)
  usePageTitle(texts.joinTitle)
  const token = useLocation().hash.slice(1)
  return (
    <div className={classes.choose}>
      <h1>{texts.joinTitle}</h1>
      <Card label={texts.joinTitle}>
        {token === '' ? (
          <EmptyState icon="lock" title={texts.noInvitation} text={texts.noInvitationHint} />
        ) : (
          <Invitation token={token} />
        )}
      </Card>
    </div>
  )
}

/** Asked for once. */
const FOR_GOOD = Number.POSITIVE_INFINITY

function Invitation({ token }: { readonly token: string }) {
  const texts = useTexts(en)
  const opened = useEndpoint(openClientInvitation, { body: { token } }, { freshFor: FOR_GOOD })
  if (opened.error && !opened.data)
    return (
      <ErrorNotice
        inline
        title={failureText(opened.error, { noConnection: texts.noConnection, other: texts.openFailed })}
        query={opened}
      />
    )
  if (!opened.data) return <Loading sentence={texts.opening} rows={3} widths={[220, 160]} />
  return <JoinCompany token={token} invitation={opened.data.data} />
}
