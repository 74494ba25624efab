// What to try: for all items, and for one by itself.
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatHtsCode, keepDigitsAndDots, parseHtsCode } from '#domain/hts-code.ts'
import { texts as dutyEn } from '#texts/en/duty.ts'
import { texts as en } from '#texts/en/what-if.ts'
import { countryIn } from '#words/country-text.ts'
import { decimalIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { DateField } from '../../ui/date-field.tsx'
import {
  problemsOfAll,
  problemsOfItem,
  type TriedForAll,
  type TriedForItem,
  triedForAll,
  triedForItem,
  withTried,
} from './tried.ts'
import css from './what-if-shipment.module.css'

export type FormItem = {
  readonly id: string
  readonly name: string
  readonly htsCode: string | null
  readonly countryOfOrigin: string | null
  readonly declaredValue: number | null
}

type Props = {
  readonly search: URLSearchParams
  readonly onSearch: (search: URLSearchParams) => void
  readonly items: readonly FormItem[]
}

export function TriedForm({ search, onSearch, items }: Props) {
  const texts = useTexts(en)
  const dutyTexts = useTexts(dutyEn)
  const all = triedForAll(search)
  const problems = problemsOfAll(all)
  const set = (field: keyof TriedForAll) => (typed: string) => onSearch(withTried(search, field, typed))
  const own = items.some(({ id }) => Object.values(triedForItem(search, id)).some(Boolean))
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? own
  return (
    <div className={css.form}>
      <fieldset className={css.fields} aria-label={texts.forAll}>
        <DateField label={dutyTexts.entryDate} value={all.day} whenEmpty={texts.unchanged} onChange={set('day')} />
        <CountrySelect
          label={texts.originOfAll}
          placeholder={texts.unchanged}
          value={all.origin || null}
          onChange={(code) => set('origin')(code ?? '')}
        />
        <CodeInput
          label={texts.codeOfAll}
          placeholder={texts.unchanged}
          value={all.code}
          isWrong={problems.includes('code')}
          onChange={set('code')}
        />
        <TextInput
          label={texts.costOfAll}
          placeholder={texts.percentExample}
          inputMode="text"
          autoComplete="off"
          maxLength={10}
          value={all.percent}
          error={problems.includes('percent') ? texts.percentNeeded : undefined}
          onChange={(event) => set('percent')(event.currentTarget.value)}
        />
      </fieldset>
      <details open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className={css.summary}>{texts.oneByOne}</summary>
        {isOpen &&
          items.map((item) => (
            <OneItem
              key={item.id}
              item={item}
              own={triedForItem(search, item.id)}
              onChange={(field, typed) => onSearch(withTried(search, field, typed, item.id))}
            />
          ))}
      </details>
    </div>
  )
}

type OneProps = {
  readonly item: FormItem
  readonly own: TriedForItem
  readonly onChange: (field: keyof TriedForItem, typed: string) => void
}

/** Beside each field stands what the item has, until something else is tried. */
function OneItem({ item, own, onChange }: OneProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const dutyTexts = useTexts(dutyEn)
  const problems = problemsOfItem(own)
  const { htsCode, countryOfOrigin, declaredValue } = item
  return (
    <fieldset className={css.item} aria-label={item.name}>
      <p className={css.name}>{item.name}</p>
      <div className={css.fields}>
        <CountrySelect
          label={dutyTexts.origin}
          placeholder={countryOfOrigin ? countryIn(language, countryOfOrigin) : texts.unchanged}
          value={own.origin || null}
          onChange={(code) => onChange('origin', code ?? '')}
        />
        <CodeInput
          label={texts.code}
          placeholder={htsCode ? formatHtsCode(htsCode) : texts.unchanged}
          value={own.code}
          isWrong={problems.includes('code')}
          onChange={(typed) => onChange('code', typed)}
        />
        <TextInput
          label={dutyTexts.cost}
          placeholder={declaredValue === null ? texts.unchanged : decimalIn(language, declaredValue.toFixed(2))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={own.cost}
          error={problems.includes('cost') ? dutyTexts.costNeeded : undefined}
          onChange={(event) => onChange('cost', event.currentTarget.value)}
        />
      </div>
    </fieldset>
  )
}

type CodeProps = {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (typed: string) => void
}

function CodeInput({ label, placeholder, value, isWrong, onChange }: CodeProps) {
  const texts = useTexts(en)
  const type = (typed: string) => {
    const kept = keepDigitsAndDots(typed)
    onChange(parseHtsCode(kept) ? formatHtsCode(kept) : kept)
  }
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      classNames={{ input: 'mono' }}
      value={value}
      error={isWrong ? texts.codeNeeded : undefined}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
