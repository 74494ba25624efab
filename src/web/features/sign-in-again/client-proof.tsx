// Of a client: a passkey, or a code that is mailed anew.
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { askPasskey } from '#contract/passkeys.ts'
import { askAgain, codeAgain, passkeyAgain } from '#contract/sign-in-again.ts'
import { texts as en } from '#texts/en/sign-in-again.ts'
import { call } from '../../api/call.ts'
import { provePasskey, takesPasskeys } from '../../api/passkey-device.ts'
import { useSessions } from '../../api/session.ts'
import { useTexts } from '../../language/page-language.tsx'
import { focusOnce } from '../../ui/focus-on.ts'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './sign-in-again.module.css'
import { useProving } from './use-proving.ts'

const PROOF = { actor: 'client', isProof: true } as const
const DIGITS = 6

type Props = {
  /** By a passkey alone. */
  readonly byPasskey: boolean
  readonly onDone: () => void
}

export function ClientProof({ byPasskey, onDone }: Props) {
  const texts = useTexts(en)
  const email = useSessions().client?.email ?? ''
  const [challenge, setChallenge] = useState<string>()
  const { isBusy, failed, prove } = useProving()
  const passkey = async () => {
    const done = await prove(async () => {
      const proof = await provePasskey((await call(askPasskey, {}, { isProof: true })).data)
      return call(passkeyAgain, { body: { proof } }, PROOF)
    })
    if (done) onDone()
  }
  const ask = async () => {
    const asked = await prove(() => call(askAgain, {}, PROOF))
    if (asked?.mode === 'direct') onDone()
    if (asked?.mode === 'code') setChallenge(asked.challenge)
  }
  const redeem = async (code: string) => {
    const done = await prove(() => call(codeAgain, { body: { challenge: challenge ?? '', code } }, PROOF))
    if (done) onDone()
  }
  return (
    <>
      {failed && (
        <Notice tone="bad" role="alert">
          {failed}
        </Notice>
      )}
      {takesPasskeys() && (
        <Button
          fullWidth
          variant={byPasskey ? 'filled' : 'default'}
          leftSection={<Icon name="key" />}
          loading={isBusy}
          onClick={() => void passkey()}
        >
          {texts.byPasskey}
        </Button>
      )}
      {byPasskey && <p className="xs dim">{takesPasskeys() ? texts.lost : texts.notSupported}</p>}
      {!byPasskey && challenge === undefined && (
        <>
          <Button fullWidth variant="filled" loading={isBusy} onClick={() => void ask()}>
            {texts.sendCode}
          </Button>
          <p className="xs dim">{texts.codeHint(email)}</p>
        </>
      )}
      {!byPasskey && challenge !== undefined && (
        <CodeForm email={email} isBusy={isBusy} onCode={(code) => void redeem(code)} onAgain={() => void ask()} />
      )}
    </>
  )
}

type CodeProps = {
  readonly email: string
  readonly isBusy: boolean
  readonly onCode: (code: string) => void
  readonly onAgain: () => void
}

function CodeForm({ email, isBusy, onCode, onAgain }: CodeProps) {
  const texts = useTexts(en)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const isWhole = code.length === DIGITS
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWhole && !isBusy) onCode(code)
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={texts.title}>
      <p className="sm dim" role="status">
        {texts.codeSent(email)}
      </p>
      <TextInput
        ref={focusOnce}
        name="one-time-code"
        label={texts.code}
        classNames={{ input: css.code }}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={tried && !isWhole ? texts.codeMissing : undefined}
        onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, DIGITS))}
      />
      <Button type="submit" variant="filled" fullWidth loading={isBusy}>
        {texts.confirm}
      </Button>
      <Button variant="subtle" disabled={isBusy} onClick={onAgain}>
        {texts.sendAgain}
      </Button>
    </form>
  )
}
