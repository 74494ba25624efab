// One shipment of the client.
import { Link } from 'react-router'
import { texts } from '#texts/shipment.ts'
import { PATHS } from '../paths.ts'

export function ShipmentPage() {
  return <Link to={PATHS.dashboard}>{texts.back}</Link>
}
