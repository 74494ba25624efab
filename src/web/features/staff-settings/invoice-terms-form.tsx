// What commercial invoices say where nobody chooses otherwise. Source: 19 CFR 141.86(a); customs facts, section 3.
import { NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getSettings, saveInvoiceTerms } from '#contract/settings.ts'
import { DEFAULT_INCOTERM, INCOTERMS } from '#domain/invoice/particulars.ts'
import { type FieldTexts, withFields } from '#domain/three-way.ts'
import { texts as invoiceTexts } from '#texts/en/invoice.ts'
import { texts } from '#texts/en/settings.ts'
import { failureText, isRefusal } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import type { Settings } from './passwords-panel.tsx'
import css from './settings.module.css'

type State = Settings['invoiceTerms']
type Terms = State['terms']

const NOT_SET = { value: '', label: texts.notSet }
const RULES = [NOT_SET, ...INCOTERMS.map((each) => ({ value: each, label: each }))]
const RELATIONS = ['related', 'not_related', 'not_stated'] as const
const RELATED = [NOT_SET, ...RELATIONS.map((each) => ({ value: each, label: invoiceTexts.related[each] }))]
const HINT_BELOW = ['label', 'input', 'description', 'error'] as const

const TERM_NAMES = ['incoterm', 'place', 'relatedParties', 'portOfEntry'] as const satisfies readonly (keyof Terms)[]
const TERM_LABELS: Readonly<Record<string, string>> = {
  incoterm: invoiceTexts.incoterm,
  place: invoiceTexts.incotermPlace,
  relatedParties: invoiceTexts.relatedParties,
  portOfEntry: invoiceTexts.portOfEntry,
}
const termTexts = ({ incoterm, place, relatedParties, portOfEntry }: Terms): FieldTexts => ({
  incoterm: incoterm ?? '',
  place,
  relatedParties: relatedParties ? invoiceTexts.related[relatedParties] : '',
  portOfEntry: portOfEntry ?? '',
})

export function InvoiceTermsForm({ state }: { readonly state: State }) {
  const client = useQueryClient()
  const send = useSend(saveInvoiceTerms, { countsAsSave: true })
  const [stored, setStored] = useState(state)
  const [draft, setDraft] = useState(state.terms)
  const [tried, setTried] = useState(false)
  const terms = { ...draft, place: draft.place.trim() }
  const isChanged = JSON.stringify(terms) !== JSON.stringify(stored.terms)
  const problem = terms.portOfEntry === null || /^\d{4}$/.test(terms.portOfEntry) ? undefined : invoiceTexts.portForm
  const set = (change: Partial<Terms>) => {
    setDraft({ ...draft, ...change })
    if (!send.isPending) send.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!problem && isChanged && !send.isPending) save(terms, stored.seen)
  }
  const save = (next: Terms, seen: string | null) => {
    const onError = (error: Error) =>
      isRefusal(error, 'changed-meanwhile') && client.invalidateQueries({ queryKey: endpointKey(getSettings) })
    const onSuccess = ({ data }: { data: { seen: string | null } }) => {
      setStored({ seen: data.seen, terms: next })
      setTried(false)
      void client.invalidateQueries({ queryKey: endpointKey(getSettings) })
    }
    send.mutate({ body: { terms: next, seen } }, { onSuccess, onError })
  }
  const settle = (fromSaved: readonly string[]) => {
    const next = withFields(
      terms,
      state.terms,
      TERM_NAMES.filter((each) => fromSaved.includes(each)),
    )
    setStored(state)
    setDraft(next)
    save(next, state.seen)
  }
  const isStale = isRefusal(send.error, 'changed-meanwhile') && state.seen !== stored.seen
  return (
    <Card title={texts.invoiceTerms}>
      <LeaveGuard wouldLose={isChanged} title={texts.loseTitle} text={texts.loseTerms} action={texts.leave} />
      {isStale && (
        <ChangedMeanwhile
          base={termTexts(stored.terms)}
          mine={termTexts(terms)}
          theirs={termTexts(state.terms)}
          labelOf={(field) => TERM_LABELS[field] ?? field}
          onSettle={settle}
          onClose={send.reset}
        />
      )}
      <form className={css.form} onSubmit={submit} noValidate aria-label={texts.invoiceTerms}>
        <p className="sm dim">{texts.invoiceTermsHint}</p>
        {send.error && !isStale && (
          <AlertPanel kind="failure" onClose={send.reset}>
            {failureText(send.error, { noConnection: texts.noConnection, other: texts.saveFailed })}
          </AlertPanel>
        )}
        {send.isSuccess && !isChanged && (
          <AlertPanel kind="success" onClose={send.reset}>
            {texts.saved(texts.invoiceTerms)}
          </AlertPanel>
        )}
        <NativeSelect
          label={invoiceTexts.incoterm}
          description={draft.incoterm ? undefined : texts.incotermUnset(DEFAULT_INCOTERM)}
          inputWrapperOrder={[...HINT_BELOW]}
          data={RULES}
          value={draft.incoterm ?? ''}
          onChange={(event) => set({ incoterm: INCOTERMS.find((each) => each === event.currentTarget.value) ?? null })}
        />
        <TextInput
          label={invoiceTexts.incotermPlace}
          description={draft.place ? undefined : texts.placeUnset}
          inputWrapperOrder={[...HINT_BELOW]}
          placeholder={invoiceTexts.incotermPlaceHint}
          maxLength={120}
          value={draft.place}
          onChange={(event) => set({ place: event.currentTarget.value })}
        />
        <NativeSelect
          label={invoiceTexts.relatedParties}
          description={draft.relatedParties ? undefined : texts.relatedUnset}
          inputWrapperOrder={[...HINT_BELOW]}
          data={RELATED}
          value={draft.relatedParties ?? ''}
          onChange={(event) =>
            set({ relatedParties: RELATIONS.find((each) => each === event.currentTarget.value) ?? null })
          }
        />
        <TextInput
          label={invoiceTexts.portOfEntry}
          description={draft.portOfEntry ? undefined : texts.portUnset}
          inputWrapperOrder={[...HINT_BELOW]}
          placeholder={invoiceTexts.portHint}
          inputMode="numeric"
          maxLength={4}
          value={draft.portOfEntry ?? ''}
          error={tried ? problem : undefined}
          onChange={(event) => set({ portOfEntry: event.currentTarget.value.replace(/\D/g, '') || null })}
        />
        <div className={css.foot}>
          <ActionButton
            type="submit"
            variant="filled"
            loading={send.isPending}
            disabledReason={isChanged ? undefined : texts.nothingChanged}
          >
            {texts.save}
          </ActionButton>
        </div>
      </form>
    </Card>
  )
}
