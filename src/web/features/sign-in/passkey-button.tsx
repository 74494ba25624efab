// Signing in by a passkey, beside the other way of the same form.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { texts as en } from '#texts/en/passkeys.ts'
import { failureText } from '../../api/failures.ts'
import { deviceSaid, takesPasskeys } from '../../api/passkey-device.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './sign-in.module.css'

export function PasskeyButton({ of }: { readonly of: 'client' | 'staff' }) {
  const texts = useTexts(en)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>()
  if (!takesPasskeys()) return null
  const signIn = async () => {
    setFailed(undefined)
    setBusy(true)
    try {
      const { signInByPasskey } = await import('../../api/passkey-sign-in.ts')
      await signInByPasskey(of)
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
          {said ? texts.givenUp : failureText(failed, texts.notSignedIn)}
        </Notice>
      )}
      <Button fullWidth leftSection={<Icon name="key" />} loading={isBusy} onClick={() => void signIn()}>
        {texts.signIn}
      </Button>
    </div>
  )
}
