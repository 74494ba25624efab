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

/** What is typed over what is stored, and how it is saved. */
function useTerms(state: State) {
  const client = useQueryClient()
  const send = useSend(saveInvoiceTerms, { countsAsSave: true })
  const [stored, setStored] = useState(state)
  const [draft, setDraft] = useState(state.terms)
  const [tried, setTried] = useState(false)
  const terms = { ...draft, place: draft.place.trim() }
  const isChanged = JSON.stringify(terms) !== JSON.stringify(stored.terms)
  const problem = terms.portOfEntry === null || /^\d{4}$/.test(terms.portOfEntry) ? undefined : invoiceTexts.portForm
  const readAgain = () => void client.invalidateQueries({ queryKey: endpointKey(getSettings) })
  const save = (next: Terms, seen: string | null) => {
    const onError = (error: Error) => isRefusal(error, 'changed-meanwhile') && readAgain()
    const onSuccess = ({ data }: { data: { seen: string | null } }) => {
      setStored({ seen: data.seen, terms: next })
      setTried(false)
      readAgain()
    }
    send.mutate({ body: { terms: next, seen } }, { onSuccess, onError })
  }
  return {
    ...{ send, stored, draft, terms, isChanged },
    isStale: isRefusal(send.error, 'changed-meanwhile') && state.seen !== stored.seen,
    problem: tried ? problem : undefined,
    set(change: Partial<Terms>): void {
      setDraft({ ...draft, ...change })
      if (!send.isPending) send.reset()
    },
    submit(event: FormEvent): void {
      event.preventDefault()
      setTried(true)
      if (!problem && isChanged && !send.isPending) save(terms, stored.seen)
    },
    settle(fromSaved: readonly string[]): void {
      const taken = TERM_NAMES.filter((each) => fromSaved.includes(each))
      const next = withFields(terms, state.terms, taken)
      setStored(state)
      setDraft(next)
      save(next, state.seen)
    },
  }
}

export function InvoiceTermsForm({ state }: { readonly state: State }) {
  const form = useTerms(state)
  const { send, isChanged, isStale } = form
  return (
    <Card title={texts.invoiceTerms}>
      <LeaveGuard wouldLose={isChanged} title={texts.loseTitle} text={texts.loseTerms} action={texts.leave} />
      {isStale && (
        <ChangedMeanwhile
          base={termTexts(form.stored.terms)}
          mine={termTexts(form.terms)}
          theirs={termTexts(state.terms)}
          labelOf={(field) => TERM_LABELS[field] ?? field}
          onSettle={form.settle}
          onClose={send.reset}
        />
      )}
      <form className={css.form} onSubmit={form.submit} noValidate aria-label={texts.invoiceTerms}>
        <p className="sm dim">{texts.invoiceTermsHint}</p>
        {send.error && !isStale && (
          <AlertPanel kind="failure" onClose={send.reset}>
            {failureText(send.error, texts.saveFailed)}
          </AlertPanel>
        )}
        {send.isSuccess && !isChanged && (
          <AlertPanel kind="success" onClose={send.reset}>
            {texts.saved(texts.invoiceTerms)}
          </AlertPanel>
        )}
        <TermFields draft={form.draft} problem={form.problem} onChange={form.set} />
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

type FieldProps = {
  readonly draft: Terms
  /** With the port. */
  readonly problem: string | undefined
  readonly onChange: (change: Partial<Terms>) => void
}

function TermFields({ draft, problem, onChange }: FieldProps) {
  return (
    <>
      <NativeSelect
        label={invoiceTexts.incoterm}
        description={draft.incoterm ? undefined : texts.incotermUnset(DEFAULT_INCOTERM)}
        inputWrapperOrder={[...HINT_BELOW]}
        data={RULES}
        value={draft.incoterm ?? ''}
        onChange={(event) =>
          onChange({ incoterm: INCOTERMS.find((each) => each === event.currentTarget.value) ?? null })
        }
      />
      <TextInput
        label={invoiceTexts.incotermPlace}
        description={draft.place ? undefined : texts.placeUnset}
        inputWrapperOrder={[...HINT_BELOW]}
        placeholder={invoiceTexts.incotermPlaceHint}
        maxLength={120}
        value={draft.place}
        onChange={(event) => onChange({ place: event.currentTarget.value })}
      />
      <NativeSelect
        label={invoiceTexts.relatedParties}
        description={draft.relatedParties ? undefined : texts.relatedUnset}
        inputWrapperOrder={[...HINT_BELOW]}
        data={RELATED}
        value={draft.relatedParties ?? ''}
        onChange={(event) =>
          onChange({ relatedParties: RELATIONS.find((each) => each === event.currentTarget.value) ?? null })
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
        error={problem}
        onChange={(event) => onChange({ portOfEntry: event.currentTarget.value.replace(/\D/g, '') || null })}
      />
    </>
  )
}
