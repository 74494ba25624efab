// How shipments travel: a card for each way, one of them chosen; arrow keys move as in any radio group.
import type { LtlType } from '#domain/invoice/ltl.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import css from './invoice-choices.module.css'

const choicesIn = (language: Language): Readonly<Record<LtlType, { readonly name: string; readonly hint: string }>> => {
  const texts = wordsIn(language, en)
  return {
    pattern_middle_mile: { name: texts.middleMile, hint: texts.middleMileHint },
    direct_amazon: { name: texts.directAmazon, hint: texts.directAmazonHint },
    ups_buffalo: { name: texts.upsBuffalo, hint: texts.upsBuffaloHint },
  }
}

type Props<T extends LtlType> = {
  readonly value: T
  /** The ways offered, in the order shown. */
  readonly ways: readonly T[]
  readonly onChange: (type: T) => void
}

export function LtlChoice<T extends LtlType>({ value, ways, onChange }: Props<T>) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{texts.howItTravels}</legend>
      <div className={css.cards}>
        {ways.map((way) => (
          <label key={way} className={css.card} data-chosen={way === value || undefined}>
            <input type="radio" name="ltl-type" checked={way === value} onChange={() => onChange(way)} />
            <span>
              <b>{choicesIn(language)[way].name}</b>
              <span className={css.hint}>{choicesIn(language)[way].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
