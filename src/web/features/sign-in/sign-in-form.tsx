// Client sign-in: an e-mail address and Access Dashboard. Rules: specification part 2, section 5, "Login".
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { login } from '#contract/session.ts'
import { texts } from '#texts/login.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { startClientSession } from '../../api/session.ts'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './sign-in.module.css'

/** What is wrong with the address as typed; undefined when it may be sent. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return texts.emailRequired
  return email.includes('@') ? undefined : texts.emailInvalid
}

export function SignInForm() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const send = useSend(login)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = emailProblem(email)
    setProblem(found)
    if (found) {
      field.current?.focus()
      return
    }
    const address = email.trim().toLowerCase()
    send.mutate(
      { body: { email: address } },
      {
        onSuccess: (answer) => {
          if (answer.mode !== 'direct') return
          startClientSession({ token: answer.token, email: address, companyName: answer.user.companyName })
        },
      },
    )
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {send.isError && (
        <Notice tone="bad" role="alert">
          {failureText(send.error, { noConnection: texts.noConnection, other: texts.refused })}
        </Notice>
      )}
      <TextInput
        ref={field}
        label={texts.email}
        type="email"
        name="email"
        autoComplete="email"
        description={texts.emailHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<Icon name="mail" />}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setProblem(undefined)
        }}
        error={problem}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={send.isPending}>
        {texts.accessDashboard}
      </Button>
    </form>
  )
}
