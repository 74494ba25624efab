// The client area as the client sees it, for staff: the same pages, marked, and nothing can be changed in them.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { generatePath, Link, NavLink, Outlet, useParams } from 'react-router'
import { texts as frame } from '#texts/en/frame.ts'
import { texts } from '#texts/en/staff.ts'
import { type ClientAccess, ClientAccessProvider } from '../../api/client-access.ts'
import { type Places, PlacesProvider } from '../../api/places.ts'
import { useClient } from '../../features/clients/use-client.ts'
import {
  cataloguePath,
  certificatesPath,
  newShipmentPath,
  originPath,
  PATHS,
  staffClientPath,
  staffShipmentPath,
  staffViewPath,
} from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import css from './client-view.module.css'

export function ClientViewArea() {
  const { clientId = '' } = useParams()
  const client = useClient(clientId)
  const access = useMemo<ClientAccess>(() => ({ actor: 'staff', clientId, viewOnly: true }), [clientId])
  const places = useMemo<Places>(
    () => ({
      list: staffViewPath(clientId),
      shipment: (id) => `${staffViewPath(clientId)}/shipment/${encodeURIComponent(id)}`,
      newShipment: (copyOf) => newShipmentPath(staffClientPath(clientId), copyOf),
      editShipment: (id) => `${staffShipmentPath(clientId, id)}/contents`,
      estimate: (id) => `${staffViewPath(clientId)}/shipment/${encodeURIComponent(id)}/estimate`,
      whatIf: (id) => `${staffViewPath(clientId)}/shipment/${encodeURIComponent(id)}/what-if`,
      certificates: (rest) => certificatesPath(staffClientPath(clientId), rest),
      catalogue: `${staffViewPath(clientId)}/catalogue`,
      product: (product) => cataloguePath(staffViewPath(clientId), product),
      origin: (product, shipmentId) => originPath(staffViewPath(clientId), product, shipmentId),
    }),
    [clientId],
  )
  const stop = (
    <Button size="xs" component={Link} to={staffClientPath(clientId)}>
      {texts.stopViewing}
    </Button>
  )
  return (
    <ClientAccessProvider value={access}>
      <PlacesProvider value={places}>
        <div className={css.mark}>
          <Notice tone="warn" title={texts.viewingAs(client.data?.data.name ?? texts.clientUnknown)} actions={stop}>
            {texts.viewingAsHint}
          </Notice>
        </div>
        <nav className={css.screens} aria-label={texts.screensOfClient}>
          <NavLink to={staffViewPath(clientId)} end>
            {frame.shipments}
          </NavLink>
          <NavLink to={generatePath(PATHS.staffViewCatalogue, { clientId })}>{frame.catalogue}</NavLink>
          <NavLink to={generatePath(PATHS.staffViewDocuments, { clientId })}>{frame.documents}</NavLink>
        </nav>
        <Outlet />
      </PlacesProvider>
    </ClientAccessProvider>
  )
}
