// A new manufacturer address while it is typed.

export type AddressDraft = {
  readonly name: string
  readonly street_address: string
  readonly city: string
  readonly state: string
  readonly zip_code: string
  /** ISO alpha-2, or null while none is chosen. */
  readonly country: string | null
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
