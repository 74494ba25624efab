// For whom the panels of a page work: a client for itself, or staff for a client they name. Staff may also only look, as the client
// sees it. Set by the page.
import { createContext, use } from 'react'
import { texts as apiEn } from '#texts/en/api.ts'
import { useTexts } from '../language/page-language.tsx'
import { useSessions } from './session.ts'

export type ClientAccess =
  | { readonly actor: 'client'; readonly clientId?: undefined; readonly viewOnly?: undefined }
  | { readonly actor: 'staff'; readonly clientId?: string; readonly viewOnly?: true }

const ClientAccessContext = createContext<ClientAccess>({ actor: 'client' })

/** `<ClientAccessProvider value={{ actor: 'staff', clientId }}>` around the panels of a staff page. */
export const ClientAccessProvider = ClientAccessContext.Provider

export const useClientAccess = (): ClientAccess => use(ClientAccessContext)

/** Whether nothing may be changed here: fields and buttons that change are held back, and `call` or the server refuses what slips through. */
export const useViewOnly = (): boolean => useWhyViewOnly() !== undefined

/** Why nothing may be changed: staff look as the client does, or whoever is signed in is a reader. Undefined where it may be. */
function useWhyViewOnly(): 'as-client' | 'reader' | undefined {
  const { actor, viewOnly } = useClientAccess()
  const { client, staff } = useSessions()
  if (viewOnly) return 'as-client'
  const role = actor === 'staff' ? staff?.user.role : client?.role
  return role === 'reader' ? 'reader' : undefined
}

/** The same as a sentence. */
export function useViewOnlyReason(): string {
  const api = useTexts(apiEn)
  return useWhyViewOnly() === 'reader' ? api.readerCannot : api.viewOnly
}
