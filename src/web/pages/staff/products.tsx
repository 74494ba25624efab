// The product catalogue that all share, for staff: search, add, change, remove. Search text and page stand in the address.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { deleteSharedProduct, listSharedProducts } from '#contract/shared-products.ts'
import { texts } from '#texts/en/shared-products.ts'
import { failureOf, failureText } from '../../api/failures.ts'
import { useEndpoint, useSend } from '../../api/hooks.ts'
import { type Product, ProductForm } from '../../features/shared-products/product-form.tsx'
import { PATHS } from '../../paths.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { AlertPanel, FailureAlert } from '../../ui/show-alert.tsx'
import { instantDay } from '../../ui/when-text.ts'
import classes from '../list-page.module.css'
import { usePageTitle } from '../use-page-title.ts'
import { SearchBox, useListSearch } from './list-search.tsx'

type Open =
  | { readonly kind: 'edit'; readonly product: Product | null }
  | { readonly kind: 'remove'; readonly asin: string }

export function ProductsPage() {
  usePageTitle(texts.title)
  const list = useListSearch()
  const { page, search } = list
  const products = useEndpoint(listSharedProducts, { query: { page, search } }, { keepLast: true })
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState<string>()
  const close = () => setOpen(undefined)
  const finish = (sentence: string) => {
    close()
    setSaid(sentence)
    void products.refetch()
  }
  const failure = products.error && {
    title: texts.loadFailed,
    text: failureText(products.error, texts.loadFailed),
  }
  return (
    <div className={classes.narrow}>
      <div className={classes.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className="sm dim">{texts.about}</p>
        </div>
        <SearchBox list={list} label={texts.search} hint={texts.searchHint} />
        <Button component={Link} to={PATHS.staffImport}>
          {texts.import}
        </Button>
        <Button
          variant="filled"
          leftSection={<Icon name="plus" />}
          onClick={() => setOpen({ kind: 'edit', product: null })}
        >
          {texts.add}
        </Button>
      </div>
      {said && (
        <AlertPanel kind="success" takesFocus onClose={() => setSaid(undefined)}>
          {said}
        </AlertPanel>
      )}
      <ListCard
        label={texts.title}
        answer={failure ? undefined : products.data}
        failure={failure ?? undefined}
        isFetching={products.isFetching}
        onRetry={() => void products.refetch()}
        loading={texts.loading}
        empty={<Nothing isSearched={search !== ''} onShowAll={() => list.setSearch('')} />}
        showing={texts.showing}
        onPage={list.setPage}
      >
        {(rows) => (
          <DataTable label={texts.title} columns={columnsOf(setOpen)} rows={rows} rowKey={(row) => row.asin} />
        )}
      </ListCard>
      {open?.kind === 'edit' && <ProductForm product={open.product} onSaved={finish} onClose={close} />}
      {open?.kind === 'remove' && <Removal asin={open.asin} onRemoved={finish} onClose={close} />}
    </div>
  )
}

const Nothing = ({ isSearched, onShowAll }: { readonly isSearched: boolean; readonly onShowAll: () => void }) => (
  <EmptyState
    icon="search"
    title={isSearched ? texts.noMatch : texts.none}
    text={isSearched ? undefined : texts.noneHint}
    action={isSearched && <Button onClick={onShowAll}>{texts.showAll}</Button>}
  />
)

const columnsOf = (open: (what: Open) => void): readonly Column<Product>[] => [
  {
    key: 'asin',
    header: texts.asin,
    isSubject: true,
    width: '130px',
    cell: (row) => <span className="mono">{row.asin}</span>,
  },
  { key: 'title', header: texts.productTitle, cell: (row) => row.title },
  { key: 'category', header: texts.category, cell: (row) => <span className="dim">{row.category}</span> },
  {
    key: 'changed',
    header: texts.changed,
    phoneLabel: texts.changed,
    cell: (row) => <span className="sm dim">{texts.changedBy(row.updatedBy, instantDay('en', row.updatedAt))}</span>,
  },
  {
    key: 'action',
    header: texts.action,
    isNumber: true,
    cell: (row) => (
      <>
        <Button size="xs" aria-label={texts.edit(row.asin)} onClick={() => open({ kind: 'edit', product: row })}>
          {texts.editShort}
        </Button>{' '}
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.remove(row.asin)}
          onClick={() => open({ kind: 'remove', asin: row.asin })}
        >
          {texts.removeShort}
        </Button>
      </>
    ),
  },
]

type RemovalProps = {
  readonly asin: string
  readonly onRemoved: (sentence: string) => void
  readonly onClose: () => void
}

function Removal({ asin, onRemoved, onClose }: RemovalProps) {
  const send = useSend(deleteSharedProduct, { countsAsSave: true })
  const remove = () => send.mutate({ params: { asin } }, { onSuccess: () => onRemoved(texts.removed(asin)) })
  return (
    <Confirm title={texts.removeTitle(asin)} action={texts.removeShort} onConfirm={remove} onCancel={onClose}>
      {texts.removeText}
      <FailureAlert text={failureOf(send.error, texts.removeFailed)} onClose={() => send.reset()} />
    </Confirm>
  )
}
