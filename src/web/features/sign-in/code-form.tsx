// The second step: six digits from the mail, pasted or typed; sent again after a while; the tries that are left; the way back.
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { login, loginWithCode } from '#contract/session.ts'
import { texts as en } from '#texts/en/login.ts'
import { factsOf } from '../../api/failure-facts.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { sessionOf, startClientSession } from '../../api/session.ts'
import { takeStoredLanguage } from '../../language/chosen-language.tsx'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { focusOnce } from '../../ui/focus-on.ts'
import { Notice } from '../../ui/notice.tsx'
import { CODE_FIELD_ORDER } from './code-field.ts'
import type { CodeSent } from './code-sent.ts'
import classes from './sign-in.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = {
  readonly sent: CodeSent
  readonly onSentAgain: (sent: CodeSent) => void
  readonly onBack: () => void
}

const DIGITS = 6
const MINUTE_MS = 60_000

export function CodeForm({ sent, onSentAgain, onBack }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [again, setAgain] = useState(false)
  const redeem = useSend(loginWithCode)
  const resend = useSend(login)
  const waitSeconds = useSecondsLeft(sent.challenge, sent.resendSeconds)
  const triesLeft = triesOf(redeem.error) ?? sent.triesLeft
  const minutes = Math.max(1, Math.round((Date.parse(sent.expiresAt) - Date.now()) / MINUTE_MS))

  const redeemCode = (digits: string) => {
    setAgain(false)
    redeem.mutate(
      { body: { challenge: sent.challenge, code: digits } },
      {
        onSuccess: (signed) => {
          takeStoredLanguage(signed.language)
          startClientSession(sessionOf(signed, sent.email))
        },
      },
    )
  }
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS)
    setCode(digits)
    setProblem(undefined)
    const isWhole = digits.length === DIGITS && digits !== code
    if (isWhole && !redeem.isPending) redeemCode(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length < DIGITS) return setProblem(texts.codeNeeded)
    if (!redeem.isPending) redeemCode(code)
  }
  const sendAgain = () =>
    resend.mutate(
      { body: { email: sent.email, language } },
      {
        onSuccess: (answer) => {
          if (answer.mode !== 'code') return
          redeem.reset()
          setCode('')
          setAgain(true)
          onSentAgain({ ...answer, email: sent.email })
        },
      },
    )
  const failed = redeem.error ?? resend.error
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div role="status">
        <h3>{texts.codeTitle}</h3>
        <p className="sm dim">{again ? texts.resent : texts.codeSent(sent.email, minutes)}</p>
      </div>
      {failed && (
        <Notice tone="bad" role="alert">
          {failureText(failed, texts.refused, texts.noConnection)}
        </Notice>
      )}
      <TextInput
        name="one-time-code"
        label={texts.code}
        description={texts.codeHint(triesLeft)}
        inputWrapperOrder={CODE_FIELD_ORDER}
        classNames={{ input: classes.code }}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        ref={focusOnce}
        value={code}
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={redeem.isPending}>
        {texts.signIn}
      </Button>
      <div className={classes.more}>
        <Button variant="subtle" onClick={onBack}>
          {texts.otherEmail}
        </Button>
        <Button variant="subtle" disabled={waitSeconds > 0} loading={resend.isPending} onClick={sendAgain}>
          {waitSeconds > 0 ? texts.resendIn(waitSeconds) : texts.resend}
        </Button>
      </div>
    </form>
  )
}

const triesOf = (error: unknown): number | undefined =>
  (factsOf(error, 'sign-in-code-wrong') ?? factsOf(error, 'sign-in-code-over'))?.triesLeft
