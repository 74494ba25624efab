// One shipment: loads it, or says why it cannot be shown.
import { useParams } from 'react-router'
import { completeData } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { ApiFailure, failureText } from '../api/failures.ts'
import { useEndpoint } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import { BackLink } from '../features/shipment-header/shipment-header.tsx'
import { useTexts } from '../language/page-language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import { ShipmentWorkspace } from './shipment-workspace.tsx'
import { usePageTitle } from './use-page-title.ts'

export function ShipmentPage() {
  const { id = '' } = useParams()
  return <LoadedShipment key={id} id={id} />
}

/** The server answers 404 for an id that is not the client's, and 400 for one that is no id at all. */
const isNotFound = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 400 || error.status === 403)

function LoadedShipment({ id }: { readonly id: string }) {
  const texts = useTexts(en)
  const places = usePlaces()
  const complete = useEndpoint(completeData, { params: { id } }, { refetchOnFocus: true })
  usePageTitle(complete.data?.data.shipment.reference ?? texts.title)
  if (complete.data) return <ShipmentWorkspace data={complete.data.data} back={<BackLink to={places.list} />} />
  if (complete.isPending) return <Loading sentence={texts.loading} rows={8} widths={[260, 60, 90, 110, 70, 90]} />
  if (isNotFound(complete.error))
    return (
      <EmptyState isPage icon="search" role="alert" title={texts.notFound} action={<BackLink to={places.list} />} />
    )
  const sentences = { noConnection: texts.noConnection, other: texts.loadDataFailed }
  return (
    <>
      <BackLink to={places.list} />
      <ErrorNotice title={texts.loadFailed} text={failureText(complete.error, sentences)} query={complete} />
    </>
  )
}
