// Edits or removes one address. What was typed stays when saving fails.
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getSettings, type PartyKey, saveParty } from '#contract/settings.ts'
import { texts as frameTexts } from '#texts/en/frame.ts'
import { texts } from '#texts/en/settings.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import type { Settings } from './passwords-panel.tsx'
import css from './settings.module.css'

type State = Settings['parties'][PartyKey]
type Party = NonNullable<State['party']>
type Props = State & {
  readonly partyKey: PartyKey
  /** With the sentence that says what was done. */
  readonly onDone: (said: string) => void
  readonly onClose: () => void
}

const EMPTY: Party = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  phone: '',
}

type Problems = Partial<Record<keyof Party, string>>

export function PartyDialog({ partyKey, onDone, onClose, ...opened }: Props) {
  const client = useQueryClient()
  const send = useSend(saveParty, { countsAsSave: true })
  const [{ party, seen }] = useState(opened)
  const [draft, setDraft] = useState(party ?? EMPTY)
  const [tried, setTried] = useState(false)
  const problems = problemsOf(draft)
  const blocked = JSON.stringify(draft) === JSON.stringify(party ?? EMPTY) ? texts.nothingChanged : undefined
  const name = texts.parties[partyKey]
  const save = (next: Party | null) =>
    send.mutate(
      { params: { key: partyKey }, body: { party: next, seen } },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: endpointKey(getSettings) })
          onDone(next ? texts.saved(name) : texts.partyRemoved(name))
        },
      },
    )
  const submit = () => {
    setTried(true)
    if (!blocked && !send.isPending && Object.keys(problems).length === 0) save(draft)
  }
  useSubmitKey(submit)
  const field = (key: Exclude<keyof Party, 'country'>, maxLength: number) => (
    <TextInput
      label={texts.partyFields[key]}
      maxLength={maxLength}
      value={draft[key]}
      error={tried ? problems[key] : undefined}
      onChange={(event) => setDraft({ ...draft, [key]: event.currentTarget.value })}
    />
  )
  const footer = (
    <>
      {party && (
        <Button variant="subtle" style={{ marginRight: 'auto' }} disabled={send.isPending} onClick={() => save(null)}>
          {texts.remove}
        </Button>
      )}
      <Button onClick={onClose}>{frameTexts.cancel}</Button>
      <ActionButton
        variant="filled"
        loading={send.isPending}
        disabledReason={blocked}
        reasonShownElsewhere
        onClick={submit}
      >
        {texts.save}
      </ActionButton>
    </>
  )
  return (
    <Dialog title={texts.edit(name)} subtitle={texts.partyHints[partyKey]} onClose={onClose} footer={footer}>
      {send.error && (
        <AlertPanel kind="failure" onClose={send.reset}>
          {failureText(send.error, { noConnection: texts.noConnection, other: texts.saveFailed })}
        </AlertPanel>
      )}
      <div className={css.pair}>
        {field('name', 120)}
        {field('phone', 40)}
        {field('addressLine1', 120)}
        {field('addressLine2', 120)}
        {field('city', 80)}
        {field('state', 80)}
        {field('postalCode', 20)}
        <CountrySelect
          label={texts.partyFields.country}
          value={draft.country || null}
          error={tried ? problems.country : undefined}
          onChange={(country) => setDraft({ ...draft, country: country ?? '' })}
        />
      </div>
    </Dialog>
  )
}

function problemsOf(draft: Party): Problems {
  return {
    ...(draft.name.trim() === '' && { name: texts.needsPartyName }),
    ...(draft.addressLine1.trim() === '' && { addressLine1: texts.needsPartyAddress }),
    ...(draft.city.trim() === '' && { city: texts.needsPartyCity }),
    ...(draft.country === '' && { country: texts.needsPartyCountry }),
  }
}
