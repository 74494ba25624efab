// The fulfilment centre of a Direct to Amazon shipment while it is typed.
export type FcDraft = {
  readonly fcId: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  /** Whether the address was taken from our list and not touched since. */
  readonly fromList: boolean
}

export const newFc = (fcCode: string | null): FcDraft => ({
  fcId: fcCode ?? '',
  street: '',
  city: '',
  state: '',
  zip: '',
  fromList: false,
})
