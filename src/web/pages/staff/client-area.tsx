// Around every page of one client, for staff: the panels call for that client, and their answers are kept apart from every other's.
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Outlet, useParams } from 'react-router'
import { type ClientAccess, ClientAccessProvider } from '../../api/client-access.ts'
import { type Places, PlacesProvider } from '../../api/places.ts'
import { newQueryClient } from '../../api/query-client.ts'
import { PaperJobs } from '../../features/paper-jobs/paper-jobs.tsx'
import {
  cataloguePath,
  certificatesPath,
  newShipmentPath,
  originPath,
  staffClientPath,
  staffShipmentPath,
  staffViewPath,
} from '../../paths.ts'

export function StaffClientArea() {
  const { clientId = '' } = useParams()
  return <OneClient key={clientId} clientId={clientId} />
}

function OneClient({ clientId }: { readonly clientId: string }) {
  const [queries] = useState(newQueryClient)
  const access = useMemo<ClientAccess>(() => ({ actor: 'staff', clientId }), [clientId])
  const places = useMemo<Places>(
    () => ({
      list: staffClientPath(clientId),
      shipment: (id) => staffShipmentPath(clientId, id),
      newShipment: (copyOf) => newShipmentPath(staffClientPath(clientId), copyOf),
      editShipment: (id) => `${staffShipmentPath(clientId, id)}/contents`,
      estimate: (id) => `${staffShipmentPath(clientId, id)}/estimate`,
      whatIf: (id) => `${staffShipmentPath(clientId, id)}/what-if`,
      certificates: (rest) => certificatesPath(staffClientPath(clientId), rest),
      catalogue: `${staffViewPath(clientId)}/catalogue`,
      product: (product) => cataloguePath(staffViewPath(clientId), product),
      origin: (product, shipmentId) => originPath(staffClientPath(clientId), product, shipmentId),
    }),
    [clientId],
  )
  return (
    <QueryClientProvider client={queries}>
      <ClientAccessProvider value={access}>
        <PlacesProvider value={places}>
          <PaperJobs />
          <Outlet />
        </PlacesProvider>
      </ClientAccessProvider>
    </QueryClientProvider>
  )
}
