// How records name the person who is signed in.

import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { nameMyself } from '#contract/companies.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { sentence } from '#words/language.ts'
import { useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import type { Said } from '../../ui/show-alert.tsx'
import css from './people.module.css'

type Props = {
  readonly name: string | null
  /** Does it and says what came of it. */
  readonly work: (does: () => Promise<Said>) => Promise<void>
}

export function OwnName({ name, work }: Props) {
  const texts = useTexts(en)
  const [typed, setTyped] = useState(name ?? '')
  const [tried, setTried] = useState(false)
  const send = useSend(nameMyself)
  const isMissing = typed.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing || send.isPending) return
    void work(async () => {
      await send.mutateAsync({ body: { name: typed } })
      return { kind: 'success', text: sentence(en, (texts) => texts.nameSaved) }
    })
  }
  return (
    <Card title={texts.ownName}>
      <form onSubmit={submit} noValidate aria-label={texts.ownName} className={css.name}>
        <TextInput
          label={texts.ownName}
          description={texts.ownNameHint}
          autoComplete="name"
          maxLength={120}
          value={typed}
          error={tried && isMissing && texts.ownNameMissing}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={send.isPending}>
          {texts.saveName}
        </Button>
      </form>
    </Card>
  )
}
