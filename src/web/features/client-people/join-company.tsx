// Joining a company by an invitation: a name, and the way to the sign-in.
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { acceptClientInvitation, type openClientInvitation } from '#contract/client-people.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { PATHS } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import css from './people.module.css'

type Props = {
  readonly token: string
  readonly invitation: AnswerOf<typeof openClientInvitation>['data']
}

export function JoinCompany({ token, invitation }: Props) {
  const texts = useTexts(en)
  const [name, setName] = useState(invitation.name ?? '')
  const [tried, setTried] = useState(false)
  const send = useSend(acceptClientInvitation)
  const isMissing = name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing || send.isPending) return
    send.mutate({ body: { token, name } })
  }
  if (send.data) return <Joined {...send.data.data} />
  return (
    <form className={css.panels} onSubmit={submit} noValidate>
      <div>
        <h3>{texts.invitedTo(invitation.invitedBy, invitation.company)}</h3>
        <p className="sm dim">
          {texts.invitedAs[invitation.role]} {texts.signInWith(invitation.email)}
        </p>
      </div>
      {send.error && (
        <Notice tone="bad" role="alert">
          {failureText(send.error, texts.joinFailed)}
        </Notice>
      )}
      <TextInput
        label={texts.ownName}
        description={texts.ownNameHint}
        autoComplete="name"
        maxLength={120}
        value={name}
        readOnly={invitation.name !== null}
        error={tried && isMissing && texts.ownNameMissing}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={send.isPending}>
        {texts.join}
      </Button>
    </form>
  )
}

function Joined({ company, email }: AnswerOf<typeof acceptClientInvitation>['data']) {
  const texts = useTexts(en)
  return (
    <div className={css.panels} role="status">
      <div>
        <h3>{texts.youJoined(company)}</h3>
        <p className="sm dim">{texts.joinedHint(email)}</p>
      </div>
      <Button component={Link} to={PATHS.login} variant="filled" size="lg" fullWidth>
        {texts.toSignIn}
      </Button>
    </div>
  )
}
