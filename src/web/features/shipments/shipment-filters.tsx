// Over the table: search, the rest of the filters, which a phone keeps behind one button, and the way into Multi-Select Mode. What was
// found is announced.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { isSameView, type ListView, WHOLE_LIST } from '#domain/shipment/list-view.ts'
import { SHIPMENT_STATUSES } from '#domain/shipment/status.ts'
import { texts as en } from '#texts/en/dashboard.ts'
import { texts as frameEn } from '#texts/en/frame.ts'
import { texts as shipmentEn } from '#texts/en/shipment.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { OrderChoice } from '../../ui/list-order.tsx'
import { MoreActions } from '../../ui/more-actions.tsx'
import { useShortcuts } from '../../ui/shortcuts.tsx'
import { statusWord } from '../../ui/status-word.ts'
import { useTypedSearch } from '../../ui/use-typed.ts'
import css from './shipment-filters.module.css'
import type { SavedViews } from './use-saved-views.ts'
import { ViewChoice } from './view-choice.tsx'

type Props = {
  readonly filter: ListView
  /** What changes of it; the rest stays. */
  readonly onFilter: (changed: Partial<ListView>) => void
  readonly saved: SavedViews
  /** How many were found; undefined while nothing is filtered or known. */
  readonly found: string | undefined
  /** Undefined while the mode is on already. */
  readonly onMultiSelect: (() => void) | undefined
}

export function ShipmentFilters({ filter, onFilter, saved, found, onMultiSelect }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const frameTexts = useTexts(frameEn)
  const { typed, type } = useTypedSearch(filter.search, (search) => onFilter({ search }))
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ key: '/', label: frameTexts.keySearch, run: () => box.current?.focus() }])
  return (
    <div className={css.filters}>
      <TextInput
        ref={box}
        className={css.search}
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchHint}
        leftSection={<Icon name="search" />}
        rightSection={<kbd className={css.key}>/</kbd>}
        maxLength={120}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <MoreActions label={texts.filters} startsOpen={!isSameView({ ...filter, search: '' }, WHOLE_LIST)}>
        <NativeSelect
          className={css.status}
          aria-label={texts.statusFilter}
          data={statusOptions(language, filter.status)}
          value={filter.status}
          onChange={(event) => onFilter({ status: event.currentTarget.value })}
        />
        <OrderChoice order={filter.order} onOrder={(order) => onFilter({ order })} />
        <ViewChoice
          view={{ ...filter, search: typed.trim() }}
          saved={saved}
          onView={(view) => {
            type(view.search)
            onFilter(view)
          }}
        />
      </MoreActions>
      <span className={css.found} role="status">
        {found !== undefined && texts.found(found)}
      </span>
      {onMultiSelect && (
        <Button className={css.mode} leftSection={<Icon name="list-check" />} onClick={onMultiSelect}>
          {texts.multiSelect}
        </Button>
      )}
    </div>
  )
}

/** Asked for like a status: those that were put away. */
const ARCHIVED = 'archived'

/** As the filter names it. */
export const statusName = (language: Language, status: string): string =>
  status === ARCHIVED ? wordsIn(language, en).archivedStatus : statusWord(wordsIn(language, shipmentEn), status)

/** A status of the address that is none of ours is offered too. */
function statusOptions(language: Language, asked: string) {
  const texts = wordsIn(language, en)
  const known: readonly string[] = SHIPMENT_STATUSES
  const listed = [...known, ARCHIVED]
  const statuses = asked === '' || listed.includes(asked) ? listed : [...listed, asked]
  return [
    { value: '', label: texts.anyStatus },
    ...statuses.map((status) => ({
      value: status,
      label: statusName(language, status),
    })),
  ]
}
