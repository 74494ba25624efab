// Which papers are listed: the kind, and the days they were made on, both counted.
import { Button, NativeSelect } from '@mantine/core'
import { DOCUMENT_KINDS } from '#contract/invoices.ts'
import { texts as en } from '#texts/en/archive.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { DayFilter } from '../../ui/day-filter.tsx'
import css from './archive.module.css'
import { type ArchiveAddress, isFiltered } from './archive-address.ts'

type Props = { readonly address: ArchiveAddress; readonly onChange: (address: ArchiveAddress) => void }

const kindsIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return [
    { value: '', label: texts.anyKind },
    ...DOCUMENT_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
  ]
}

export function ArchiveFilters({ address, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const set = (change: Partial<ArchiveAddress>) => onChange({ ...address, ...change, page: 1 })
  return (
    <div className={css.filters}>
      <NativeSelect
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
        <Button variant="subtle" onClick={() => onChange({ page: 1 })}>
          {texts.showAll}
        </Button>
      )}
      {address.shipment && <span className="sm dim">{texts.onlyShipment}</span>}
    </div>
  )
}
