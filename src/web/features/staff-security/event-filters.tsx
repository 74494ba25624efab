// Which security events are listed. The text is taken over when the field is left or Enter is pressed.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SECURITY_EVENTS } from '#domain/security-event.ts'
import { texts } from '#texts/en/security.ts'
import { DayFilter } from '../../ui/day-filter.tsx'
import list from '../../ui/log-list.module.css'
import css from './security.module.css'

export const FILTERS = ['kind', 'who', 'from', 'to'] as const
export type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>

type Props = { readonly filters: Filters; readonly onChange: (filters: Filters) => void }

const KINDS = [
  { value: '', label: texts.anyKind },
  ...SECURITY_EVENTS.map((value) => ({ value, label: texts.kinds[value] })),
]

export function EventFilters({ filters, onChange }: Props) {
  const set = (changed: Filters) => onChange({ ...filters, ...changed })
  return (
    <search className={`${list.filters} ${css.filters}`} aria-label={texts.filters}>
      <NativeSelect
        label={texts.kind}
        data={KINDS}
        value={filters.kind ?? ''}
        onChange={({ currentTarget: { value } }) => set({ kind: value })}
      />
      <WhoFilter key={filters.who ?? ''} value={filters.who ?? ''} onChange={(who) => set({ who })} />
      <DayFilter label={texts.from} value={filters.from} onChange={(from) => set({ from: from ?? '' })} />
      <DayFilter label={texts.to} value={filters.to} onChange={(to) => set({ to: to ?? '' })} />
      {FILTERS.some((name) => filters[name]) && (
        <Button variant="subtle" onClick={() => onChange({})}>
          {texts.showAll}
        </Button>
      )}
    </search>
  )
}

/** Starts anew when the address of the page changes it. */
function WhoFilter({ value, onChange }: { readonly value: string; readonly onChange: (who: string) => void }) {
  const [typed, setTyped] = useState(value)
  const take = () => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextInput
      label={texts.who}
      placeholder={texts.whoHint}
      maxLength={320}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take()
      }}
    />
  )
}
