// The own account of who signed in to staff with a name.
import { Link } from 'react-router'
import { health } from '#contract/reference.ts'
import { getOwnAccount } from '#contract/staff-account.ts'
import { texts as signOnTexts } from '#texts/en/sign-on.ts'
import { texts } from '#texts/en/staff-account.ts'
import { texts as signInTexts } from '#texts/en/staff-sign-in.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { PasskeysPanel } from '../../features/passkeys/passkeys-panel.tsx'
import css from '../../features/staff-account/account.module.css'
import {
  type Account,
  AuthenticatorPanel,
  PasswordPanel,
  RecoveryPanel,
} from '../../features/staff-account/account-panels.tsx'
import { SignOnPanel } from '../../features/staff-account/sign-on-panel.tsx'
import { PATHS } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import classes from '../list-page.module.css'
import { usePageTitle } from '../use-page-title.ts'

export function AccountPage() {
  usePageTitle(texts.title)
  const account = useEndpoint(getOwnAccount, {})
  const own = account.data?.data
  return (
    <div className={classes.narrow}>
      <div className={classes.head}>
        <div>
          <h1>{own?.name ?? texts.title}</h1>
          {own && <p className="sm dim">{texts.who(own.email, signInTexts.roles[own.role])}</p>}
        </div>
        <div className={classes.actions}>
          <Link to={PATHS.staffSessions}>{texts.sessions}</Link>
        </div>
      </div>
      {account.isPending && (
        <Card flush label={texts.title}>
          <Loading sentence={texts.loading} rows={4} widths={[160, 240]} />
        </Card>
      )}
      {account.error && !account.data && (
        <Card flush label={texts.title}>
          <ErrorNotice title={texts.loadFailed} text={failureText(account.error, texts.loadFailed)} query={account} />
        </Card>
      )}
      {own === null && (
        <Card flush label={texts.title}>
          <EmptyState icon="lock" title={texts.shared} text={texts.sharedHint} />
        </Card>
      )}
      {own && <Panels account={own} />}
    </div>
  )
}

const FRESH_MS = 600_000

/** Whoever has no password has no second step of one either; where single sign-on is the only way nothing else opens the account. */
function Panels({ account }: { readonly account: Account }) {
  const { data } = useEndpoint(health, {}, { freshFor: FRESH_MS })
  const provider = data?.signOn ?? undefined
  const isOnly = data?.staffSignIn === 'sso'
  return (
    <div className={css.panels}>
      {provider !== undefined && <SignOnPanel account={account} provider={provider} />}
      {!isOnly && account.passwordSince !== null && (
        <>
          <PasswordPanel account={account} />
          <AuthenticatorPanel account={account} />
          <RecoveryPanel account={account} />
        </>
      )}
      {!isOnly && account.passwordSince === null && (
        <Card title={texts.password}>
          <p className="sm dim">{signOnTexts.noPassword}</p>
        </Card>
      )}
      {!isOnly && <PasskeysPanel of="staff" />}
    </div>
  )
}
