// The shipment list in its faces: loading, failed, none yet, none found, rows with pages; with its filters and its selection.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import type { listShipments } from '#contract/shipments.ts'
import type { ListView } from '#domain/shipment/list-view.ts'
import { texts as en } from '#texts/en/dashboard.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { usePlaces } from '../../api/places.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { countedText } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { DutyNote } from '../../ui/list-order.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Chosen, refreshed, withRows } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { ShipmentFilters, statusName } from './shipment-filters.tsx'
import css from './shipment-list.module.css'
import { ShipmentRows } from './shipment-rows.tsx'
import type { ShipmentRow } from './shipment-table.tsx'
import type { SavedViews } from './use-saved-views.ts'
import type { Selection } from './use-selection.ts'

type Answer = z.output<typeof listShipments.answer>

type Props = {
  readonly shipments: {
    readonly data: Answer | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly isFetching: boolean
  }
  readonly filter: ListView
  /** What changes of it; the rest stays. */
  readonly onFilter: (changed: Partial<ListView>) => void
  readonly saved: SavedViews
  readonly selection: Selection
  readonly onRefresh: () => void
  readonly onPage: (page: number) => void
  readonly onOpen: (row: ShipmentRow) => void
  readonly onCombinedInvoice: (chosen: readonly Chosen[]) => void
  readonly onMergedEstimate: (chosen: readonly Chosen[]) => void
}

export function ShipmentList(props: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { shipments, filter, onFilter, selection, onRefresh } = props
  const { data, isError, error, isFetching } = shipments
  const viewOnly = useViewOnly()
  const isFiltered = filter.search !== '' || filter.status !== ''
  const rows = data?.data ?? []
  const chosen = selection.chosen && refreshed(selection.chosen, rows)
  const failed = isError && (
    <ErrorNotice
      title={texts.loadFailed}
      text={failureText(error, texts.loadFailed)}
      onRetry={onRefresh}
      retrying={isFetching}
      inline={data !== undefined}
    />
  )
  if (data?.pagination.total === 0 && !isFiltered && !chosen)
    return <NoShipments onRefresh={onRefresh} refreshing={isFetching} failed={failed} />
  return (
    <>
      {data && failed && <div className={css.failed}>{failed}</div>}
      <Card flush label={texts.list}>
        {chosen && (
          <SelectionBar
            chosen={chosen}
            onSelectAll={() => selection.choose(withRows(chosen, rows))}
            onDeselectAll={() => selection.choose([])}
            onCombinedInvoice={() => props.onCombinedInvoice(chosen)}
            onMergedEstimate={() => props.onMergedEstimate(chosen)}
            onLeave={selection.leave}
          />
        )}
        <ShipmentFilters
          filter={filter}
          onFilter={onFilter}
          saved={props.saved}
          found={isFiltered && !isFetching && data ? countedText(language, data.pagination) : undefined}
          onMultiSelect={chosen || viewOnly ? undefined : () => selection.choose([])}
        />
        {data ? (
          <Found {...props} data={data} chosen={chosen} />
        ) : (
          failed || <Loading sentence={texts.loadingShipments} rows={10} />
        )}
      </Card>
    </>
  )
}

type FoundProps = Props & { readonly data: Answer; readonly chosen: readonly Chosen[] | undefined }

function Found({ data, chosen, filter, onFilter, selection, onOpen, onPage }: FoundProps) {
  const texts = useTexts(en)
  if (data.pagination.total === 0)
    return <NoneFound filter={filter} onClear={() => onFilter({ search: '', status: '' })} />
  return (
    <>
      <ShipmentRows
        rows={data.data}
        onOpen={onOpen}
        onFirstPage={() => onPage(1)}
        chosen={chosen}
        onChoose={selection.choose}
        order={filter.order}
        hidden={filter.hidden}
        onOrder={(order) => onFilter({ order })}
      />
      <DutyNote dutiesOpen={data.dutiesOpen} />
      <ListFooter
        pagination={data.pagination}
        rows={data.data.length}
        showing={texts.showing}
        onPage={onPage}
        hasKeys
      />
    </>
  )
}

function NoneFound({ filter, onClear }: { readonly filter: ListView; readonly onClear: () => void }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const asked = [
    ...(filter.search ? [texts.quoted(filter.search)] : []),
    ...(filter.status ? [texts.inStatus(statusName(language, filter.status))] : []),
  ]
  return (
    <EmptyState
      icon="search"
      title={texts.noMatch}
      text={texts.noMatchFor(asked.join(', '))}
      action={<Button onClick={onClear}>{texts.clearFilters}</Button>}
    />
  )
}

type EmptyProps = { readonly onRefresh: () => void; readonly refreshing: boolean; readonly failed: ReactNode }

function NoShipments({ onRefresh, refreshing, failed }: EmptyProps) {
  const texts = useTexts(en)
  const places = usePlaces()
  const viewOnly = useViewOnly()
  const refresh = (
    <Button leftSection={<Icon name="refresh" />} onClick={onRefresh} loading={refreshing}>
      {texts.refresh}
    </Button>
  )
  const begin = viewOnly ? (
    refresh
  ) : (
    <>
      <Button component={Link} to={places.newShipment()} variant="filled" leftSection={<Icon name="plus" />}>
        {texts.newShipment}
      </Button>{' '}
      {refresh}
    </>
  )
  return (
    <Card flush label={texts.list}>
      {failed}
      <EmptyState icon="box" title={texts.empty} text={texts.emptyHint} action={begin} />
    </Card>
  )
}
