// A list of staff that is searched and paged: its faces, its rows opened by keys, and what it says when nothing is found.
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { texts } from '#texts/en/staff.ts'
import { listFailure } from '../../api/list-failure.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { IconName } from '../../ui/icons.tsx'
import { ListCard, type Pagination } from '../../ui/list-card.tsx'
import { useRowKeys } from '../../ui/row-keys.ts'

/** What the page that holds the list hands to it. */
export type Searched<Row> = {
  readonly list: {
    readonly data: { readonly data: readonly Row[]; readonly pagination: Pagination } | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly isFetching: boolean
  }
  readonly search: string
  readonly onRetry: () => void
  readonly onClear: () => void
  readonly onPage: (page: number) => void
}

type Words = {
  readonly label: string
  readonly loading: string
  readonly failed: string
  /** Title where nothing is found, and where there is nothing yet the sentence under it. */
  readonly none: string
  readonly noneYet: string
  readonly showing: (from: number, to: number, total: string) => string
}

type Props<Row> = Searched<Row> & {
  readonly words: Words
  readonly icon: IconName
  readonly columns: readonly Column<Row>[]
  readonly widths: readonly number[]
  /** Address that a row opens. */
  readonly to: (row: Row) => string
}

export function SearchedList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { list, search, words } = props
  return (
    <ListCard
      label={words.label}
      answer={list.data}
      failure={listFailure(list, words.failed)}
      isFetching={list.isFetching}
      onRetry={props.onRetry}
      loading={words.loading}
      widths={props.widths}
      empty={
        <EmptyState
          icon={search ? 'search' : props.icon}
          title={words.none}
          text={search ? texts.nothingMatches(search) : words.noneYet}
          action={search && <Button onClick={props.onClear}>{texts.clearSearch}</Button>}
        />
      }
      showing={words.showing}
      onPage={props.onPage}
      hasKeys
    >
      {(rows) => <Rows {...props} rows={rows} />}
    </ListCard>
  )
}

function Rows<Row extends { readonly id: string }>({
  rows,
  words,
  columns,
  to,
}: Props<Row> & { readonly rows: readonly Row[] }) {
  const navigate = useNavigate()
  const open = (row: Row) => void navigate(to(row))
  const active = useRowKeys(rows, ({ id }) => id, open)
  return (
    <DataTable
      label={words.label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      activeKey={active}
      onOpen={open}
    />
  )
}
