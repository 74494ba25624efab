// Client sign-in: an e-mail address and Access Dashboard. Rules: specification part 2, section 5, "Login".
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { login } from '#contract/session.ts'
import { texts as en } from '#texts/en/login.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { sessionOf, startClientSession } from '../../api/session.ts'
import { takeStoredLanguage } from '../../language/chosen-language.tsx'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CodeSent } from './code-sent.ts'
import classes from './sign-in.module.css'

type Problem = 'emailRequired' | 'emailInvalid'

/** What is wrong with the address as typed; undefined when it may be sent. */
function emailProblem(email: string): Problem | undefined {
  if (email.trim() === '') return 'emailRequired'
  return email.includes('@') ? undefined : 'emailInvalid'
}

type Props = {
  readonly email: string
  readonly onEmail: (typed: string) => void
  readonly onCodeSent: (sent: CodeSent) => void
}

export function SignInForm({ email, onEmail, onCodeSent }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const [problem, setProblem] = useState<Problem>()
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
      { body: { email: address, language } },
      {
        onSuccess: (answer) => {
          if (answer.mode === 'code') return onCodeSent({ ...answer, email: address })
          takeStoredLanguage(answer.language)
          startClientSession(sessionOf(answer, address))
        },
      },
    )
  }
  const failure = failureText(send.error, texts.refused, texts.noConnection)
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {send.isError && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <TextInput
        ref={field}
        name="email"
        type="email"
        label={texts.email}
        description={texts.emailHint}
        inputWrapperOrder={ORDER}
        autoComplete="email"
        leftSection={<Icon name="mail" />}
        value={email}
        onChange={(event) => {
          onEmail(event.currentTarget.value)
          setProblem(undefined)
        }}
        error={problem && texts[problem]}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={send.isPending}>
        {texts.accessDashboard}
      </Button>
    </form>
  )
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description']
