// Signing in by a passkey, beside the other way of the same form.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { askPasskey, memberPasskeyLogin, passkeyLogin } from '#contract/passkeys.ts'
import { texts as en } from '#texts/en/passkeys.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { deviceSaid, provePasskey, takesPasskeys } from '../../api/passkey-device.ts'
import { sessionOf, startClientSession, startStaffSession } from '../../api/session.ts'
import { takeStoredLanguage } from '../../language/chosen-language.tsx'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './sign-in.module.css'

export function PasskeyButton({ of }: { readonly of: 'client' | 'staff' }) {
  const texts = useTexts(en)
  const ask = useSend(askPasskey)
  const asClient = useSend(passkeyLogin)
  const onStaff = useSend(memberPasskeyLogin)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>()
  if (!takesPasskeys()) return null
  const signIn = async () => {
    setFailed(undefined)
    setBusy(true)
    try {
      const proof = await provePasskey((await ask.mutateAsync({})).data)
      if (of === 'staff') return startStaffSession(await onStaff.mutateAsync({ body: { proof } }))
      const signed = await asClient.mutateAsync({ body: { proof } })
      takeStoredLanguage(signed.language)
      startClientSession(sessionOf(signed, signed.email))
    } catch (error) {
      setFailed(error)
    } finally {
      setBusy(false)
    }
  }
  const said = deviceSaid(failed)
  return (
    <div className={classes.passkey}>
      {failed !== undefined && (
        <Notice tone={said ? 'warn' : 'bad'} role="alert">
          {said ? texts.givenUp : failureText(failed, { noConnection: texts.noConnection, other: texts.notSignedIn })}
        </Notice>
      )}
      <Button fullWidth leftSection={<Icon name="key" />} loading={isBusy} onClick={() => void signIn()}>
        {texts.signIn}
      </Button>
    </div>
  )
}
