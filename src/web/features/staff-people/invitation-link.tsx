// What became of an invitation: a letter went out, or the link is shown this once to be handed on.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { texts } from '#texts/en/staff-people.ts'
import { Notice } from '../../ui/notice.tsx'
import css from './people.module.css'

export type Invited = {
  readonly name: string
  readonly email: string
  /** An address, or its path on this site; null where a letter went out. */
  readonly link: string | null
}

type Props = { readonly invited: Invited; readonly onDone: () => void }

export function InvitationLink({ invited: { name, email, link }, onDone }: Props) {
  const [isCopied, setCopied] = useState(false)
  const done = <Button onClick={onDone}>{texts.done}</Button>
  if (link === null)
    return (
      <Notice tone="ok" role="status" actions={done}>
        {texts.sent(email)}
      </Notice>
    )
  const address = new URL(link, location.origin).href
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const actions = (
    <>
      <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.copy}</Button>
      {done}
    </>
  )
  return (
    <Notice tone="warn" role="status" title={texts.handOn(name)} actions={actions}>
      <p className={css.link}>
        <code>{address}</code>
      </p>
      <p className={css.link}>{texts.handOnHint}</p>
    </Notice>
  )
}
