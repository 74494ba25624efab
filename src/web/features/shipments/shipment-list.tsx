// The shipment list in its faces: loading, failed, empty, rows with pages; and its keys.
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { listShipments } from '#contract/shipments.ts'
import { texts } from '#texts/dashboard.ts'
import { texts as frameTexts } from '#texts/frame.ts'
import { failureText } from '../../api/failures.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Shortcut, ShortcutList, useShortcuts } from '../../ui/shortcuts.tsx'
import { type ShipmentRow, ShipmentTable } from './shipment-table.tsx'

type Props = {
  readonly shipments: {
    readonly data: z.output<typeof listShipments.answer> | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly isFetching: boolean
  }
  readonly onRefresh: () => void
  readonly onPage: (page: number) => void
  readonly onOpen: (row: ShipmentRow) => void
}

export function ShipmentList({ shipments, onRefresh, onPage, onOpen }: Props) {
  const { data, isError, error, isFetching } = shipments
  const failed = isError && (
    <ErrorNotice
      title={texts.loadFailed}
      text={failureText(error, { noConnection: texts.noConnection, other: texts.loadFailed })}
      onRetry={onRefresh}
      retrying={isFetching}
      inline={data !== undefined}
    />
  )
  if (!data)
    return (
      <Card flush label={texts.list}>
        {failed || <Loading sentence={texts.loadingShipments} rows={10} />}
      </Card>
    )
  if (data.pagination.total === 0) return <NoShipments onRefresh={onRefresh} refreshing={isFetching} failed={failed} />
  return (
    <>
      {failed}
      <Card flush label={texts.list}>
        <Rows rows={data.data} onOpen={onOpen} onFirstPage={() => onPage(1)} />
        <ListFooter
          pagination={data.pagination}
          rows={data.data.length}
          showing={texts.showing}
          onPage={onPage}
          hasKeys
        />
      </Card>
    </>
  )
}

function Rows({ rows, onOpen, onFirstPage }: Pick<Props, 'onOpen'> & RowsGiven) {
  const [active, setActive] = useState<number | undefined>(undefined)
  const [listing, setListing] = useState(false)
  const move = (step: number) => {
    const next = Math.min(Math.max((active ?? -1) + step, 0), rows.length - 1)
    setActive(next)
    document.getElementById(`row-${rows[next]?.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const activeRow = active === undefined ? undefined : rows[active]
  const shortcuts: readonly Shortcut[] = [
    { key: 'J', label: frameTexts.keyMoveDown, run: () => move(1) },
    { key: 'K', label: frameTexts.keyMoveUp, run: () => move(-1) },
    { key: 'Enter', label: frameTexts.keyOpen, run: () => activeRow && onOpen(activeRow) },
    { key: '?', label: frameTexts.keyHelp, run: () => setListing(true) },
  ]
  useShortcuts(shortcuts)
  if (rows.length === 0)
    return (
      <EmptyState icon="box" title={texts.pageGone} action={<Button onClick={onFirstPage}>{texts.firstPage}</Button>} />
    )
  return (
    <>
      <ShipmentTable rows={rows} activeId={activeRow?.id} onOpen={onOpen} />
      {listing && <ShortcutList shortcuts={shortcuts} onClose={() => setListing(false)} />}
    </>
  )
}

type RowsGiven = { readonly rows: readonly ShipmentRow[]; readonly onFirstPage: () => void }

type EmptyProps = { readonly onRefresh: () => void; readonly refreshing: boolean; readonly failed: ReactNode }

function NoShipments({ onRefresh, refreshing, failed }: EmptyProps) {
  const refresh = (
    <Button leftSection={<Icon name="refresh" />} onClick={onRefresh} loading={refreshing}>
      {texts.refresh}
    </Button>
  )
  return (
    <Card flush label={texts.list}>
      {failed}
      <EmptyState icon="box" title={texts.empty} text={texts.emptyHint} action={refresh} />
    </Card>
  )
}
