// The life of a CUSMA form. Source: specification part 2, sections 3 and 4.
export const CUSMA_FORM_STATUSES = ['in progress', 'completed', 'signed', 'out_of_date'] as const
export type CusmaFormStatus = (typeof CUSMA_FORM_STATUSES)[number]

/** Whether the form stands as a certificate: made and not overtaken by a change of an item. */
export const isCertificate = (status: CusmaFormStatus | null | undefined): boolean =>
  status === 'completed' || status === 'signed'
