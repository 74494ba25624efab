// Asks before a change of who belongs to a client.
import { nameOfPerson } from '#domain/client-role.ts'
import { texts as en } from '#texts/en/client-people.ts'
import type { Shape } from '#words/language.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import type { Asked } from './person-columns.tsx'

type Props = {
  readonly asked: Asked
  readonly company: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

export function AskChange({ asked, company, onCancel, onConfirm }: Props) {
  const { text, ...question } = questionOf(asked, company, useTexts(en))
  return (
    <Confirm {...question} onCancel={onCancel} onConfirm={onConfirm}>
      {text}
    </Confirm>
  )
}

function questionOf(asked: Asked, company: string, texts: Shape<typeof en>) {
  const name = nameOfPerson(asked.person)
  switch (asked.what) {
    case 'role': {
      const text = texts.roleText(name, texts.roles[asked.role].toLowerCase())
      return { title: texts.roleTitle, action: texts.roleAction, text }
    }
    case 'remove':
      return { title: texts.removeTitle, action: texts.remove, text: texts.removeText(name) }
    case 'leave':
      return { title: texts.leaveTitle, action: texts.leave, text: texts.leaveText(company) }
    case 'make-address': {
      const text = texts.makeAddressText(asked.person.email)
      return { title: texts.makeAddressTitle, action: texts.makeAddress, text }
    }
    case 'forget':
      return { title: texts.forgetTitle, action: texts.forget, text: texts.forgetText(name) }
    case 'end-sessions':
      return { title: texts.endSessionsOf(name), action: texts.endSessions, text: texts.endSessionsText(name) }
  }
}
