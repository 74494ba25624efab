// A new manufacturer address while it is typed, kept in the tab until it is saved or given up.
import { z } from 'zod'
import type { KeptText } from '../api/kept-text.ts'

const addressDraft = z.object({
  name: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  /** ISO alpha-2, or null while none is chosen. */
  country: z.string().nullable(),
})
export type AddressDraft = Readonly<z.infer<typeof addressDraft>>

/** New addresses that were begun and not saved yet, by item id. */
export type AddressDrafts = {
  get(itemId: string): AddressDraft | undefined
  set(itemId: string, draft: AddressDraft): void
  delete(itemId: string): void
  /** Gives up those that an earlier page left and nobody has changed since. */
  dropReturned(): void
}

/** The drafts of a shipment, with those that an earlier page left. */
export function createAddressDrafts(kept: KeptText, shipmentId: string): AddressDrafts {
  const beginning = `address:${shipmentId}:`
  const byItem = new Map<string, AddressDraft>()
  for (const name of kept.names(beginning)) {
    const parsed = addressDraft.safeParse(kept.read(name))
    if (parsed.success) byItem.set(name.slice(beginning.length), parsed.data)
  }
  const returned = new Set(byItem.keys())
  const drop = (itemId: string) => {
    returned.delete(itemId)
    byItem.delete(itemId)
    kept.forget(beginning + itemId)
  }
  return {
    get: (itemId) => byItem.get(itemId),
    set(itemId, draft) {
      returned.delete(itemId)
      byItem.set(itemId, draft)
      kept.keep(beginning + itemId, draft)
    },
    delete: drop,
    dropReturned: () => [...returned].forEach(drop),
  }
}

/** An empty form whose country is that of the goods. */
export const emptyDraft = (origin: string | null): AddressDraft => ({
  name: '',
  street_address: '',
  city: '',
  state: '',
  zip_code: '',
  country: origin,
})

/** Save Address waits for name, street and city (specification part 2, section 5), and for the country, which readiness asks for. */
export const canSave = (draft: AddressDraft): draft is AddressDraft & { country: string } =>
  [draft.name, draft.street_address, draft.city].every((part) => part.trim() !== '') && draft.country !== null

/** Whether anything was typed that closing the form would lose. */
export const isBegun = (draft: AddressDraft): boolean =>
  [draft.name, draft.street_address, draft.city, draft.state, draft.zip_code].some((part) => part.trim() !== '')
