// What clearing one shipment costs, as a page of its own.
import { useMemo } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { texts as en } from '#texts/en/cost-estimate.ts'
import { useViewOnly } from '../api/client-access.ts'
import { usePlaces } from '../api/places.ts'
import type { ShipmentData } from '../api/shipment-item.ts'
import { ItemDeskProvider } from '../desk/item-desk.ts'
import { CostEstimatePanel } from '../features/cost-estimate/cost-estimate-panel.tsx'
import { DutyByItem } from '../features/cost-estimate/duty-by-item.tsx'
import { DutiesFailed } from '../features/duty-receipt/duties-failed.tsx'
import { ShipmentHeader } from '../features/shipment-header/shipment-header.tsx'
import { useTexts } from '../language/page-language.tsx'
import { HeldBack } from '../ui/held-back.tsx'
import { Icon } from '../ui/icons.tsx'
import { itemsWithDuty } from './items-with-duty.ts'
import { LoadedShipment } from './loaded-shipment.tsx'
import { useShipmentPapers } from './shipment-papers.tsx'
import { useShipment } from './use-shipment.ts'

export function ShipmentEstimatePage() {
  const { id = '' } = useParams()
  const texts = useTexts(en)
  return (
    <LoadedShipment key={id} id={id} title={texts.printed}>
      {(data) => <Estimate data={data} />}
    </LoadedShipment>
  )
}

function Estimate({ data }: { readonly data: ShipmentData }) {
  const texts = useTexts(en)
  const places = usePlaces()
  const navigate = useNavigate()
  const viewOnly = useViewOnly()
  const { shipment } = data
  const state = useShipment(data)
  const { desk, items, duties, readiness } = state
  const papers = useShipmentPapers(data, state, () => void navigate(places.shipment(shipment.id)))
  const rows = useMemo(() => itemsWithDuty(items, duties), [items, duties])
  return (
    <ItemDeskProvider value={desk.desk}>
      <ShipmentHeader
        shipment={shipment}
        back={
          <Link to={places.shipment(shipment.id)}>
            <Icon name="chevron-left" /> {texts.back}
          </Link>
        }
        skus={items.length}
        units={items.reduce((sum, { quantity }) => sum + quantity, 0)}
        codes={readiness.entries.find(({ key }) => key === 'htsCode')}
        actions={<HeldBack when={viewOnly}>{papers.buttons}</HeldBack>}
      />
      {papers.panels}
      <DutiesFailed duties={duties} />
      <CostEstimatePanel
        shipmentId={shipment.id}
        reference={shipment.reference}
        items={state.costed}
        hasCertificate={state.hasCertificate}
        hasUnsaved={desk.desk.saves.unsavedCount() > 0}
        dutyByItem={<DutyByItem items={rows} />}
      />
      {papers.dialogs}
    </ItemDeskProvider>
  )
}
