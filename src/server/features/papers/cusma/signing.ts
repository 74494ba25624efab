// The act of signing: by the client itself, or by staff under a written mandate of the client; and what must be there before it.
import { dateText, day, parseDate } from '#domain/calendar.ts'
import type { FilledForm } from '#domain/cusma/certificate-form.ts'
import { texts as paper } from '#texts/en/cusma-paper.ts'
import type { SignaturePicture } from '../../../documents/cusma-certificate.ts'
import { AppError } from '../../../errors.ts'
import type { FormFacts } from '../../../records/cusma/form-facts.ts'
import type { Scope } from '../../../scope.ts'
import type { Db } from '../../../store/database.ts'
import { findMandate, type MandateRow } from '../../../store/mandates.ts'
import { signaturePicture } from './signature-image.ts'

export type Signed = { readonly signatureData: string; readonly signerName: string; readonly signerTitle: string }

export type Signing<R extends Signed> = {
  readonly request: R
  readonly signature: SignaturePicture
  /** Under which staff sign; undefined where the client does. */
  readonly mandate: MandateRow | undefined
}

/** Throws `invalid` where signature, name or title is missing. */
export function refuseUnsigned({ signatureData, signerName, signerTitle }: Signed): void {
  if (!signatureData || !signerName || !signerTitle) throw new AppError('invalid', 'signature-incomplete')
}

/** Undefined where staff have no mandate to sign. Throws `invalid` for a picture that cannot be printed. */
export async function signingOf<R extends Signed>(
  db: Db,
  { actor, clientId }: Scope,
  request: R,
): Promise<Signing<R> | undefined> {
  const mandate = actor.kind === 'staff' ? await findMandate(db, clientId) : undefined
  if (actor.kind === 'staff' && !mandate) return undefined
  const signature = await signaturePicture(clientId, request.signatureData)
  return { request: mandate ? heldBy(request, mandate) : request, signature, mandate }
}

/** Under a mandate its holder signs, whoever is named in the call. */
const heldBy = <R extends Signed>(request: R, { holder_name, holder_title }: MandateRow): R => ({
  ...request,
  signerName: holder_name,
  signerTitle: holder_title,
})

/** Throws `conflict` naming each missing element. */
export function refuseIncomplete({ missing, goods }: FormFacts): void {
  if (missing.length === 0) return
  throw new AppError('conflict', 'certificate-incomplete', { missing, hasGoods: goods.length > 0 })
}

/** Null where the certificate is for one shipment. */
export const periodEnd = ({ covers, blanketPeriod }: FilledForm) =>
  covers === 'period' ? (parseDate(blanketPeriod.endDate) ?? null) : null

/** Who signed, and where it was not the client itself, under which mandate. */
export function recordOf(at: Date, client: string, mandate: MandateRow | undefined): string {
  const time = at.toISOString().slice(0, 19).replace('T', ' ')
  if (!mandate) return paper.signedAt(time)
  return paper.underMandate(time, mandate.holder_name, client, dateText(day(mandate.given_on)))
}
