// One shipment, with all that is done with it.
import { useParams } from 'react-router'
import { usePlaces } from '../api/places.ts'
import { BackLink } from '../features/shipment-header/shipment-header.tsx'
import { LoadedShipment } from './loaded-shipment.tsx'
import { ShipmentWorkspace } from './shipment-workspace.tsx'

export function ShipmentPage() {
  const { id = '' } = useParams()
  const places = usePlaces()
  return (
    <LoadedShipment key={id} id={id}>
      {(data) => <ShipmentWorkspace data={data} back={<BackLink to={places.list} />} />}
    </LoadedShipment>
  )
}
