// Edits or removes one address. What was typed stays when saving fails.
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getSettings, type PartyKey, saveParty } from '#contract/settings.ts'
import { countryName } from '#domain/countries.ts'
import { type FieldTexts, withFields } from '#domain/three-way.ts'
import { texts as frameTexts } from '#texts/en/frame.ts'
import { texts } from '#texts/en/settings.ts'
import { failureText, isRefusal } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
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

const FIELDS = [
  'name',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
] as const satisfies readonly (keyof Party)[]

const fieldTexts = (party: Party): FieldTexts => ({ ...party, country: party.country && countryName(party.country) })

type Problems = Partial<Record<keyof Party, string>>

export function PartyDialog({ partyKey, onDone, onClose, party: saved, seen: savedSeen }: Props) {
  const client = useQueryClient()
  const send = useSend(saveParty, { countsAsSave: true })
  const [{ party, seen }, setOpened] = useState({ party: saved, seen: savedSeen })
  const [draft, setDraft] = useState(party ?? EMPTY)
  const [tried, setTried] = useState(false)
  const problems = problemsOf(draft)
  const blocked = JSON.stringify(draft) === JSON.stringify(party ?? EMPTY) ? texts.nothingChanged : undefined
  const name = texts.parties[partyKey]
  const save = (next: Party | null, based = seen) =>
    send.mutate(
      { params: { key: partyKey }, body: { party: next, seen: based } },
      {
        onError: (error) =>
          isRefusal(error, 'changed-meanwhile') && client.invalidateQueries({ queryKey: endpointKey(getSettings) }),
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: endpointKey(getSettings) })
          onDone(next ? texts.saved(name) : texts.partyRemoved(name))
        },
      },
    )
  const settle = (fromSaved: readonly string[]) => {
    const next = withFields(
      draft,
      saved ?? EMPTY,
      FIELDS.filter((each) => fromSaved.includes(each)),
    )
    setOpened({ party: saved, seen: savedSeen })
    setDraft(next)
    if (Object.keys(problemsOf(next)).length === 0) save(next, savedSeen)
    else send.reset()
  }
  const submit = () => {
    setTried(true)
    if (!blocked && !send.isPending && Object.keys(problems).length === 0) save(draft)
  }
  useSubmitKey(submit)
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
  if (isRefusal(send.error, 'changed-meanwhile') && savedSeen !== seen)
    return (
      <ChangedMeanwhile
        base={fieldTexts(party ?? EMPTY)}
        mine={fieldTexts(draft)}
        theirs={fieldTexts(saved ?? EMPTY)}
        labelOf={(field) => FIELDS.filter((each) => each === field).map((each) => texts.partyFields[each])[0] ?? field}
        onSettle={settle}
        onClose={send.reset}
      />
    )
  return (
    <Dialog title={texts.edit(name)} subtitle={texts.partyHints[partyKey]} onClose={onClose} footer={footer}>
      {send.error && (
        <AlertPanel kind="failure" onClose={send.reset}>
          {failureText(send.error, texts.saveFailed)}
        </AlertPanel>
      )}
      <PartyFields draft={draft} problems={tried ? problems : {}} onChange={setDraft} />
    </Dialog>
  )
}

type FieldsProps = {
  readonly draft: Party
  readonly problems: Problems
  readonly onChange: (draft: Party) => void
}

function PartyFields({ draft, problems, onChange }: FieldsProps) {
  const field = (key: Exclude<keyof Party, 'country'>, maxLength: number) => (
    <TextInput
      label={texts.partyFields[key]}
      maxLength={maxLength}
      value={draft[key]}
      error={problems[key]}
      onChange={(event) => onChange({ ...draft, [key]: event.currentTarget.value })}
    />
  )
  return (
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
        error={problems.country}
        onChange={(country) => onChange({ ...draft, country: country ?? '' })}
      />
    </div>
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
