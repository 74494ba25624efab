// Where the links of a panel lead: in the client's own area, for staff who work for a client, or while staff look as a client.
import { createContext, use } from 'react'
import { cataloguePath, certificatesPath, newShipmentPath, originPath, PATHS, shipmentPath } from '../paths.ts'

export type Places = {
  /** The list of shipments. */
  readonly list: string
  readonly shipment: (id: string) => string
  /** The form of a new shipment, with the content of another where its id is given. */
  readonly newShipment: (copyOf?: string) => string
  readonly editShipment: (id: string) => string
  /** What clearing it costs. */
  readonly estimate: (id: string) => string
  readonly whatIf: (id: string) => string
  /** Certificates for products: the list, 'new', or the id of one. */
  readonly certificates: (rest?: string) => string
  readonly catalogue: string
  /** A product in the catalogue. */
  readonly product: (product: string) => string
  /** The origin coach of a product, from a shipment or not. */
  readonly origin: (product: string, shipmentId?: string) => string
}

const PlacesContext = createContext<Places>({
  list: PATHS.dashboard,
  shipment: shipmentPath,
  newShipment: (copyOf) => newShipmentPath('/dashboard', copyOf),
  editShipment: (id) => `${shipmentPath(id)}/contents`,
  estimate: (id) => `${shipmentPath(id)}/estimate`,
  whatIf: (id) => `${shipmentPath(id)}/what-if`,
  certificates: (rest) => certificatesPath('', rest),
  catalogue: PATHS.catalogue,
  product: (product) => cataloguePath('', product),
  origin: (product, shipmentId) => originPath('', product, shipmentId),
})

/** Around the panels of a page that is not in the client's own area. */
export const PlacesProvider = PlacesContext.Provider

export const usePlaces = (): Places => use(PlacesContext)
