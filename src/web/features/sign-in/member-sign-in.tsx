// Signing in with a name on staff: e-mail address and password, then a code of the authenticator app or a recovery code.
import { Button, PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { type FormEvent, useState } from 'react'
import { memberCode, memberLogin } from '#contract/staff-sign-in.ts'
import { texts } from '#texts/en/staff-sign-in.ts'
import { failureText, isRefusal } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { startStaffSession } from '../../api/session.ts'
import { focusOnce } from '../../ui/focus-on.ts'
import { Notice } from '../../ui/notice.tsx'
import { CODE_FIELD_ORDER } from './code-field.ts'
import { PasskeyButton } from './passkey-button.tsx'
import classes from './sign-in.module.css'

export function MemberSignIn() {
  const [challenge, setChallenge] = useState<string>()
  const [why, setWhy] = useState<string>()
  const over = () => {
    setWhy(texts.over)
    setChallenge(undefined)
  }
  if (challenge !== undefined)
    return <SecondStep challenge={challenge} onOver={over} onBack={() => setChallenge(undefined)} />
  return (
    <>
      <FirstStep
        why={why}
        onPassed={(next) => {
          setWhy(undefined)
          setChallenge(next)
        }}
      />
      <PasskeyButton of="staff" />
    </>
  )
}

type FirstProps = { readonly why: string | undefined; readonly onPassed: (challenge: string) => void }

function FirstStep({ why, onPassed }: FirstProps) {
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [tried, setTried] = useState(false)
  const send = useSend(memberLogin)
  const problems = {
    email: typed.email.includes('@') ? undefined : texts.emailMissing,
    password: typed.password === '' ? texts.passwordMissing : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems.email || problems.password || send.isPending) return
    send.mutate({ body: typed }, { onSuccess: ({ challenge }) => onPassed(challenge) })
  }
  const said = send.error ? failureText(send.error, texts.signInFailed) : why
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {said && (
        <Notice tone={send.error ? 'bad' : 'warn'} role="alert">
          {said}
        </Notice>
      )}
      <TextInput
        type="email"
        label={texts.email}
        autoComplete="username"
        value={typed.email}
        error={tried && problems.email}
        onChange={(event) => setTyped({ ...typed, email: event.currentTarget.value })}
      />
      <PasswordInput
        label={texts.password}
        autoComplete="current-password"
        value={typed.password}
        error={tried && problems.password}
        onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={send.isPending}>
        {texts.goOn}
      </Button>
      <p className="xs dim">{texts.lostAccess}</p>
    </form>
  )
}

type SecondProps = { readonly challenge: string; readonly onOver: () => void; readonly onBack: () => void }

function SecondStep({ challenge, onOver, onBack }: SecondProps) {
  const [byApp, setByApp] = useState(true)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const send = useSend(memberCode)
  const isWhole = byApp ? /^\s*\d{3}\s?\d{3}\s*$/.test(code) : code.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWhole || send.isPending) return
    send.mutate(
      { body: { challenge, code } },
      {
        onSuccess: ({ token, user }) => startStaffSession({ token, user }),
        onError: (error) => {
          if (isRefusal(error, 'second-step-over')) onOver()
        },
      },
    )
  }
  const change = (next: boolean) => {
    setByApp(next)
    setCode('')
    setTried(false)
    send.reset()
  }
  const missing = byApp ? texts.codeMissing : texts.recoveryMissing
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={texts.secondStep}>
      {send.error && (
        <Notice tone="bad" role="alert">
          {failureText(send.error, texts.signInFailed)}
        </Notice>
      )}
      <TextInput
        key={byApp ? 'app' : 'recovery'}
        ref={focusOnce}
        name="one-time-code"
        label={byApp ? texts.code : texts.recoveryCode}
        description={byApp ? texts.codeHint : texts.recoveryHint}
        inputWrapperOrder={CODE_FIELD_ORDER}
        classNames={byApp ? { input: classes.code } : undefined}
        inputMode={byApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={60}
        value={code}
        error={tried && !isWhole ? missing : undefined}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={send.isPending}>
        {texts.signIn}
      </Button>
      <div className={classes.more}>
        <Button variant="subtle" onClick={onBack}>
          {texts.back}
        </Button>
        <Button variant="subtle" onClick={() => change(!byApp)}>
          {byApp ? texts.useRecovery : texts.useApp}
        </Button>
      </div>
    </form>
  )
}
