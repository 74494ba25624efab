// A shipment for a page about it: loads it, or says why it cannot be shown.
import type { ReactNode } from 'react'
import { completeData } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { ApiFailure, failureText } from '../api/failures.ts'
import { useEndpoint } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import type { ShipmentData } from '../api/shipment-item.ts'
import { BackLink } from '../features/shipment-header/shipment-header.tsx'
import { useTexts } from '../language/page-language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import { usePageTitle } from './use-page-title.ts'

/** The server answers 404 for an id that is not the client's, and 400 for one that is no id at all. */
const isNotFound = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 400 || error.status === 403)

/** Milliseconds: what the list asked for as its row was opened is not asked for once more. */
const FRESH_MS = 1000

type Props = {
  readonly id: string
  /** Of the page, from the shipment's reference. */
  readonly title?: (reference: string) => string
  readonly children: (data: ShipmentData) => ReactNode
}

export function LoadedShipment({ id, title = (reference) => reference, children }: Props) {
  const texts = useTexts(en)
  const places = usePlaces()
  const complete = useEndpoint(completeData, { params: { id } }, { freshFor: FRESH_MS, refetchOnFocus: true })
  const reference = complete.data?.data.shipment.reference
  usePageTitle(reference ? title(reference) : texts.title)
  if (complete.data) return children(complete.data.data)
  if (complete.isPending) return <Loading sentence={texts.loading} rows={8} widths={[260, 60, 90, 110, 70, 90]} />
  if (isNotFound(complete.error))
    return (
      <EmptyState isPage icon="search" role="alert" title={texts.notFound} action={<BackLink to={places.list} />} />
    )
  return (
    <>
      <BackLink to={places.list} />
      <ErrorNotice title={texts.loadFailed} text={failureText(complete.error, texts.loadDataFailed)} query={complete} />
    </>
  )
}
