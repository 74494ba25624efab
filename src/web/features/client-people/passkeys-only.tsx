// Whether everybody in the company signs in with a passkey, and the change of it.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { setPasskeysOnly } from '#contract/client-people.ts'
import { texts as en } from '#texts/en/client-people.ts'
import { sentence } from '#words/language.ts'
import { useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import type { Said } from '../../ui/show-alert.tsx'
import css from './people.module.css'

type Props = {
  readonly isOn: boolean
  readonly mayChange: boolean
  /** Does it and says what came of it. */
  readonly work: (does: () => Promise<Said>) => Promise<void>
}

export function PasskeysOnly({ isOn, mayChange, work }: Props) {
  const texts = useTexts(en)
  const send = useSend(setPasskeysOnly)
  const [isAsking, setAsking] = useState(false)
  const change = async (): Promise<Said> => {
    await send.mutateAsync({ body: { passkeysOnly: !isOn } })
    return { kind: 'success', text: sentence(en, (texts) => (isOn ? texts.passkeysOffSaid : texts.passkeysOnSaid)) }
  }
  const words = isOn ? texts.passkeysStop : texts.passkeysAsk
  return (
    <Card title={texts.passkeysTitle} label={texts.passkeysTitle}>
      <div className={css.passkeys}>
        <p className="sm">{isOn ? texts.passkeysOn : texts.passkeysOff}</p>
        {mayChange && (
          <Button loading={send.isPending} onClick={() => setAsking(true)}>
            {words}
          </Button>
        )}
      </div>
      {isAsking && (
        <Confirm
          title={isOn ? texts.passkeysStopTitle : texts.passkeysAskTitle}
          action={words}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void work(change)
          }}
        >
          {isOn ? texts.passkeysStopText : texts.passkeysAskText}
        </Confirm>
      )}
    </Card>
  )
}
