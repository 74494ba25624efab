// Who made the goods of a manual line: all of it, or nothing.
import { TextInput } from '@mantine/core'
import { keepCountryLetters } from '#domain/countries.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { useTexts } from '../../language/page-language.tsx'
import css from './invoice-modal.module.css'
import type { MakerDraft } from './line-draft.ts'
import type { LineField } from './line-problem.ts'

type Props = {
  readonly maker: MakerDraft
  /** The id of a field, and what is wrong there. */
  readonly of: (field: LineField) => { readonly id: string; readonly error: string | undefined }
  readonly onChange: (maker: MakerDraft) => void
}

export function ManualLineMaker({ maker, of, onChange }: Props) {
  const texts = useTexts(en)
  const fields = [
    { name: 'name', own: of('maker-name'), label: texts.makerName, max: 200 },
    { name: 'street', own: of('maker-street'), label: texts.makerStreet, max: 300 },
    { name: 'city', own: of('maker-city'), label: texts.city, max: 120 },
    { name: 'state', label: texts.state, max: 120 },
    { name: 'zip', label: texts.zip, max: 20 },
    { name: 'country', own: of('maker-country'), label: texts.makerCountry, max: 3, keep: keepCountryLetters },
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
            {...('own' in field ? field.own : {})}
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
