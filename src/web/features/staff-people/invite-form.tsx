// Invites somebody to staff.

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { invitePerson } from '#contract/staff-people.ts'
import { looksLikeMailAddress } from '#domain/mail-address.ts'
import type { StaffRole } from '#domain/staff-role.ts'
import { texts } from '#texts/en/staff-people.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Invited } from './invitation-link.tsx'
import css from './people.module.css'
import { ROLE_CHOICES, roleIn } from './person-columns.tsx'

type Typed = { readonly name: string; readonly email: string; readonly role: StaffRole }
const EMPTY: Typed = { name: '', email: '', role: 'operator' }

export function InviteForm({ onInvited }: { readonly onInvited: (invited: Invited) => void }) {
  const [typed, setTyped] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const send = useSend(invitePerson)
  const problems = {
    name: typed.name.trim() === '' ? texts.nameMissing : undefined,
    email: looksLikeMailAddress(typed.email.trim()) ? undefined : texts.emailWrong,
  }
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean) || send.isPending) return
    send.mutate(
      { body: typed },
      {
        onSuccess: ({ data }) => {
          onInvited({ name: typed.name.trim(), email: typed.email.trim(), ...data })
          setTyped(EMPTY)
          setTried(false)
        },
      },
    )
  }
  return (
    <Card title={texts.inviteTitle}>
      <form onSubmit={submit} noValidate aria-label={texts.inviteTitle}>
        {send.error && (
          <Notice tone="bad" role="alert">
            {failureText(send.error, texts.notSaved)}
          </Notice>
        )}
        <div className={css.invite}>
          <TextInput
            label={texts.nameLabel}
            maxLength={120}
            value={typed.name}
            error={tried && problems.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <TextInput
            label={texts.email}
            type="email"
            maxLength={254}
            value={typed.email}
            error={tried && problems.email}
            onChange={(event) => set({ email: event.currentTarget.value })}
          />
          <NativeSelect
            label={texts.roleLabel}
            data={ROLE_CHOICES}
            value={typed.role}
            onChange={(event) => set({ role: roleIn(event.currentTarget.value) })}
          />
          <Button type="submit" variant="filled" loading={send.isPending}>
            {texts.invite}
          </Button>
        </div>
      </form>
    </Card>
  )
}
