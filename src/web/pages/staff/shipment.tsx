// One shipment for staff: the client's own panels as Shipment Overview, beside its boxes and its plans.
import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { completeData } from '#contract/shipments.ts'
import { texts as shipmentTexts } from '#texts/en/shipment.ts'
import { texts } from '#texts/en/staff.ts'
import { ApiFailure, failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { BoxContents } from '../../features/box-contents/box-contents.tsx'
import { Trail } from '../../features/clients/trail.tsx'
import { useClient } from '../../features/clients/use-client.ts'
import { ShipmentTabs, useShipmentTab } from '../../features/staff-shipment/shipment-tabs.tsx'
import { PATHS, staffClientPath } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShipmentWorkspace } from '../shipment-workspace.tsx'
import { usePageTitle } from '../use-page-title.ts'
import { StaffPlans } from './shipment-plans.tsx'

export function StaffShipmentPage() {
  const { clientId = '', shipmentId = '' } = useParams()
  return <LoadedShipment key={shipmentId} clientId={clientId} shipmentId={shipmentId} />
}

/** 404 for an id that is not of this client, 400 for one that is no id at all. */
const isNotFound = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 400)

const costsOf = ({ items }: AnswerOf<typeof completeData>['data']) =>
  new Map(items.map(({ sku, declaredValue }) => [sku, declaredValue]))

type Props = { readonly clientId: string; readonly shipmentId: string }

function LoadedShipment({ clientId, shipmentId }: Props) {
  const complete = useEndpoint(completeData, { params: { id: shipmentId } }, { refetchOnFocus: true })
  const client = useClient(clientId)
  const { tab, choose } = useShipmentTab()
  const shipment = complete.data?.data.shipment
  usePageTitle(shipment?.reference ?? shipmentTexts.title)
  const trail = (
    <Trail
      steps={[
        { label: texts.clients, to: PATHS.staff },
        { label: client.data?.data.name ?? texts.shipments, to: staffClientPath(clientId) },
        { label: shipment?.reference ?? shipmentTexts.title, isCode: shipment !== undefined },
      ]}
    />
  )
  if (complete.data)
    return (
      <ShipmentWorkspace
        data={complete.data.data}
        back={trail}
        showBody={() => choose('overview')}
        frame={({ head, body }) => (
          <>
            {head}
            <ShipmentTabs tab={tab} onChoose={choose}>
              {tab === 'overview' && body}
              {tab === 'boxes' && (
                <BoxContents clientId={clientId} shipmentId={shipmentId} costs={costsOf(complete.data.data)} />
              )}
              {tab === 'plans' && (
                <StaffPlans
                  clientId={clientId}
                  shipmentId={shipmentId}
                  reference={complete.data.data.shipment.reference}
                />
              )}
            </ShipmentTabs>
          </>
        )}
      />
    )
  if (complete.isPending)
    return <Loading sentence={shipmentTexts.loading} rows={8} widths={[260, 60, 90, 110, 70, 90]} />
  if (isNotFound(complete.error)) {
    const back = (
      <Button component={Link} to={staffClientPath(clientId)}>
        {texts.backToShipments}
      </Button>
    )
    return <EmptyState isPage icon="search" role="alert" title={texts.noSuchShipment} action={back} />
  }
  return (
    <>
      {trail}
      <ErrorNotice
        title={texts.loadDetailsFailed}
        text={failureText(complete.error, texts.loadItemsFailed)}
        query={complete}
      />
    </>
  )
}
