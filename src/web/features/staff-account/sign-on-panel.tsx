// The link of the own account to that at the provider of single sign-on.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { removeOwnSignOn } from '#contract/sign-on.ts'
import { getOwnAccount } from '#contract/staff-account.ts'
import { texts } from '#texts/en/sign-on.ts'
import { failureText } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { AlertPanel, FailureAlert } from '../../ui/show-alert.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './account.module.css'
import type { Account } from './account-panels.tsx'

type Props = { readonly account: Account; readonly provider: string }

export function SignOnPanel({ account: { signOn }, provider }: Props) {
  const outdate = useOutdate()
  const remove = useSend(removeOwnSignOn)
  const [isAsked, setAsked] = useState(false)
  const confirm = () => {
    setAsked(false)
    remove.mutate({}, { onSuccess: () => outdate(getOwnAccount) })
  }
  return (
    <Card title={texts.account}>
      <div className={css.form}>
        <p className="sm dim">
          {signOn
            ? `${texts.linked(provider, signOn.email, whenText('en', signOn.linkedAt))} ${texts.lastUsed(whenText('en', signOn.lastUsedAt))}`
            : texts.notLinked(provider)}
        </p>
        <FailureAlert
          text={remove.error ? failureText(remove.error, texts.notRemoved) : undefined}
          onClose={remove.reset}
        />
        {remove.data && (
          <AlertPanel kind="success" onClose={remove.reset}>
            {texts.removed(remove.data.endedSessions)}
          </AlertPanel>
        )}
        {signOn && (
          <Button loading={remove.isPending} onClick={() => setAsked(true)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {isAsked && (
        <Confirm title={texts.removeTitle} action={texts.remove} onCancel={() => setAsked(false)} onConfirm={confirm}>
          {texts.removeText(provider)}
        </Confirm>
      )}
    </Card>
  )
}
