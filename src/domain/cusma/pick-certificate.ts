// Which stored certificate a download of a shipment takes. Source: specification part 2, sections 4 and 8.
import { type CusmaFormStatus, isCertificate } from './form-status.ts'

/** A certificate in storage; all that are stored were signed. `lastModified` is ISO text in UTC. */
export type StoredCertificate = {
  readonly fileName: string
  readonly lastModified: string
  readonly shipmentId: string | null
}

type PickedForm = {
  readonly status: CusmaFormStatus
  readonly fileName: string | null
}

/** Why there is none to download. */
type NoCertificate =
  | 'no-cusma-form'
  | 'no-certificate-stored'
  | 'certificate-out-of-date'
  | 'no-certificate-signed'
  | 'certificate-of-other-shipment'

export type Picked =
  | { readonly kind: 'found'; readonly fileName: string }
  | { readonly kind: 'none'; readonly why: NoCertificate }

/**
 * The most recently modified signed certificate of the shipment, or why there is none. `form` is the shipment's form with the
 * file that was signed last; a form whose file is kept under another shipment has to be signed again.
 */
export function pickCertificate(
  stored: readonly StoredCertificate[],
  shipmentId: string,
  form: PickedForm | undefined,
): Picked {
  if (!form) return { kind: 'none', why: 'no-cusma-form' }
  if (stored.length === 0) return { kind: 'none', why: 'no-certificate-stored' }
  if (form.status === 'out_of_date') return { kind: 'none', why: 'certificate-out-of-date' }
  if (!isCertificate(form.status)) return { kind: 'none', why: 'no-certificate-signed' }
  const [latest] = stored
    .filter((each) => each.shipmentId === shipmentId)
    .sort((a, b) => (a.lastModified < b.lastModified ? 1 : -1))
  if (latest) return { kind: 'found', fileName: latest.fileName }
  const signed = stored.find((each) => each.fileName === form.fileName)
  return { kind: 'none', why: signed ? 'certificate-of-other-shipment' : 'no-certificate-signed' }
}
