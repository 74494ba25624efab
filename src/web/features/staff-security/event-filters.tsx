// Which security events are listed. The text is taken over when the field is left or Enter is pressed.
import { Button, NativeSelect } from '@mantine/core'
import { SECURITY_EVENTS } from '#domain/security-event.ts'
import { texts } from '#texts/en/security.ts'
import { DayFilter } from '../../ui/day-filter.tsx'
import list from '../../ui/log-list.module.css'
import { TextFilter } from '../../ui/text-filter.tsx'
import css from './security.module.css'

export const FILTERS = ['kind', 'who', 'from', 'to'] as const
export type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>

type Props = {
  readonly filters: Filters
  /** The filters that change; the others stay. */
  readonly onChange: (changed: Filters) => void
  readonly onClear: () => void
}

const KINDS = [
  { value: '', label: texts.anyKind },
  ...SECURITY_EVENTS.map((value) => ({ value, label: texts.kinds[value] })),
]

export function EventFilters({ filters, onChange: set, onClear }: Props) {
  return (
    <search className={`${list.filters} ${css.filters}`} aria-label={texts.filters}>
      <NativeSelect
        label={texts.kind}
        data={KINDS}
        value={filters.kind ?? ''}
        onChange={({ currentTarget: { value } }) => set({ kind: value })}
      />
      <TextFilter
        label={texts.who}
        hint={texts.whoHint}
        maxLength={320}
        value={filters.who}
        onChange={(who) => set({ who: who ?? '' })}
      />
      <DayFilter label={texts.from} value={filters.from} onChange={(from) => set({ from: from ?? '' })} />
      <DayFilter label={texts.to} value={filters.to} onChange={(to) => set({ to: to ?? '' })} />
      {FILTERS.some((name) => filters[name]) && (
        <Button variant="subtle" onClick={onClear}>
          {texts.showAll}
        </Button>
      )}
    </search>
  )
}
