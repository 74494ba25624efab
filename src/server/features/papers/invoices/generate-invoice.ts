// The commercial invoice of a shipment. Source: specification part 2, sections 2, 5 and 7; decisions 2, 6, e, j, n.

import { invoiceNumber } from '#domain/invoice/numbering.ts'
import { buildCommercialInvoice } from '#words/papers/commercial-invoice.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { findShipment } from '../../../store/shipments.ts'
import { archiveOf } from '../archives.ts'
import { type MadePaper, type MakerNeeds, makePaper } from '../make-paper.ts'
import { refuseStopped } from '../stopped.ts'
import { requireItemsOf } from './confirmed-items.ts'
import { checkDocumentPassword } from './document-password.ts'
import { type InvoiceRequest, paperRequest } from './invoice-request.ts'
import { areAsPrinted, COMMERCIAL_INVOICE, followInvoice } from './keep-invoice.ts'
import { askedInvoice, type PrepareNeeds } from './prepare-invoice.ts'

type Needs = PrepareNeeds & MakerNeeds

/**
 * The checks, in this order: the shipment (`missing`), the password (`forbidden`, `limited`), items whose codes are confirmed
 * (`missing`), what was typed (`invalid`), then what the gate finds (`conflict`). Codes named in `confirmCodes` are confirmed with
 * the invoice. Every call makes a new invoice with a number of its own, 'INV-NP-2041', 'INV-NP-2041-2'; an earlier one stays.
 */
export async function makeCommercialInvoice(deps: Needs, scope: Scope, request: InvoiceRequest): Promise<MadePaper> {
  const shipment = await findShipment(deps.db, scope.clientId, request.shipmentData.id)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  await checkDocumentPassword(deps, scope, request.password)
  await requireItemsOf(deps, scope, [shipment.id], request.confirmCodes)
  return makePaper(deps, archiveOf(scope), async () => {
    const { checked, prepare } = await askedInvoice(deps, scope, shipment, request)
    const prepared = await prepare(refuseStopped(checked, 'commercial_invoice'))
    const invoiced = [{ shipmentId: shipment.id, prepared }]
    return {
      kind: COMMERCIAL_INVOICE,
      number: invoiceNumber(shipment.reference),
      lines: prepared.itemsRead.length + request.manualItems.length,
      job: (number) => ({
        kind: 'commercial-invoice',
        view: buildCommercialInvoice({ ...prepared.input, number }),
      }),
      shipmentIds: [shipment.id],
      dataVersions: prepared.dataVersions,
      request: paperRequest(request),
      isStill: (tx) => areAsPrinted(tx, scope, invoiced),
      follow: (tx, { id }) => followInvoice(tx, deps, scope, { id, invoiced }),
    }
  })
}
