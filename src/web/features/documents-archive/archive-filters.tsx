// Which papers are listed: the kind, and the days they were made on, both counted.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { DOCUMENT_KINDS } from '#contract/invoices.ts'
import { texts as en } from '#texts/en/archive.ts'
import { texts as frameEn } from '#texts/en/frame.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { DayFilter } from '../../ui/day-filter.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useShortcuts } from '../../ui/shortcuts.tsx'
import { useTypedSearch } from '../../ui/use-typed.ts'
import css from './archive.module.css'
import { type ArchiveAddress, isFiltered, LONGEST_SEARCH } from './archive-address.ts'

type Props = {
  readonly address: ArchiveAddress
  /** The filters that change; the others stay. */
  readonly onChange: (changed: Partial<ArchiveAddress>) => void
  readonly onClear: () => void
}

const kindsIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return [
    { value: '', label: texts.anyKind },
    ...DOCUMENT_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
  ]
}

export function ArchiveFilters({ address, onChange: set, onClear }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <div className={css.filters}>
      <SearchBox search={address.search} onSearch={(search) => set({ search })} />
      <NativeSelect
        className={css.kindFilter}
        label={texts.kind}
        data={kindsIn(language)}
        value={address.kind ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget
          set({ kind: DOCUMENT_KINDS.find((kind) => kind === value) })
        }}
      />
      <DayFilter label={texts.from} value={address.from} onChange={(from) => set({ from })} />
      <DayFilter label={texts.to} value={address.to} onChange={(to) => set({ to })} />
      {isFiltered(address) && (
        <Button variant="subtle" onClick={onClear}>
          {texts.showAll}
        </Button>
      )}
      {address.shipment && <span className="sm dim">{texts.onlyShipment}</span>}
    </div>
  )
}

function SearchBox({ search, onSearch }: { readonly search: string; readonly onSearch: (search: string) => void }) {
  const texts = useTexts(en)
  const frameTexts = useTexts(frameEn)
  const { typed, type } = useTypedSearch(search, onSearch)
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ key: '/', label: frameTexts.keySearch, run: () => box.current?.focus() }])
  return (
    <TextInput
      ref={box}
      className={css.search}
      type="search"
      label={texts.search}
      placeholder={texts.searchHint}
      leftSection={<Icon name="search" />}
      maxLength={LONGEST_SEARCH}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
