// Joining staff in three steps: name and password, the authenticator app, the recovery codes. Nothing is kept before the code is right, so
// that closing the page loses nothing but what was typed.
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { PasskeyMade } from '#contract/passkeys.ts'
import { acceptInvitation, type openInvitation } from '#contract/staff-sign-in.ts'
import { passwordProblem } from '#domain/password-strength.ts'
import { texts as passkeyTexts } from '#texts/en/passkeys.ts'
import { texts } from '#texts/en/staff-sign-in.ts'
import { passwordProblemText } from '#words/password-problem.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { deviceSaid, makePasskey, takesPasskeys } from '../../api/passkey-device.ts'
import { saveFile } from '../../api/save-file.ts'
import { startStaffSession } from '../../api/session.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { AuthenticatorPicture } from '../../ui/authenticator-picture.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'
import classes from './sign-in.module.css'

type Invitation = AnswerOf<typeof openInvitation>['data']
type Props = { readonly token: string; readonly invitation: Invitation; readonly onJoined: () => void }

export function JoinForm({ token, invitation, onJoined }: Props) {
  const [typed, setTyped] = useState({ name: invitation.name, password: '', again: '' })
  const [isChosen, setChosen] = useState(false)
  const send = useSend(acceptInvitation)
  const joined = send.data
  if (joined)
    return (
      <Codes
        codes={joined.recoveryCodes}
        onDone={() => {
          startStaffSession({ token: joined.token, user: joined.user })
          onJoined()
        }}
      />
    )
  if (!isChosen)
    return <WhoForm invitation={invitation} typed={typed} onType={setTyped} onDone={() => setChosen(true)} />
  const { name, password } = typed
  return (
    <AppForm
      invitation={invitation}
      isBusy={send.isPending}
      failure={send.error && failureText(send.error, texts.joinFailed)}
      onBack={() => {
        send.reset()
        setChosen(false)
      }}
      onCode={(code) => send.mutate({ body: { token, name, password, code } })}
      onPasskey={(passkey) => send.mutate({ body: { token, name, password, passkey } })}
    />
  )
}

type Typed = { readonly name: string; readonly password: string; readonly again: string }
type WhoProps = {
  readonly invitation: Invitation
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
  readonly onDone: () => void
}

function WhoForm({ invitation, typed, onType, onDone }: WhoProps) {
  const [tried, setTried] = useState(false)
  const problems = problemsOf(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!Object.values(problems).some(Boolean)) onDone()
  }
  const set = (change: Partial<Typed>) => onType({ ...typed, ...change })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className="sm dim">
        {texts.steps(1)}. {texts.invitedAs(invitation.email, texts.roles[invitation.role])}
      </p>
      <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
      <TextInput
        label={texts.yourName}
        description={texts.nameHint}
        autoComplete="name"
        maxLength={120}
        value={typed.name}
        error={tried && problems.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <PasswordInput
        label={texts.newPassword}
        autoComplete="new-password"
        maxLength={200}
        value={typed.password}
        error={(tried || typed.password !== '') && problems.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
      />
      <PasswordInput
        label={texts.repeatPassword}
        autoComplete="new-password"
        maxLength={200}
        value={typed.again}
        error={tried && problems.again}
        onChange={(event) => set({ again: event.currentTarget.value })}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth>
        {texts.goOn}
      </Button>
    </form>
  )
}

function problemsOf({ name, password, again }: Typed) {
  const weakness = passwordProblem(password)
  return {
    name: name.trim() === '' ? texts.nameMissing : undefined,
    password: weakness && passwordProblemText(weakness),
    again: again === password ? undefined : texts.notRepeated,
  }
}

type AppProps = {
  readonly invitation: Invitation
  readonly isBusy: boolean
  readonly failure: string | null
  readonly onBack: () => void
  readonly onCode: (code: string) => void
  readonly onPasskey: (passkey: PasskeyMade) => void
}

function AppForm({ invitation, isBusy, failure, onBack, onCode, onPasskey }: AppProps) {
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const digits = code.replace(/\D/g, '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (digits.length === 6 && !isBusy) onCode(digits)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className="sm dim">
        {texts.steps(2)}. {texts.appHint}
      </p>
      <AuthenticatorPicture {...invitation.authenticator} />
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <TextInput
        name="one-time-code"
        label={texts.code}
        classNames={{ input: classes.code }}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={tried && digits.length !== 6 ? texts.codeMissing : undefined}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isBusy}>
        {texts.join}
      </Button>
      <JoinByPasskey asked={invitation.passkey} isBusy={isBusy} onMade={onPasskey} />
      <Button variant="subtle" onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  )
}

type PasskeyProps = {
  readonly asked: Invitation['passkey']
  readonly isBusy: boolean
  readonly onMade: (passkey: PasskeyMade) => void
}

function JoinByPasskey({ asked, isBusy, onMade }: PasskeyProps) {
  const [failed, setFailed] = useState<string>()
  if (!asked || !takesPasskeys()) return null
  const make = async () => {
    setFailed(undefined)
    try {
      onMade(await makePasskey(asked))
    } catch (error) {
      setFailed(passkeyTexts[deviceSaid(error) ?? 'notAdded'])
    }
  }
  return (
    <>
      {failed && (
        <Notice tone="warn" role="alert">
          {failed}
        </Notice>
      )}
      <Button leftSection={<Icon name="key" />} disabled={isBusy} onClick={() => void make()}>
        {texts.usePasskey}
      </Button>
      <p className="xs dim">{texts.passkeyHint}</p>
    </>
  )
}

function Codes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const [areKept, setKept] = useState(false)
  return (
    <div className={classes.form}>
      <div role="status">
        <p className="sm dim">{texts.steps(3)}</p>
        <h2>{texts.codesTitle}</h2>
      </div>
      <RecoveryCodes codes={codes} onDownload={saveFile} />
      <Checkbox label={texts.codesKept} checked={areKept} onChange={(event) => setKept(event.currentTarget.checked)} />
      <ActionButton
        variant="filled"
        size="lg"
        onClick={onDone}
        {...(areKept ? {} : { disabledReason: texts.enterFirst })}
      >
        {texts.enter}
      </ActionButton>
    </div>
  )
}
