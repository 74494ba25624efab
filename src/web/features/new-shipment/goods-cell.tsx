// One cell of the goods: what is wrong is said below it once the person has left it.
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { COUNTRIES, parseCountry } from '#domain/countries.ts'
import { countryIn } from '#words/country-text.ts'
import type { Language } from '#words/language.ts'
import { useLanguage } from '../../language/page-language.tsx'

type Props = {
  readonly id: string
  readonly label: string
  readonly column: string
  readonly value: string
  readonly error: string | undefined
  /** Whether saving was tried: then the error stays while it is put right. */
  readonly tried: boolean
  readonly placeholder?: string | undefined
  readonly onChange: (value: string) => void
}

const MODES: Readonly<Record<string, 'numeric' | 'decimal'>> = { quantity: 'numeric', cost_cad: 'decimal' }
const MOST: Readonly<Record<string, number>> = { sku: 120, description: 2000, quantity: 12, cost_cad: 20 }

export function GoodsCell({ id, label, column, value, error, tried, placeholder, onChange }: Props) {
  const language = useLanguage()
  const [isTyping, setTyping] = useState(false)
  const isCountry = column === 'country_of_origin'
  const shown = isCountry && !isTyping ? countryName(language, value) : value
  return (
    <TextInput
      id={id}
      label={label}
      inputMode={MODES[column]}
      list={isCountry ? COUNTRY_LIST : undefined}
      autoComplete="off"
      maxLength={MOST[column] ?? 60}
      placeholder={placeholder}
      value={shown}
      error={isTyping && !tried ? undefined : error}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        if (isCountry) onChange(countryCode(language, value))
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

const COUNTRY_LIST = 'goods-countries'

/** The names offered while a country is typed: once for all lines. */
export function CountryNames() {
  const language = useLanguage()
  return (
    <datalist id={COUNTRY_LIST}>
      {COUNTRIES.map(({ code }) => (
        <option key={code} value={countryIn(language, code)} />
      ))}
    </datalist>
  )
}

const isCode = (value: string): boolean => COUNTRIES.some(({ code }) => code === value)
const countryName = (language: Language, value: string): string => (isCode(value) ? countryIn(language, value) : value)

/** A name in either language becomes its code; what is none stays as it was typed, to be put right. */
function countryCode(language: Language, typed: string): string {
  const name = typed.trim().toLowerCase()
  const own = COUNTRIES.find(({ code }) => countryIn(language, code).toLowerCase() === name)
  return own?.code ?? parseCountry(typed) ?? typed
}
