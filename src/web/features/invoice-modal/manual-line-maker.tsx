// Who made the goods of a manual line: all of it, or nothing.
import { TextInput } from '@mantine/core'
import { keepCountryLetters } from '#domain/countries.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { useTexts } from '../../language/page-language.tsx'
import css from './invoice-modal.module.css'
import type { MakerDraft } from './line-draft.ts'

type Props = { readonly maker: MakerDraft; readonly onChange: (maker: MakerDraft) => void }

export function ManualLineMaker({ maker, onChange }: Props) {
  const texts = useTexts(en)
  const fields = [
    { name: 'name', label: texts.makerName, max: 200 },
    { name: 'street', label: texts.makerStreet, max: 300 },
    { name: 'city', label: texts.city, max: 120 },
    { name: 'state', label: texts.state, max: 120 },
    { name: 'zip', label: texts.zip, max: 20 },
    { name: 'country', label: texts.makerCountry, max: 3, keep: keepCountryLetters },
  ] as const
  return (
    <fieldset className={css.maker}>
      <legend>{texts.maker}</legend>
      <p className="xs dim">{texts.makerHint}</p>
      <div className={css.makerFields}>
        {fields.map(({ name, label, max, ...field }) => (
          <TextInput
            key={name}
            label={label}
            maxLength={max}
            value={maker[name]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...maker, [name]: 'keep' in field ? field.keep(value) : value })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
