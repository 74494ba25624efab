// Who bought the goods, when and where, and which of several sales counts. Source: 19 CFR 141.86(a)(2), 152.103(a);
// Nissho Iwai v. United States, 982 F.2d 505 (Fed. Cir. 1992); T.D. 96-87.
import { TextInput } from '@mantine/core'
import { texts as en } from '#texts/en/invoice.ts'
import { useTexts } from '../language/page-language.tsx'
import { DateField } from './date-field.tsx'
import css from './invoice-choices.module.css'
import type { SaleDraft } from './paper-draft.ts'

type Props = { readonly value: SaleDraft; readonly onChange: (sale: SaleDraft) => void }

export function SaleFields({ value, onChange }: Props) {
  const texts = useTexts(en)
  const set = (changed: Partial<SaleDraft>) => onChange({ ...value, ...changed })
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{texts.sale}</legend>
      <div className={css.fc}>
        <TextInput
          id="paper-buyerName"
          className={css.half}
          label={texts.buyerName}
          maxLength={200}
          value={value.buyerName}
          onChange={(event) => set({ buyerName: event.currentTarget.value })}
        />
        <TextInput
          className={css.half}
          label={texts.buyerAddress}
          maxLength={300}
          value={value.buyerAddress}
          onChange={(event) => set({ buyerAddress: event.currentTarget.value })}
        />
        <DateField className={css.third} label={texts.soldOn} value={value.on} onChange={(on) => set({ on })} />
        <TextInput
          className={css.rest}
          label={texts.soldAt}
          maxLength={120}
          value={value.place}
          onChange={(event) => set({ place: event.currentTarget.value })}
        />
        <p className={`${css.hint} ${css.whole}`}>{texts.firstSale}</p>
      </div>
    </fieldset>
  )
}
