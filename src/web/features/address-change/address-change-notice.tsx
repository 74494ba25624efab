// For staff: another e-mail address of a client that waits for the old one, or that the old one refused.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { getAddressChange, oldAddressGone, withdrawAddressChange } from '#contract/address-change.ts'
import { texts } from '#texts/en/address-change.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './address-change.module.css'

const when = (at: string): string => whenText('en', at)

export function AddressChangeNotice({ clientId }: { readonly clientId: string }) {
  const params = { clientId }
  const change = useEndpoint(getAddressChange, { params }).data?.data
  const outdate = useOutdate()
  const drop = useSend(withdrawAddressChange)
  const gone = useSend(oldAddressGone)
  const [isAsked, setAsked] = useState(false)
  const error = drop.error ?? gone.error
  const onSuccess = () => outdate(getAddressChange)
  if (!change) return null
  const { before, after, objectedAt, takesEffectAt } = change
  const mayGo = objectedAt === null && takesEffectAt === null
  return (
    <div className={css.notice}>
      <FailureAlert
        text={error ? failureText(error, texts.notSaved) : undefined}
        onClose={() => {
          drop.reset()
          gone.reset()
        }}
      />
      <Notice
        tone={objectedAt ? 'bad' : 'warn'}
        title={objectedAt ? texts.staffObjected(before, after) : texts.staffWaits(before, after)}
        actions={
          <>
            {mayGo && (
              <Button loading={gone.isPending} onClick={() => setAsked(true)}>
                {texts.gone}
              </Button>
            )}
            <Button loading={drop.isPending} onClick={() => drop.mutate({ params }, { onSuccess })}>
              {texts.drop}
            </Button>
          </>
        }
      >
        {standing(change)}
      </Notice>
      {isAsked && (
        <Confirm
          title={texts.goneTitle}
          action={texts.gone}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            gone.mutate({ params }, { onSuccess })
          }}
        >
          {texts.goneText(before)}
        </Confirm>
      )}
    </div>
  )
}

type Change = {
  readonly askedBy: string
  readonly askedAt: string
  readonly objectedAt: string | null
  readonly goneBy: string | null
  readonly takesEffectAt: string | null
}

function standing({ askedBy, askedAt, objectedAt, goneBy, takesEffectAt }: Change): string {
  if (objectedAt !== null) return texts.staffObjectedHint(when(objectedAt))
  if (takesEffectAt !== null) return texts.staffDue(goneBy ?? '', when(takesEffectAt))
  return texts.staffAsked(askedBy, when(askedAt))
}
