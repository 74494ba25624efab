// For whom the panels of a page work: a client for itself, or staff for a client they name. Set by the page.
import { createContext, use } from 'react'

export type ClientAccess =
  | { readonly actor: 'client'; readonly clientId?: undefined }
  | { readonly actor: 'staff'; readonly clientId?: string }

const ClientAccessContext = createContext<ClientAccess>({ actor: 'client' })

/** `<ClientAccessProvider value={{ actor: 'staff', clientId }}>` around the panels of a staff page. */
export const ClientAccessProvider = ClientAccessContext.Provider

export const useClientAccess = (): ClientAccess => use(ClientAccessContext)
