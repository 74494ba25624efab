// The old address of a client comes by a link, without signing in: '/address-change#<token>'. The token stands after '#', so that it is in no log
// and no referrer.
import { useLocation } from 'react-router'
import { openAddressChange } from '#contract/address-change.ts'
import { texts as en } from '#texts/en/address-change.ts'
import { failureText } from '../api/failures.ts'
import { useEndpoint } from '../api/hooks.ts'
import { AnswerAddress } from '../features/address-change/answer-address.tsx'
import { useTexts } from '../language/page-language.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import classes from './companies.module.css'
import { usePageTitle } from './use-page-title.ts'

export function AddressChangePage() {
  const texts = useTexts(en)
  usePageTitle(texts.title)
  const token = useLocation().hash.slice(1)
  return (
    <div className={classes.choose}>
      <h1>{texts.title}</h1>
      <Card label={texts.title}>
        {token === '' ? (
          <EmptyState icon="lock" title={texts.noLink} text={texts.noLinkHint} />
        ) : (
          <Question token={token} />
        )}
      </Card>
    </div>
  )
}

/** Asked for once. */
const FOR_GOOD = Number.POSITIVE_INFINITY

function Question({ token }: { readonly token: string }) {
  const texts = useTexts(en)
  const opened = useEndpoint(openAddressChange, { body: { token } }, { freshFor: FOR_GOOD })
  if (opened.error && !opened.data)
    return (
      <ErrorNotice
        inline
        title={failureText(opened.error, { noConnection: texts.noConnection, other: texts.openFailed })}
        query={opened}
      />
    )
  if (!opened.data) return <Loading sentence={texts.opening} rows={3} widths={[220, 160]} />
  return <AnswerAddress token={token} asked={opened.data.data} />
}
