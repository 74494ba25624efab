// Terms of delivery, reason for export, how buyer and seller stand, port of entry: what a broker asks beside the goods. Nothing chosen
// leaves it to what the provider set up. Source: 19 CFR 141.86(a); customs facts, section 3.
import { NativeSelect, TextInput } from '@mantine/core'
import { EXPORT_REASONS } from '#domain/invoice/export-reason.ts'
import { INCOTERMS } from '#domain/invoice/particulars.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { ChargeFields } from './charge-fields.tsx'
import css from './invoice-choices.module.css'
import { type DeliveryDraft, portProblem } from './paper-draft.ts'
import { SaleFields } from './sale-fields.tsx'
import { ValueFields } from './value-fields.tsx'

type Props = { readonly value: DeliveryDraft; readonly onChange: (delivery: DeliveryDraft) => void }

const asSetUpIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return { value: '', label: texts.asSetUp }
}
const termsIn = (language: Language) => [
  asSetUpIn(language),
  ...INCOTERMS.map((each) => ({ value: each, label: each })),
]
const reasonsIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return EXPORT_REASONS.map((each) => ({ value: each, label: texts.reasons[each] }))
}
const RELATIONS = ['related', 'not_related', 'not_stated'] as const
const relatedIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return [asSetUpIn(language), ...RELATIONS.map((each) => ({ value: each, label: texts.related[each] }))]
}

export function DeliveryFields({ value, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const set = (changed: Partial<DeliveryDraft>) => onChange({ ...value, ...changed })
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{texts.terms}</legend>
        <div className={css.fc}>
          <NativeSelect
            id="paper-incoterm"
            className={css.half}
            label={texts.incoterm}
            data={termsIn(language)}
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
          {value.reasonForExport === 'sale' && (value.incoterm === 'DDP' || value.incoterm === '') && (
            <p className={`${css.hint} ${css.whole}`}>{texts.ddp}</p>
          )}
          <NativeSelect
            id="paper-reasonForExport"
            className={css.third}
            label={texts.reasonForExport}
            data={reasonsIn(language)}
            value={value.reasonForExport}
            onChange={(event) =>
              set({
                reasonForExport:
                  EXPORT_REASONS.find((each) => each === event.currentTarget.value) ?? value.reasonForExport,
              })
            }
          />
          <NativeSelect
            id="paper-relatedParties"
            className={css.third}
            label={texts.relatedParties}
            data={relatedIn(language)}
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
            error={portProblem(language, value)}
            onChange={(event) => set({ portOfEntry: event.currentTarget.value.replace(/\D/g, '') })}
          />
        </div>
      </fieldset>
      {value.reasonForExport === 'sale' ? (
        <SaleFields value={value.sale} onChange={(sale) => set({ sale })} />
      ) : (
        <ValueFields
          reason={value.reasonForExport}
          answers={value.valueAnswers}
          onChange={(valueAnswers) => set({ valueAnswers })}
        />
      )}
      <ChargeFields charges={value.charges} onChange={(charges) => set({ charges })} />
    </>
  )
}
