// Signs the CUSMA form of a shipment: checks all nine elements, prints the certificate, keeps it and its record.
// Source: CUSMA Annex 5-A; specification part 2, sections 4 and 7; decisions a, b, c.
import type { z } from 'zod'
import type { generateCusmaCertificate } from '#contract/cusma.ts'
import type { FormContent } from '#domain/cusma/certificate-form.ts'
import { certificateNumber } from '#domain/invoice/numbering.ts'
import type { Deps } from '../../../deps.ts'
import { contentOf, readFormFacts } from '../../../records/cusma/form-facts.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import type { SettleNeeds } from '../../../records/items/settle-shipment.ts'
import type { Scope } from '../../../scope.ts'
import { latestInvoiceNumber } from '../../../store/certificates.ts'
import { findCusmaForm } from '../../../store/cusma-forms.ts'
import type { ShipmentRow } from '../../../store/shipments.ts'
import { archiveOf } from '../archives.ts'
import { type Draft, type MadePaper, type MakerNeeds, makePaper } from '../make-paper.ts'
import { askToSign } from './ask-to-sign.ts'
import { certificateOf } from './certificate-draft.ts'
import { createForm, merged } from './forms.ts'
import { followSigning, isFormAsRead } from './keep-certificate.ts'
import { refuseForeignItems } from './left-out-items.ts'
import { refuseIncomplete, refuseUnsigned, type Signing, signingOf } from './signing.ts'

type CertificateRequest = z.output<(typeof generateCusmaCertificate)['body']>

type Needs = Pick<Deps, 'secrets' | 'jobs'> & MakerNeeds & Pick<Deps, 'settings' | 'origin' | 'tariff'> & SettleNeeds

/**
 * Criteria that the request names count as chosen by the signer; what it does not name comes from the saved form, and the rest
 * from the business information and the items. Throws, in this order: `missing` for the shipment, `invalid` for signature,
 * name or title, `conflict` naming each missing element (`certificate-incomplete`).
 */
export async function signCertificate(
  needs: Needs,
  scope: Scope,
  shipmentId: string,
  request: CertificateRequest,
): Promise<MadePaper> {
  const shipment = await getShipment(needs, scope, shipmentId)
  refuseUnsigned(request)
  await refuseForeignItems(needs.db, scope, shipment.id, request.leftOutItems)
  const signing = await signingOf(needs.db, scope, request)
  if (!signing) {
    await savePrepared(needs, scope, shipmentId, answersOf(request))
    return askToSign(needs, scope, {
      subject: { kind: 'shipment', id: shipment.id },
      path: `/dashboard/shipment/${shipment.id}`,
      shipmentId: shipment.id,
      reference: shipment.reference,
    })
  }
  return makePaper(needs, archiveOf(scope), () => certificateDraft(needs, scope, shipment, signing))
}

/** What staff prepared is in the form the client opens; the name of who prepared it is not taken for the signer's. */
async function savePrepared(needs: Needs, scope: Scope, shipmentId: string, answers: FormContent): Promise<void> {
  const { signerName: _name, signerTitle: _title, ...prepared } = answers
  await createForm(needs, scope, shipmentId, prepared)
}

async function certificateDraft(
  needs: Needs,
  scope: Scope,
  shipment: ShipmentRow,
  signing: Signing<CertificateRequest>,
): Promise<Draft> {
  const { clientId } = scope
  const formRead = await findCusmaForm(needs.db, clientId, shipment.id)
  const facts = await readFormFacts(needs, scope, shipment, merged(contentOf(formRead), answersOf(signing.request)))
  refuseIncomplete(facts)
  const invoiceNumber = (await latestInvoiceNumber(needs.db, clientId, shipment.id)) ?? ''
  return {
    ...certificateOf(needs, facts, signing, { reference: shipment.reference, invoiceNumber }),
    number: certificateNumber(shipment.reference),
    shipmentIds: [shipment.id],
    isStill: (tx) => isFormAsRead(tx, needs, scope, shipment.id, { facts, formRead }),
    follow: (tx, file) => followSigning(tx, needs, scope, shipment.id, { facts, file }),
  }
}

function answersOf({ signerName, signerTitle, originCriteria, ...given }: CertificateRequest): FormContent {
  return {
    signerName,
    signerTitle,
    originCriteria,
    ...(given.leftOutItems ? { leftOutItems: given.leftOutItems } : {}),
    ...(given.wholeConfirmed ? { wholeConfirmed: given.wholeConfirmed } : {}),
    ...(given.covers ? { covers: given.covers } : {}),
    ...(given.blanketPeriod ? { blanketPeriod: given.blanketPeriod } : {}),
  }
}
