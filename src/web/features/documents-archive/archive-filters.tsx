// Which papers are listed: the kind, and the days they were made on, both counted.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { DOCUMENT_KINDS } from '#contract/invoices.ts'
import { texts } from '#texts/en/archive.ts'
import css from './archive.module.css'
import { type ArchiveAddress, isFiltered } from './archive-address.ts'

type Props = { readonly address: ArchiveAddress; readonly onChange: (address: ArchiveAddress) => void }

const KINDS = [
  { value: '', label: texts.anyKind },
  ...DOCUMENT_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
]

export function ArchiveFilters({ address, onChange }: Props) {
  const set = (change: Partial<ArchiveAddress>) => onChange({ ...address, ...change, page: 1 })
  return (
    <div className={css.filters}>
      <NativeSelect
        label={texts.kind}
        data={KINDS}
        value={address.kind ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget
          set({ kind: DOCUMENT_KINDS.find((kind) => kind === value) })
        }}
      />
      <TextInput
        type="date"
        label={texts.from}
        value={address.from ?? ''}
        onChange={(event) => set({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={texts.to}
        value={address.to ?? ''}
        onChange={(event) => set({ to: event.currentTarget.value || undefined })}
      />
      {isFiltered(address) && (
        <Button variant="subtle" onClick={() => onChange({ page: 1 })}>
          {texts.showAll}
        </Button>
      )}
      {address.shipment && <span className="sm dim">{texts.onlyShipment}</span>}
    </div>
  )
}
