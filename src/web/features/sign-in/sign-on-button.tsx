// Signing in to staff at the provider of single sign-on.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { texts } from '#texts/en/sign-on.ts'
import { failureText } from '../../api/failures.ts'
import { goToProvider } from '../../api/sign-on.ts'
import { requestedPath } from '../../paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './sign-in.module.css'

type Props = {
  readonly provider: string
  /** The only way in. */
  readonly isOnly?: boolean
}

export function SignOnButton({ provider, isOnly = false }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>()
  const wanted = requestedPath(useLocation().state)
  const go = async () => {
    setFailed(undefined)
    setBusy(true)
    try {
      await goToProvider(wanted)
    } catch (error) {
      setFailed(error)
      setBusy(false)
    }
  }
  return (
    <div className={classes.passkey}>
      {failed !== undefined && (
        <Notice tone="bad" role="alert">
          {failureText(failed, texts.failed)}
        </Notice>
      )}
      {isOnly && <p className="sm dim">{texts.onlyHint(provider)}</p>}
      <Button
        fullWidth
        {...(isOnly ? { variant: 'filled', size: 'lg' } : {})}
        leftSection={<Icon name="external" />}
        loading={isBusy}
        onClick={() => void go()}
      >
        {texts.button(provider)}
      </Button>
    </div>
  )
}
