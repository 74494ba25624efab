// A country out of the whole list, which begins with the likely ones, found by typing its name or code, by keyboard or mouse.
import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core'
import { texts as en } from '#texts/en/frame.ts'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { useState } from 'react'
import { COUNTRIES, parseCountry } from '#domain/countries.ts'
import { countryIn } from '#words/country-text.ts'
import type { Language } from '#words/language.ts'
import { LANGUAGE_ROWS } from '#words/language-rows.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { countriesFirst, noteCountryUsed } from './countries-first.ts'
import { type SaveState, WithSavedState } from './saved-state.tsx'
import { takeMarked } from './take-marked.ts'

type Props = {
  readonly label: string
  /** ISO alpha-2, or null while nothing is chosen. */
  readonly value: string | null
  readonly onChange: (code: string | null) => void
  readonly error?: string | boolean
  readonly description?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly saveState?: SaveState
  readonly onRetrySave?: () => void
  /** Only these codes, in this order; when left out all countries, the likely ones first. */
  readonly only?: readonly string[]
  readonly id?: string
}

const ENGLISH = COUNTRIES.map(({ code, name }) => ({ value: `${code}`, label: name }))
const byLanguage = new Map<Language, typeof ENGLISH>([['en', ENGLISH]])

/** Every country by its name in the language, in order of the names. */
function allIn(language: Language): typeof ENGLISH {
  const made = byLanguage.get(language)
  if (made) return made
  const byName = new Intl.Collator(LANGUAGE_ROWS[language].locale)
  const all = ENGLISH.map(({ value }) => ({ value, label: countryIn(language, value) })).sort((a, b) =>
    byName.compare(a.label, b.label),
  )
  byLanguage.set(language, all)
  return all
}

/** The options of these codes first, in their order, the others as they were. */
function likelyFirst(all: typeof ENGLISH, codes: readonly string[]): typeof ENGLISH {
  const likely = codes.flatMap((code) => all.find(({ value }) => value === code) ?? [])
  return [...likely, ...all.filter(({ value }) => !codes.includes(value))]
}

export function CountrySelect(props: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [first] = useState(countriesFirst)
  const [isFocused, setFocused] = useState(false)
  const options = props.only
    ? props.only.map((code) => ({ value: code, label: countryIn(language, code) }))
    : likelyFirst(allIn(language), first)
  return (
    <WithSavedState state={props.saveState ?? 'none'} onRetry={props.onRetrySave}>
      <Select
        id={props.id}
        label={props.label}
        description={props.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={props.placeholder}
        data={options}
        value={props.value}
        onChange={(code) => {
          if (code && !props.only) noteCountryUsed(code)
          props.onChange(code)
        }}
        error={props.error}
        required={props.required}
        withAsterisk={false}
        searchable
        selectFirstOptionOnChange
        wrapperProps={takeMarked}
        filter={isFocused ? byNameOrCode : none}
        nothingFoundMessage={isFocused ? texts.noCountry : undefined}
        maxDropdownHeight={280}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        renderOption={({ option }) => <CountryOption option={option} />}
      />
    </WithSavedState>
  )
}

function CountryOption({ option }: { option: ComboboxItem }) {
  return (
    <span>
      {option.label} <span className="mono dim">{option.value}</span>
    </span>
  )
}

/** While the field is not in use: Mantine draws a closed list too, and 250 options anew with every key typed beside it. */
const none: OptionsFilter = () => []

/** Exact code or other name first, then names that start with the words, then names that hold them. */
const byNameOrCode: OptionsFilter = ({ options, search }) => {
  const typed = search.trim().toLowerCase()
  if (typed === '') return options
  const known: string | undefined = parseCountry(typed)
  const items = options.filter((option): option is ComboboxItem => 'value' in option)
  const rank = (option: ComboboxItem): number => {
    if (option.value === known) return 0
    if (option.label.toLowerCase().startsWith(typed)) return 1
    return option.label.toLowerCase().includes(typed) ? 2 : 3
  }
  return items
    .map((option) => ({ option, rank: rank(option) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((each) => each.option)
}
