// Invites somebody to a client.

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { inviteClientPerson } from '#contract/client-people.ts'
import type { ClientRole } from '#domain/client-role.ts'
import { looksLikeMailAddress } from '#domain/mail-address.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { sentence } from '#words/language.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Said } from '../../ui/show-alert.tsx'
import css from './people.module.css'
import { roleChoices, roleIn } from './person-columns.tsx'

const EMPTY: { readonly email: string; readonly role: ClientRole } = { email: '', role: 'member' }

export function InviteForm({ onInvited }: { readonly onInvited: (said: Said) => void }) {
  const texts = useTexts(en)
  const [typed, setTyped] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const send = useSend(inviteClientPerson)
  const isWrong = !looksLikeMailAddress(typed.email.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong || send.isPending) return
    send.mutate(
      { body: typed },
      {
        onSuccess: ({ data: { email, wasSent } }) => {
          onInvited(
            wasSent
              ? { kind: 'success', text: sentence(en, (texts) => texts.sent(email)) }
              : { kind: 'failure', text: sentence(en, (texts) => texts.notSent(email)) },
          )
          setTyped(EMPTY)
          setTried(false)
        },
      },
    )
  }
  return (
    <Card title={texts.inviteTitle}>
      <form onSubmit={submit} noValidate aria-label={texts.inviteTitle} className={css.panels}>
        {send.error && (
          <Notice tone="bad" role="alert">
            {failureText(send.error, texts.notSaved)}
          </Notice>
        )}
        <div className={css.line}>
          <TextInput
            label={texts.email}
            type="email"
            maxLength={254}
            value={typed.email}
            error={tried && isWrong && texts.emailWrong}
            onChange={(event) => setTyped({ ...typed, email: event.currentTarget.value })}
          />
          <NativeSelect
            label={texts.roleLabel}
            data={roleChoices(texts)}
            value={typed.role}
            onChange={(event) => setTyped({ ...typed, role: roleIn(event.currentTarget.value) })}
          />
          <Button type="submit" variant="filled" loading={send.isPending}>
            {texts.invite}
          </Button>
        </div>
      </form>
    </Card>
  )
}
