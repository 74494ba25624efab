// The own account on staff: password, authenticator app, recovery codes.
import { Button, PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import {
  getOwnAccount,
  newAuthenticator,
  renewRecoveryCodes,
  saveAuthenticator,
  setOwnPassword,
} from '#contract/staff-account.ts'
import { passwordProblem } from '#domain/password-strength.ts'
import { texts } from '#texts/en/staff-account.ts'
import { passwordProblemText } from '#words/password-problem.ts'
import { failureText } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { saveFile } from '../../api/save-file.ts'
import { AuthenticatorPicture } from '../../ui/authenticator-picture.tsx'
import { Card } from '../../ui/card.tsx'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'
import { AlertPanel, FailureAlert } from '../../ui/show-alert.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './account.module.css'

export type Account = NonNullable<AnswerOf<typeof getOwnAccount>['data']>
type Props = { readonly account: Account }

const sentenceOf = (error: unknown) => (error ? failureText(error, texts.notChanged) : undefined)
const EMPTY = { current: '', next: '', again: '' }

export function PasswordPanel({ account }: Props) {
  const outdate = useOutdate()
  const send = useSend(setOwnPassword)
  const [typed, setTyped] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const problems = passwordProblems(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (send.isPending || Object.values(problems).some(Boolean)) return
    const onSuccess = () => {
      setTyped(EMPTY)
      setTried(false)
      outdate(getOwnAccount)
    }
    send.mutate({ body: { current: typed.current, next: typed.next } }, { onSuccess })
  }
  const field = (name: keyof typeof EMPTY, label: string, autoComplete: string) => (
    <PasswordInput
      label={label}
      autoComplete={autoComplete}
      maxLength={200}
      value={typed[name]}
      error={tried || (name === 'next' && typed.next !== '') ? problems[name] : undefined}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  )
  return (
    <Card title={texts.password}>
      <form className={css.form} onSubmit={submit} noValidate aria-label={texts.password}>
        <p className="sm dim">{texts.passwordHint(whenText('en', account.passwordSince ?? ''))}</p>
        <FailureAlert text={sentenceOf(send.error)} onClose={send.reset} />
        {send.data && (
          <AlertPanel kind="success" onClose={send.reset}>
            {texts.changed(send.data.endedSessions)}
          </AlertPanel>
        )}
        {field('current', texts.current, 'current-password')}
        {field('next', texts.next, 'new-password')}
        {field('again', texts.again, 'new-password')}
        <Button type="submit" variant="filled" loading={send.isPending}>
          {texts.change}
        </Button>
      </form>
    </Card>
  )
}

function passwordProblems({ current, next, again }: typeof EMPTY) {
  const weakness = passwordProblem(next)
  const unchanged = next === current ? texts.sameAsBefore : undefined
  return {
    current: current === '' ? texts.currentMissing : undefined,
    next: weakness ? passwordProblemText(weakness) : unchanged,
    again: again === next ? undefined : texts.notRepeated,
  }
}

export function AuthenticatorPanel({ account }: Props) {
  const outdate = useOutdate()
  const begin = useSend(newAuthenticator)
  const save = useSend(saveAuthenticator)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const digits = code.replace(/\D/g, '')
  const cancel = () => {
    begin.reset()
    save.reset()
    setCode('')
    setTried(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (digits.length !== 6 || save.isPending) return
    const onSuccess = () => {
      begin.reset()
      setCode('')
      setTried(false)
      outdate(getOwnAccount)
    }
    save.mutate({ body: { code: digits } }, { onSuccess })
  }
  const shown = begin.data?.data
  return (
    <Card title={texts.app}>
      <div className={css.form}>
        <p className="sm dim">
          {account.authenticatorSince ? texts.appHint(whenText('en', account.authenticatorSince)) : texts.noApp}
        </p>
        <FailureAlert text={sentenceOf(begin.error ?? save.error)} onClose={cancel} />
        {save.data && !shown && (
          <AlertPanel kind="success" onClose={save.reset}>
            {texts.appChanged}
          </AlertPanel>
        )}
        {!shown && (
          <Button loading={begin.isPending} onClick={() => begin.mutate({})}>
            {texts.newApp}
          </Button>
        )}
      </div>
      {shown && (
        <form className={css.form} onSubmit={submit} noValidate aria-label={texts.newApp}>
          <p className="sm">{texts.appScan}</p>
          <AuthenticatorPicture {...shown} />
          <TextInput
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            error={tried && digits.length !== 6 ? texts.codeMissing : undefined}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <span className={css.actions}>
            <Button type="submit" variant="filled" loading={save.isPending}>
              {texts.useApp}
            </Button>
            <Button onClick={cancel}>{texts.cancel}</Button>
          </span>
        </form>
      )}
    </Card>
  )
}

export function RecoveryPanel({ account }: Props) {
  const outdate = useOutdate()
  const renew = useSend(renewRecoveryCodes)
  const make = () => renew.mutate({}, { onSuccess: () => outdate(getOwnAccount) })
  return (
    <Card title={texts.codes}>
      <div className={css.form}>
        {!renew.data && (
          <p className="sm dim">
            {texts.codesLeft(account.recoveryCodesLeft)} {texts.codesHint}
          </p>
        )}
        <FailureAlert text={sentenceOf(renew.error)} onClose={renew.reset} />
        {renew.data ? (
          <>
            <RecoveryCodes codes={renew.data.recoveryCodes} onDownload={saveFile} />
            <Button onClick={renew.reset}>{texts.done}</Button>
          </>
        ) : (
          <Button loading={renew.isPending} onClick={make}>
            {texts.newCodes}
          </Button>
        )}
      </div>
    </Card>
  )
}
