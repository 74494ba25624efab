// The old address of a client comes by a link: '/address-change#<token>'.
import { openAddressChange } from '#contract/address-change.ts'
import { texts as en } from '#texts/en/address-change.ts'
import { useEndpoint } from '../api/hooks.ts'
import { AnswerAddress } from '../features/address-change/answer-address.tsx'
import { useTexts } from '../language/page-language.tsx'
import classes from './companies.module.css'
import { FOR_GOOD, LinkCard, Opened } from './opened-by-link.tsx'
import { usePageTitle } from './use-page-title.ts'

export function AddressChangePage() {
  const texts = useTexts(en)
  usePageTitle(texts.title)
  return (
    <div className={classes.choose}>
      <LinkCard title={texts.title} noLink={texts.noLink} noLinkHint={texts.noLinkHint}>
        {(token) => <Question token={token} />}
      </LinkCard>
    </div>
  )
}

function Question({ token }: { readonly token: string }) {
  const texts = useTexts(en)
  const opened = useEndpoint(openAddressChange, { body: { token } }, { freshFor: FOR_GOOD })
  return (
    <Opened query={opened} texts={texts}>
      {(asked) => <AnswerAddress token={token} asked={asked} />}
    </Opened>
  )
}
