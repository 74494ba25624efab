// Of staff: a passkey, or the password with a code of the app; of the shared password that alone.
import { Button, PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { type FormEvent, useState } from 'react'
import { askPasskey } from '#contract/passkeys.ts'
import { health } from '#contract/reference.ts'
import { memberAgain, memberPasskeyAgain } from '#contract/sign-in-again.ts'
import { getOwnAccount } from '#contract/staff-account.ts'
import { texts } from '#texts/en/sign-in-again.ts'
import { call } from '../../api/call.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { provePasskey, takesPasskeys } from '../../api/passkey-device.ts'
import { useSessions } from '../../api/session.ts'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './sign-in-again.module.css'
import { SignOnProof } from './sign-on-proof.tsx'
import { useProving } from './use-proving.ts'

const FRESH_MS = 600_000
const PROOF = { actor: 'staff', isProof: true } as const

export function StaffProof({ onDone }: { readonly onDone: () => void }) {
  const hasName = useSessions().staff?.user.role !== undefined
  const { data } = useEndpoint(health, {}, { freshFor: FRESH_MS })
  const provider = hasName ? (data?.signOn ?? undefined) : undefined
  const account = useEndpoint(getOwnAccount, {}, { enabled: provider !== undefined })
  const hasNoPassword = account.data?.data?.passwordSince === null
  return (
    <>
      {provider !== undefined && <SignOnProof provider={provider} onDone={onDone} />}
      {data?.staffSignIn !== 'sso' && !hasNoPassword && <OwnProof hasName={hasName} onDone={onDone} />}
    </>
  )
}

type Props = { readonly hasName: boolean; readonly onDone: () => void }

/** Of Portage's own. */
function OwnProof({ hasName, onDone }: Props) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const { isBusy, failed, prove } = useProving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (password === '' || isBusy) return
    const given = { password, ...(code.trim() === '' ? {} : { code: code.trim() }) }
    if (await prove(() => call(memberAgain, { body: given }, PROOF))) onDone()
    else setCode('')
  }
  const passkey = async () => {
    const done = await prove(async () => {
      const proof = await provePasskey((await call(askPasskey, {}, { isProof: true })).data)
      return call(memberPasskeyAgain, { body: { proof } }, PROOF)
    })
    if (done) onDone()
  }
  return (
    <>
      {failed && (
        <Notice tone="bad" role="alert">
          {failed}
        </Notice>
      )}
      {hasName && takesPasskeys() && (
        <Button fullWidth leftSection={<Icon name="key" />} disabled={isBusy} onClick={() => void passkey()}>
          {texts.byPasskey}
        </Button>
      )}
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate aria-label={texts.title}>
        <PasswordInput
          data-autofocus
          label={hasName ? texts.password : texts.sharedPassword}
          autoComplete="current-password"
          maxLength={200}
          value={password}
          error={tried && password === '' ? texts.passwordMissing : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {hasName && (
          <TextInput
            name="one-time-code"
            label={texts.appCode}
            description={texts.appHint}
            autoComplete="one-time-code"
            maxLength={60}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Button type="submit" variant="filled" fullWidth loading={isBusy}>
          {texts.confirm}
        </Button>
      </form>
    </>
  )
}
