// Asks before a change of somebody on staff.
import type { StaffRole } from '#domain/staff-role.ts'
import { texts } from '#texts/en/staff-people.ts'
import { Confirm } from '../../ui/confirm.tsx'
import type { Asked, Person } from './person-columns.tsx'

type Props = {
  readonly asked: Asked
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

export function ConfirmChange({ asked, ...does }: Props) {
  const { text, ...question } = questionOf(asked)
  return (
    <Confirm {...question} {...does}>
      {text}
    </Confirm>
  )
}

type Question = {
  readonly title: string
  readonly action: string
  readonly text: string
}

function questionOf(asked: Asked): Question {
  const { name } = asked.person
  switch (asked.what) {
    case 'again':
      return { title: texts.againTitle, action: texts.again, text: texts.againText(name) }
    case 'role':
      return { title: texts.roleTitle, action: texts.roleAction, text: texts.roleText(name, roleWord(asked.role)) }
    case 'end-sessions':
      return { title: texts.endSessionsOf(name), action: texts.endSessions, text: standing(asked.person) }
    case 'unlink':
      return {
        title: texts.unlinkTitle,
        action: texts.unlink,
        text: texts.unlinkText(name, asked.person.email),
      }
    case 'disable':
      return { title: texts.disableTitle, action: texts.disable, text: texts.disableText(name) }
    case 'enable':
      return { title: texts.enableOf(name), action: texts.enable, text: standing(asked.person) }
  }
}

const roleWord = (role: StaffRole): string => texts.roles[role].toLowerCase()
const standing = ({ email, role }: Person): string => `${email}, ${roleWord(role)}`
