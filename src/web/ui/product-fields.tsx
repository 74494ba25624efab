// Which product and where it comes from: an ASIN and a country, as the public tools ask for them.
import { TextInput } from '@mantine/core'
import { texts as en } from '#texts/en/tools.ts'
import { useTexts } from '../language/page-language.tsx'
import { CountrySelect } from './country-select.tsx'
import css from './product-fields.module.css'

/** As typed; `origin` is ISO alpha-2 or null while nothing is chosen. */
type ProductInputs = { readonly asin: string; readonly origin: string | null }

type Props = ProductInputs & {
  /** Before '-asin' and '-origin' in the ids of the fields. */
  readonly idPrefix: string
  /** true marks a field whose trouble is said elsewhere. */
  readonly errors: { readonly [Field in keyof ProductInputs]: string | true | undefined }
  readonly onChange: (changed: Partial<ProductInputs>) => void
  /** The same ASIN in capital letters without blanks around it: says nothing about what is wrong with it. */
  readonly onTidy: (asin: string) => void
}

/** Two fields of a form; the ASIN is put into capital letters when it is left. */
export function ProductFields({ idPrefix, asin, origin, errors, onChange, onTidy }: Props) {
  const texts = useTexts(en)
  const tidy = asin.trim().toUpperCase()
  return (
    <>
      <TextInput
        id={`${idPrefix}-asin`}
        label={texts.asin}
        classNames={{ input: css.code }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={asin}
        error={errors.asin}
        onChange={(event) => onChange({ asin: event.currentTarget.value })}
        onBlur={() => {
          if (tidy !== asin) onTidy(tidy)
        }}
      />
      <CountrySelect
        id={`${idPrefix}-origin`}
        label={texts.origin}
        placeholder={texts.chooseCountry}
        value={origin}
        error={errors.origin}
        onChange={(code) => onChange({ origin: code })}
      />
    </>
  )
}
