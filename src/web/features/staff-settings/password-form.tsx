// Changes one password: the current one, the new one twice, and what is wrong with it while it is typed.
import { PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { changePassword, getSettings, type PasswordKind } from '#contract/settings.ts'
import { passwordProblem } from '#domain/password-strength.ts'
import { texts } from '#texts/en/settings.ts'
import { passwordProblemText } from '#words/password-problem.ts'
import { failureText } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { instantDay } from '../../ui/when-text.ts'
import css from './settings.module.css'

type State = AnswerOf<typeof getSettings>['data']['passwords']['staff']
type Props = { readonly which: PasswordKind; readonly state: State }

const NAMES = { staff: texts.staffPassword, documents: texts.documentPassword } as const
const HINTS = { staff: texts.staffPasswordHint, documents: texts.documentPasswordHint } as const
const VARIABLES = { staff: 'STAFF_PASSWORD', documents: 'DOCUMENT_PASSWORD' } as const
const EMPTY = { current: '', next: '', again: '' }

export function PasswordForm({ which, state }: Props) {
  const outdate = useOutdate()
  const send = useSend(changePassword, { countsAsSave: true })
  const [typed, setTyped] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const problems = problemsOf(typed, state.isSet)
  const set = (change: Partial<typeof EMPTY>) => {
    setTyped({ ...typed, ...change })
    if (!send.isPending) send.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (send.isPending || Object.values(problems).some(Boolean)) return
    const body = { which, current: typed.current, next: typed.next }
    send.mutate(
      { body },
      {
        onSuccess: () => {
          setTyped(EMPTY)
          setTried(false)
          outdate(getSettings)
        },
      },
    )
  }
  const field = (name: keyof typeof EMPTY, label: string, autoComplete: string) => (
    <PasswordInput
      label={label}
      autoComplete={autoComplete}
      maxLength={200}
      value={typed[name]}
      error={tried || (name === 'next' && typed.next.length > 0) ? problems[name] : undefined}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={NAMES[which]}>
      <p className="sm dim" style={{ margin: 0 }}>
        {HINTS[which]} {state.changedAt ? texts.lastChanged(instantDay('en', state.changedAt)) : texts.passwordNotSet}
      </p>
      {state.fromEnvironment && <Notice tone="warn">{texts.passwordFromEnvironment(VARIABLES[which])}</Notice>}
      <Outcome which={which} send={send} />
      {state.isSet && field('current', texts.currentPassword, 'current-password')}
      {field('next', texts.newPassword, 'new-password')}
      {field('again', texts.repeatPassword, 'new-password')}
      <div className={css.foot}>
        <ActionButton type="submit" variant="filled" loading={send.isPending}>
          {texts.changePassword}
        </ActionButton>
      </div>
    </form>
  )
}

type Sent = ReturnType<
  typeof useSend<
    typeof changePassword.params,
    typeof changePassword.query,
    typeof changePassword.body,
    typeof changePassword.answer
  >
>

function Outcome({ which, send }: { readonly which: PasswordKind; readonly send: Sent }) {
  if (send.error) {
    return (
      <AlertPanel kind="failure" onClose={send.reset}>
        {failureText(send.error, texts.changePasswordFailed)}
      </AlertPanel>
    )
  }
  if (!send.data) return null
  const { endedSessions } = send.data.data
  return (
    <AlertPanel kind="success" onClose={send.reset}>
      {texts.passwordChanged(NAMES[which])} {endedSessions > 0 && texts.othersSignedOut(endedSessions)}
    </AlertPanel>
  )
}

const weakness = (password: string): string | undefined => {
  const problem = passwordProblem(password)
  return problem && passwordProblemText(problem)
}

const problemsOf = (typed: typeof EMPTY, asksCurrent: boolean) => ({
  current: asksCurrent && typed.current === '' ? texts.currentMissing : undefined,
  next: weakness(typed.next) ?? (typed.next === typed.current ? texts.sameAsBefore : undefined),
  again: typed.again === typed.next ? undefined : texts.notRepeated,
})
