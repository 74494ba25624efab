// What comes by a link and without signing in: its token stands after '#', so that it is in no log and no referrer.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { failureText } from '../api/failures.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'

/** Asked for once: the link is used up, and what it shows must not change under who reads it. */
export const FOR_GOOD = Number.POSITIVE_INFINITY

type CardProps = {
  readonly title: string
  readonly noLink: string
  readonly noLinkHint: string
  readonly children: (token: string) => ReactNode
}

export function LinkCard({ title, noLink, noLinkHint, children }: CardProps) {
  const token = useLocation().hash.slice(1)
  return (
    <>
      <h1>{title}</h1>
      <Card label={title}>
        {token === '' ? <EmptyState icon="lock" title={noLink} text={noLinkHint} /> : children(token)}
      </Card>
    </>
  )
}

type OpenedProps<Data> = {
  readonly query: {
    readonly data: { readonly data: Data } | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly texts: { readonly opening: string; readonly openFailed: string }
  readonly children: (data: Data) => ReactNode
}

export function Opened<Data>({ query, texts, children }: OpenedProps<Data>) {
  const { data, error } = query
  if (data) return children(data.data)
  if (!error) return <Loading sentence={texts.opening} rows={3} widths={[220, 160]} />
  return <ErrorNotice inline title={failureText(error, texts.openFailed)} query={query} />
}
