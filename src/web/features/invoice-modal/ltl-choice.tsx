// How the shipment travels: three cards, one of them chosen; arrow keys move as in any radio group.
import { texts } from '#texts/invoice.ts'
import type { LtlType } from './invoice-draft.ts'
import css from './invoice-modal.module.css'

const CHOICES: readonly { readonly value: LtlType; readonly name: string; readonly hint: string }[] = [
  { value: 'pattern_middle_mile', name: texts.middleMile, hint: texts.middleMileHint },
  { value: 'direct_amazon', name: texts.directAmazon, hint: texts.directAmazonHint },
  { value: 'ups_buffalo', name: texts.upsBuffalo, hint: texts.upsBuffaloHint },
]

export function LtlChoice({
  value,
  onChange,
}: {
  readonly value: LtlType
  readonly onChange: (type: LtlType) => void
}) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{texts.howItTravels}</legend>
      <div className={css.cards}>
        {CHOICES.map((choice) => (
          <label key={choice.value} className={css.card} data-chosen={choice.value === value || undefined}>
            <input
              type="radio"
              name="ltl-type"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <b>{choice.name}</b>
              <span className={css.hint}>{choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
