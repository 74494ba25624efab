// Which entries are listed. Texts are taken over when the field is left or Enter is pressed.
import { Button, NativeSelect } from '@mantine/core'
import { texts } from '#texts/en/audit.ts'
import { DayFilter } from '../../ui/day-filter.tsx'
import list from '../../ui/log-list.module.css'
import { TextFilter } from '../../ui/text-filter.tsx'
import { isFiltered } from './audit-address.ts'
import type { AuditQuery } from './audit-query.ts'
import { ClientFilter } from './client-filter.tsx'

type Props = {
  readonly query: AuditQuery
  readonly actions: readonly { readonly action: string; readonly label: string }[]
  /** The filters that change; the others stay. */
  readonly onChange: (changed: AuditQuery) => void
  readonly onClear: () => void
}

/** Longest text the call takes. */
const MOST_CHARACTERS = 120

const KINDS = ['staff', 'client', 'system'] as const
const KIND_CHOICES = [
  { value: '', label: texts.anyone },
  ...KINDS.map((kind) => ({ value: kind, label: texts.kindChoices[kind] })),
]

export function AuditFilters({ query, actions, onChange: set, onClear }: Props) {
  const known = actions.some(({ action }) => action === query.action)
  const actionChoices = [
    { value: '', label: texts.anyAction },
    ...(query.action && !known ? [{ value: query.action, label: query.action }] : []),
    ...actions.map(({ action, label }) => ({ value: action, label })),
  ]
  return (
    <search className={list.filters} aria-label={texts.filters}>
      <ClientFilter value={query.clientId} onChange={(clientId) => set({ clientId })} />
      <TextFilter
        label={texts.shipment}
        maxLength={MOST_CHARACTERS}
        value={query.shipment}
        onChange={(shipment) => set({ shipment })}
      />
      <NativeSelect
        label={texts.who}
        data={KIND_CHOICES}
        value={query.by ?? ''}
        onChange={({ currentTarget: { value } }) => set({ by: KINDS.find((kind) => kind === value) })}
      />
      <TextFilter
        label={texts.person}
        hint={texts.personHint}
        maxLength={MOST_CHARACTERS}
        value={query.person}
        onChange={(person) => set({ person })}
      />
      <NativeSelect
        label={texts.action}
        data={actionChoices}
        value={query.action ?? ''}
        onChange={({ currentTarget: { value } }) => set({ action: value || undefined })}
      />
      <DayFilter label={texts.from} value={query.from} onChange={(from) => set({ from })} />
      <DayFilter label={texts.to} value={query.to} onChange={(to) => set({ to })} />
      {isFiltered(query) && (
        <Button variant="subtle" onClick={onClear}>
          {texts.showAll}
        </Button>
      )}
    </search>
  )
}
