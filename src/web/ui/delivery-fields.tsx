// Terms of delivery, reason for export, how buyer and seller stand, port of entry: what a broker asks beside the goods. Nothing chosen
// leaves it to what the provider set up. Source: 19 CFR 141.86(a); customs facts, section 3.
import { NativeSelect, TextInput } from '@mantine/core'
import { EXPORT_REASONS, INCOTERMS } from '#domain/invoice/particulars.ts'
import { texts } from '#texts/en/invoice.ts'
import css from './invoice-choices.module.css'
import { type DeliveryDraft, portProblem } from './paper-draft.ts'

type Props = { readonly value: DeliveryDraft; readonly onChange: (delivery: DeliveryDraft) => void }

const AS_SET_UP = { value: '', label: texts.asSetUp }
const TERMS = [AS_SET_UP, ...INCOTERMS.map((each) => ({ value: each, label: each }))]
const REASONS = EXPORT_REASONS.map((each) => ({ value: each, label: texts.reasons[each] }))
const RELATIONS = ['related', 'not_related', 'not_stated'] as const
const RELATED = [AS_SET_UP, ...RELATIONS.map((each) => ({ value: each, label: texts.related[each] }))]

export function DeliveryFields({ value, onChange }: Props) {
  const set = (changed: Partial<DeliveryDraft>) => onChange({ ...value, ...changed })
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{texts.terms}</legend>
      <div className={css.fc}>
        <NativeSelect
          id="paper-incoterm"
          className={css.half}
          label={texts.incoterm}
          data={TERMS}
          value={value.incoterm}
          onChange={(event) => set({ incoterm: INCOTERMS.find((each) => each === event.currentTarget.value) ?? '' })}
        />
        <TextInput
          className={css.half}
          label={texts.incotermPlace}
          placeholder={texts.incotermPlaceHint}
          maxLength={120}
          value={value.incotermPlace}
          onChange={(event) => set({ incotermPlace: event.currentTarget.value })}
        />
        <NativeSelect
          id="paper-reasonForExport"
          className={css.third}
          label={texts.reasonForExport}
          data={REASONS}
          value={value.reasonForExport}
          onChange={(event) =>
            set({ reasonForExport: EXPORT_REASONS.find((each) => each === event.currentTarget.value) ?? 'sale' })
          }
        />
        <NativeSelect
          id="paper-relatedParties"
          className={css.third}
          label={texts.relatedParties}
          data={RELATED}
          value={value.relatedParties}
          onChange={(event) =>
            set({ relatedParties: RELATIONS.find((each) => each === event.currentTarget.value) ?? '' })
          }
        />
        <TextInput
          id="paper-portOfEntry"
          className={css.third}
          label={texts.portOfEntry}
          placeholder={texts.portHint}
          inputMode="numeric"
          maxLength={4}
          value={value.portOfEntry}
          error={portProblem(value)}
          onChange={(event) => set({ portOfEntry: event.currentTarget.value.replace(/\D/g, '') })}
        />
      </div>
    </fieldset>
  )
}
