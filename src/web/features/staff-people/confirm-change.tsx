// Asks before a change of somebody on staff; one that hands out access asks for the own password too.
import { PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useState } from 'react'
import type { StaffRole } from '#domain/staff-role.ts'
import { texts } from '#texts/en/staff-people.ts'
import { Confirm } from '../../ui/confirm.tsx'
import type { Asked, Person } from './person-columns.tsx'

type Props = {
  readonly asked: Asked
  readonly onCancel: () => void
  /** `password`: empty where none is asked for. */
  readonly onConfirm: (password: string) => void
}

export function ConfirmChange({ asked, onCancel, onConfirm }: Props) {
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { title, action, text, isGuarded } = questionOf(asked)
  const confirm = () => {
    setTried(true)
    if (!isGuarded || password !== '') onConfirm(password)
  }
  return (
    <Confirm {...{ title, action, onCancel }} onConfirm={confirm}>
      {text}
      {isGuarded && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            confirm()
          }}
        >
          <PasswordInput
            mt="sm"
            label={texts.password}
            autoComplete="current-password"
            maxLength={200}
            value={password}
            error={tried && password === '' && texts.passwordMissing}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </form>
      )}
    </Confirm>
  )
}

type Question = {
  readonly title: string
  readonly action: string
  readonly text: string
  /** Whether the password is asked. */
  readonly isGuarded: boolean
}

function questionOf(asked: Asked): Question {
  const { name } = asked.person
  switch (asked.what) {
    case 'again':
      return { title: texts.againTitle, action: texts.again, text: texts.againText(name), isGuarded: true }
    case 'role': {
      const text = texts.roleText(name, roleWord(asked.role))
      return { title: texts.roleTitle, action: texts.roleAction, text, isGuarded: true }
    }
    case 'end-sessions': {
      const text = standing(asked.person)
      return { title: texts.endSessionsOf(name), action: texts.endSessions, text, isGuarded: false }
    }
    case 'disable':
      return { title: texts.disableTitle, action: texts.disable, text: texts.disableText(name), isGuarded: false }
    case 'enable':
      return { title: texts.enableOf(name), action: texts.enable, text: standing(asked.person), isGuarded: false }
  }
}

const roleWord = (role: StaffRole): string => texts.roles[role].toLowerCase()
const standing = ({ email, role }: Person): string => `${email}, ${roleWord(role)}`
