// The fields of one party of the certificate.
import { TextInput } from '@mantine/core'
import { parseCountry } from '#domain/countries.ts'
import type { Contact } from '#domain/cusma/certificate-form.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { useTexts } from '../../language/page-language.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import css from './parties.module.css'

type Props = {
  readonly party: string
  readonly value: Contact
  readonly onChange: (contact: Contact) => void
}

const WORDS = [
  { field: 'name', most: 200, fill: 'organization' },
  { field: 'address', most: 300, fill: 'street-address' },
  { field: 'city', most: 120, fill: 'address-level2' },
  { field: 'state', most: 120, fill: 'address-level1' },
  { field: 'postalCode', most: 20, fill: 'postal-code' },
  { field: 'phone', most: 40, fill: 'tel' },
  { field: 'email', most: 254, fill: 'email' },
] as const

export function ContactFields({ party, value, onChange }: Props) {
  const texts = useTexts(en)
  return (
    <div className={css.fields}>
      {WORDS.map(({ field, most, fill }) => (
        <TextInput
          key={field}
          label={texts.fields[field]}
          maxLength={most}
          autoComplete={`section-cusma-${party} ${fill}`}
          value={value[field]}
          onChange={(event) => onChange({ ...value, [field]: event.currentTarget.value })}
        />
      ))}
      <CountrySelect
        label={texts.fields.country}
        value={parseCountry(value.country) ?? null}
        onChange={(country) => onChange({ ...value, country: country ?? '' })}
      />
    </div>
  )
}
