// The catalogue in its faces: loading, failed, empty, nothing found, rows with pages; and its keys.
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { listCatalogue } from '#contract/catalogue.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as answerEn } from '#texts/en/catalogue.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { texts as frameEn } from '#texts/en/frame.ts'
import { failureText } from '../../api/failures.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShortcutList } from '../../ui/shortcut-list.tsx'
import { type Shortcut, useShortcuts } from '../../ui/shortcuts.tsx'
import type { Product } from './product-draft.ts'
import { ProductTable } from './product-table.tsx'

type Props = {
  readonly products: {
    readonly data: AnswerOf<typeof listCatalogue> | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly isFetching: boolean
  }
  readonly search: string
  readonly addressOf: (asin: string) => string
  readonly onOpen: (asin: string) => void
  readonly onRetry: () => void
  readonly onClear: () => void
  readonly onPage: (page: number) => void
  readonly onSearchKey: () => void
  /** Undefined where nothing may be changed. */
  readonly onImport: (() => void) | undefined
}

export function CatalogueList(props: Props) {
  const answerTexts = useTexts(answerEn)
  const texts = useTexts(en)
  const { data, isError, error, isFetching } = props.products
  const failed = isError && (
    <ErrorNotice
      title={answerTexts.loadFailed}
      text={failureText(error, answerTexts.loadFailed)}
      onRetry={props.onRetry}
      retrying={isFetching}
      inline={data !== undefined}
    />
  )
  if (!data)
    return (
      <Card flush label={texts.list}>
        {failed || <Loading sentence={texts.loading} rows={8} widths={[240, 80, 110, 60, 160]} />}
      </Card>
    )
  return (
    <>
      {failed}
      <Card flush label={texts.list}>
        {data.data.length === 0 ? (
          <Nothing {...props} total={data.pagination.total} />
        ) : (
          <Rows {...props} rows={data.data} />
        )}
        {data.pagination.total > 0 && (
          <ListFooter
            pagination={data.pagination}
            rows={data.data.length}
            showing={texts.showing}
            onPage={props.onPage}
            hasKeys
          />
        )}
      </Card>
    </>
  )
}

function Nothing({ search, total, onClear, onPage, onImport }: Props & { readonly total: number }) {
  const texts = useTexts(en)
  if (total > 0)
    return (
      <EmptyState
        icon="box"
        title={texts.pageGone}
        action={<Button onClick={() => onPage(1)}>{texts.firstPage}</Button>}
      />
    )
  if (search)
    return (
      <EmptyState
        icon="search"
        title={texts.noneFound}
        text={texts.nothingMatches(search)}
        action={<Button onClick={onClear}>{texts.clearSearch}</Button>}
      />
    )
  return (
    <EmptyState
      icon="box"
      title={texts.empty}
      text={texts.emptyHint}
      action={onImport && <Button onClick={onImport}>{texts.import}</Button>}
    />
  )
}

function Rows({ rows, addressOf, onOpen, onSearchKey }: Props & { readonly rows: readonly Product[] }) {
  const frameTexts = useTexts(frameEn)
  const [active, setActive] = useState<number>()
  const [listing, setListing] = useState(false)
  const row = active === undefined ? undefined : rows[active]
  const move = (step: number) => {
    const next = Math.min(Math.max((active ?? -1) + step, 0), rows.length - 1)
    setActive(next)
    document.getElementById(`row-${rows[next]?.asin}`)?.scrollIntoView({ block: 'nearest' })
  }
  const shortcuts: readonly Shortcut[] = [
    { key: 'J', label: frameTexts.keyMoveDown, run: () => move(1) },
    { key: 'K', label: frameTexts.keyMoveUp, run: () => move(-1) },
    { key: 'Enter', label: frameTexts.keyOpen, run: () => row && onOpen(row.asin) },
    { key: '/', label: frameTexts.keySearch, run: onSearchKey },
    { key: '?', label: frameTexts.keyHelp, run: () => setListing(true) },
  ]
  useShortcuts(shortcuts)
  return (
    <>
      <ProductTable rows={rows} activeAsin={row?.asin} addressOf={addressOf} onOpen={onOpen} />
      {listing && <ShortcutList shortcuts={shortcuts} onClose={() => setListing(false)} />}
    </>
  )
}
