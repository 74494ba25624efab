// For whom the panels of a page work: a client for itself, or staff for a client they name. Staff may also only look, as the client
// sees it. Set by the page.
import { createContext, use } from 'react'

export type ClientAccess =
  | { readonly actor: 'client'; readonly clientId?: undefined; readonly viewOnly?: undefined }
  | { readonly actor: 'staff'; readonly clientId?: string; readonly viewOnly?: true }

const ClientAccessContext = createContext<ClientAccess>({ actor: 'client' })

/** `<ClientAccessProvider value={{ actor: 'staff', clientId }}>` around the panels of a staff page. */
export const ClientAccessProvider = ClientAccessContext.Provider

export const useClientAccess = (): ClientAccess => use(ClientAccessContext)

/** Whether nothing may be changed here: fields and buttons that change are held back, and `call` refuses what slips through. */
export const useViewOnly = (): boolean => useClientAccess().viewOnly === true
