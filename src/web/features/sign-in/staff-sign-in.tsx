// Signing in as staff: by the shared password where there is one, or with a name.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { health } from '#contract/reference.ts'
import { texts as staffTexts } from '#texts/en/staff.ts'
import { texts } from '#texts/en/staff-sign-in.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useForgetLeaving } from '../../api/session.ts'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MemberSignIn } from './member-sign-in.tsx'
import { SignOnButton } from './sign-on-button.tsx'
import { StaffSignInForm } from './staff-sign-in-form.tsx'

const FRESH_MS = 600_000

export function StaffSignIn() {
  useForgetLeaving('staff')
  const [byName, setByName] = useState(false)
  const { data, isLoading } = useEndpoint(health, {}, { freshFor: FRESH_MS })
  const provider = data?.signOn ?? undefined
  if (isLoading)
    return (
      <Card level={1} title={staffTexts.title}>
        <Loading sentence={texts.loading} rows={2} widths={[220]} />
      </Card>
    )
  if (data?.staffSignIn === 'sso' && provider)
    return (
      <Card level={1} title={texts.title}>
        <SignOnButton provider={provider} isOnly />
      </Card>
    )
  if (data?.staffSignIn === 'named')
    return (
      <Card level={1} title={texts.title}>
        <MemberSignIn />
        {provider && <SignOnButton provider={provider} />}
      </Card>
    )
  return (
    <>
      {data?.demo && !byName && (
        <Notice tone="info" quiet>
          {texts.sharedInDemo}
        </Notice>
      )}
      <Card level={1} title={staffTexts.title}>
        {byName ? <MemberSignIn /> : <StaffSignInForm />}
        {provider && <SignOnButton provider={provider} />}
      </Card>
      <Button variant="subtle" onClick={() => setByName(!byName)}>
        {byName ? texts.byShared : texts.byName}
      </Button>
    </>
  )
}
