// Signing in again at the provider of single sign-on, in a window of its own.
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { texts } from '#texts/en/sign-on.ts'
import { onSignedInAgain, openAgainWindow } from '../../api/sign-on.ts'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = { readonly provider: string; readonly onDone: () => void }

export function SignOnProof({ provider, onDone }: Props) {
  const [state, setState] = useState<'asked' | 'open' | 'blocked'>('asked')
  useEffect(() => onSignedInAgain(onDone), [onDone])
  return (
    <>
      <Button
        fullWidth
        data-autofocus
        leftSection={<Icon name="external" />}
        onClick={() => setState(openAgainWindow() ? 'open' : 'blocked')}
      >
        {texts.button(provider)}
      </Button>
      <p className="xs dim" role="status">
        {state === 'open' ? texts.waiting : texts.againHint(provider)}
      </p>
      {state === 'blocked' && (
        <Notice tone="warn" role="alert">
          {texts.windowBlocked}
        </Notice>
      )}
    </>
  )
}
