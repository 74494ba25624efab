// Where clients write to.
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { health } from '#contract/reference.ts'
import { getSettings, saveProviderEmail } from '#contract/settings.ts'
import { texts } from '#texts/en/settings.ts'
import { failureText, isRefusal } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import type { Settings } from './passwords-panel.tsx'
import css from './settings.module.css'

export function ProviderEmailForm({ state }: { readonly state: Settings['providerEmail'] }) {
  const [stored, setStored] = useState({ seen: state.seen, email: state.email ?? '' })
  const client = useQueryClient()
  const send = useSend(saveProviderEmail, { countsAsSave: true })
  const [typed, setTyped] = useState(stored.email)
  const [tried, setTried] = useState(false)
  const next = typed.trim()
  const problem =
    next === '' || /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)*\.[^@\s.]{2,}$/.test(next) ? undefined : texts.badEmail
  const blocked = next === stored.email ? texts.nothingChanged : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem || blocked || send.isPending) return
    save(next, stored.seen)
  }
  const save = (email: string, seen: string | null) => {
    const onError = (error: Error) =>
      isRefusal(error, 'changed-meanwhile') && client.invalidateQueries({ queryKey: endpointKey(getSettings) })
    const onSuccess = ({ data }: { data: { seen: string | null } }) => {
      setStored({ seen: data.seen, email })
      void client.invalidateQueries({ queryKey: endpointKey(getSettings) })
      void client.invalidateQueries({ queryKey: endpointKey(health) })
    }
    send.mutate({ body: { email: email || null, seen } }, { onSuccess, onError })
  }
  const saved = state.email ?? ''
  const settle = (fromSaved: readonly string[]) => {
    const email = fromSaved.length > 0 ? saved : next
    setStored({ seen: state.seen, email: saved })
    setTyped(email)
    save(email, state.seen)
  }
  const isStale = isRefusal(send.error, 'changed-meanwhile') && state.seen !== stored.seen
  return (
    <Card title={texts.sections.contact}>
      {isStale && (
        <ChangedMeanwhile
          base={{ email: stored.email }}
          mine={{ email: next }}
          theirs={{ email: saved }}
          labelOf={() => texts.providerEmail}
          onSettle={settle}
          onClose={send.reset}
        />
      )}
      <form className={css.form} onSubmit={submit} noValidate>
        {send.error && !isStale && (
          <AlertPanel kind="failure" onClose={send.reset}>
            {failureText(send.error, texts.saveFailed)}
          </AlertPanel>
        )}
        {send.isSuccess && blocked && (
          <AlertPanel kind="success" onClose={send.reset}>
            {texts.saved(texts.providerEmail)}
          </AlertPanel>
        )}
        <TextInput
          type="email"
          label={texts.providerEmail}
          description={hintOf(state)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={254}
          value={typed}
          error={tried ? problem : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={css.foot}>
          <ActionButton type="submit" variant="filled" loading={send.isPending} disabledReason={blocked}>
            {texts.save}
          </ActionButton>
        </div>
      </form>
    </Card>
  )
}

function hintOf({ email, fromEnvironment }: Settings['providerEmail']): string {
  if (fromEnvironment) return `${texts.providerEmailHint} ${texts.providerEmailFromEnvironment(fromEnvironment)}`
  return email ? texts.providerEmailHint : `${texts.providerEmailHint} ${texts.providerEmailNone}`
}
