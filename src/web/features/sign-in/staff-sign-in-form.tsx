// Staff sign-in: the staff password, which must not be blank. Source: specification part 2, section 5.
import { Button, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { type FormEvent, useState } from 'react'
import { staffLogin } from '#contract/session.ts'
import { texts as sessionTexts } from '#texts/en/session.ts'
import { texts } from '#texts/en/staff.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { startStaffSession } from '../../api/session.ts'
import { Notice } from '../../ui/notice.tsx'
import classes from './sign-in.module.css'

export function StaffSignInForm() {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const send = useSend(staffLogin)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password.trim() === '') {
      setProblem(texts.passwordMissing)
      return
    }
    send.mutate({ body: { password } }, { onSuccess: ({ token, user }) => startStaffSession({ token, user }) })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {send.isError && (
        <Notice tone="bad" role="alert">
          {failureText(send.error, sessionTexts.invalidPassword)}
        </Notice>
      )}
      <PasswordInput
        label={texts.password}
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          setProblem(undefined)
        }}
        error={problem}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={send.isPending}>
        {texts.signIn}
      </Button>
    </form>
  )
}
