// A paged list in its faces: loading, failed with Retry, nothing there, a page past the end, rows with pages under them.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../language/page-language.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorNotice } from './error-notice.tsx'
import css from './list-card.module.css'
import { ListFooter } from './list-footer.tsx'
import { Loading } from './loading.tsx'

export type Pagination = {
  readonly currentPage: number
  readonly lastPage: number
  readonly perPage: number
  readonly total: number
  readonly capped?: boolean | undefined
}

type Props<Row> = {
  readonly label: string
  /** Undefined while it loads or after it failed. */
  readonly answer: { readonly data: readonly Row[]; readonly pagination: Pagination } | undefined
  /** The title and, where it says more, the reason; undefined while nothing failed. */
  readonly failure: { readonly title: string; readonly text: string } | undefined
  readonly isFetching: boolean
  readonly onRetry: () => void
  readonly loading: string
  readonly widths?: readonly number[]
  /** What stands there when the list has no rows at all. */
  readonly empty: ReactNode
  readonly showing: (from: number, to: number, total: string) => string
  readonly onPage: (page: number) => void
  readonly hasKeys?: boolean
  readonly children: (rows: readonly Row[]) => ReactNode
}

export function ListCard<Row>(props: Props<Row>) {
  return (
    <Card flush label={props.label}>
      <Face {...props} />
    </Card>
  )
}

function Face<Row>(props: Props<Row>) {
  const texts = useTexts(en)
  const { answer, failure } = props
  if (failure) return <ErrorNotice {...failure} onRetry={props.onRetry} retrying={props.isFetching} />
  if (!answer) return <Loading sentence={props.loading} rows={8} widths={props.widths} />
  if (answer.pagination.total === 0) return props.empty
  const first = <Button onClick={() => props.onPage(1)}>{texts.firstPage}</Button>
  return (
    <>
      {answer.data.length === 0 ? (
        <EmptyState icon="search" title={texts.pageGone} action={first} />
      ) : (
        <div className={css.rows}>{props.children(answer.data)}</div>
      )}
      <ListFooter
        pagination={answer.pagination}
        rows={answer.data.length}
        showing={props.showing}
        onPage={props.onPage}
        hasKeys={props.hasKeys && 'move'}
      />
    </>
  )
}
