// Signs the CUSMA form of a shipment: checks all nine elements, prints the certificate, keeps it and its record.
// Source: CUSMA Annex 5-A; specification part 2, sections 4 and 7; decisions a, b, c.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { generateCusmaCertificate } from '#contract/cusma.ts'
import { certificateView } from '#domain/cusma/certificate.ts'
import type { FormContent } from '#domain/cusma/certificate-form.ts'
import { type CertificateName, nextCertificateName } from '#domain/cusma/certificate-number.ts'
import { texts } from '#texts/en/cusma.ts'
import { texts as paper } from '#texts/en/cusma-paper.ts'
import type { Deps } from '../../deps.ts'
import type { SignaturePicture } from '../../documents/cusma-certificate.ts'
import { printPaper } from '../../documents/print-paper.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { CUSMA_CERTIFICATE, latestInvoiceNumber } from '../../store/certificates.ts'
import { findCusmaForm } from '../../store/cusma-forms.ts'
import { listTakenNames } from '../../store/documents.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { getShipment } from '../items/list-items.ts'
import { contentOf, type FormFacts, readFormFacts } from './form-facts.ts'
import { merged } from './forms.ts'
import { keepCertificate } from './keep-certificate.ts'
import { refuseForeignItems } from './left-out-items.ts'
import { signaturePicture } from './signature-image.ts'

export type CertificateRequest = z.output<(typeof generateCusmaCertificate)['body']>
export type MadeCertificate = CertificateName & { readonly bytes: Uint8Array }

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'newId' | 'files' | 'settings'>

/** How often it is printed anew because its number was taken or the form or its items changed while it was printed. */
const TRIES = 8
/** How many sentences an answer names before it only counts the rest. */
const MOST_SENTENCES = 12

/**
 * Criteria that the request names count as chosen by the signer; what it does not name comes from the saved form, and the rest
 * from the business information and the items. Throws, in this order: `missing` for the shipment, `invalid` for signature,
 * name or title, `conflict` naming each missing element (`details: { kind: 'incomplete', missing: [{ element, sentence }] }`).
 */
export async function signCertificate(
  needs: Needs,
  scope: Scope,
  shipmentId: string,
  request: CertificateRequest,
): Promise<MadeCertificate> {
  const shipment = await getShipment(needs, scope, shipmentId)
  if (!request.signatureData || !request.signerName || !request.signerTitle) {
    throw new AppError('invalid', texts.incompleteSignature)
  }
  await refuseForeignItems(needs.db, scope, shipment.id, request.leftOutItems)
  const signature = await signaturePicture(scope.clientId, request.signatureData)
  const id = needs.newId()
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const made = await tryOnce(needs, scope, shipment, request, { id, signature })
    if (made) return made
  }
  throw new AppError('conflict', texts.itemsChanging)
}

/** Undefined when it could not be kept as printed. The same id each time: a file that was not kept is written over. */
async function tryOnce(
  needs: Needs,
  scope: Scope,
  shipment: ShipmentRow,
  request: CertificateRequest,
  { id, signature }: { readonly id: string; readonly signature: SignaturePicture },
): Promise<MadeCertificate | undefined> {
  const { clientId } = scope
  const formRead = await findCusmaForm(needs.db, clientId, shipment.id)
  const facts = await readFormFacts(needs, scope, shipment, merged(contentOf(formRead), answersOf(request)))
  refuseIncomplete(facts)
  const first = nextCertificateName(shipment.reference, [])
  const name = nextCertificateName(shipment.reference, await listTakenNames(needs.db, clientId, first))
  const signedAt = needs.now()
  const view = certificateView(facts.filled, facts.goods, {
    number: name.number,
    reference: shipment.reference,
    invoiceNumber: (await latestInvoiceNumber(needs.db, clientId, shipment.id)) ?? '',
    signedOn: needs.today(),
    record: recordOf(scope, signedAt),
  })
  const bytes = await printPaper(clientId, {
    kind: 'cusma-certificate',
    view: { view, signature, signedAt: signedAt.toISOString() },
  })
  const storageKey = `${clientId}/${CUSMA_CERTIFICATE}/${id}.pdf`
  await needs.files.put(storageKey, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { ...name, id, storageKey, sha256, sizeBytes: bytes.length, signedAt }
  return (await keepCertificate(needs, scope, shipment.id, { facts, formRead, file })) ? { ...name, bytes } : undefined
}

function answersOf({ signerName, signerTitle, originCriteria, ...given }: CertificateRequest): FormContent {
  return {
    signerName,
    signerTitle,
    originCriteria,
    ...(given.leftOutItems ? { leftOutItems: given.leftOutItems } : {}),
    ...(given.blanketPeriod ? { blanketPeriod: given.blanketPeriod } : {}),
  }
}

function refuseIncomplete({ missing, goods }: FormFacts): void {
  if (missing.length === 0) return
  const named = missing.slice(0, MOST_SENTENCES).map((each) => each.sentence)
  const noGoods = goods.length === 0 ? missing.find(({ element }) => element === 6)?.sentence : undefined
  const sentence = noGoods ?? texts.incomplete(named.join(' '), missing.length - named.length)
  throw new AppError('conflict', sentence, { kind: 'incomplete', missing })
}

/** A warehouse cannot certify: where staff placed the signature the client gave them, the paper says so. */
function recordOf({ actor }: Scope, at: Date): string {
  const time = at.toISOString().slice(0, 19).replace('T', ' ')
  return actor.kind === 'staff' ? paper.preparedBy(time, actor.name) : paper.signedAt(time)
}
