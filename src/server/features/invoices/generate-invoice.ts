// Makes the commercial invoice of a shipment: checks, prints, stores, and answers the file.
// Source: specification part 2, sections 2, 5 and 7; decisions 2, 6, e, j, n.
import { buildCommercialInvoice } from '#domain/invoice/commercial-invoice.ts'
import { nextInvoiceNumber } from '#domain/invoice/numbering.ts'
import { texts } from '#texts/en/invoice.ts'
import { texts as shipmentTexts } from '#texts/en/shipment.ts'
import type { Deps } from '../../deps.ts'
import { printPaper } from '../../documents/print-paper.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { listTakenNames } from '../../store/documents.ts'
import { findShipment, type ShipmentRow } from '../../store/shipments.ts'
import { refuseStopped } from '../papers/stopped.ts'
import { requireItemsOf } from './confirmed-items.ts'
import { checkDocumentPassword } from './document-password.ts'
import { type InvoiceRequest, paperRequest } from './invoice-request.ts'
import { COMMERCIAL_INVOICE, keepInvoice } from './keep-invoice.ts'
import { askedInvoice, type PrepareNeeds } from './prepare-invoice.ts'
import { storePaper } from './store-paper.ts'

export type MadeInvoice = { readonly number: string; readonly filename: string; readonly bytes: Uint8Array }

type Needs = PrepareNeeds & Pick<Deps, 'newId' | 'files'>

/** How often an invoice is printed anew because its number was taken or its items changed while it was printed. */
export const TRIES = 12

/**
 * The checks, each with its own sentence, in this order: the shipment (`missing`), the password (`forbidden`, `limited`),
 * items whose codes are confirmed (`missing`), what was typed (`invalid`), then what the gate finds (`conflict`). Codes named in
 * `confirmCodes` are confirmed with the invoice. Every call makes a new invoice with a number of its own; an earlier one stays as it is.
 */
export async function makeCommercialInvoice(deps: Needs, scope: Scope, request: InvoiceRequest): Promise<MadeInvoice> {
  const shipment = await findShipment(deps.db, scope.clientId, request.shipmentData.id)
  if (!shipment) throw new AppError('missing', shipmentTexts.notFound)
  await checkDocumentPassword(deps, scope, request.password)
  await requireItemsOf(deps, scope, [shipment.id], request.confirmCodes)
  const id = deps.newId()
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const made = await tryOnce(deps, scope, shipment, request, id)
    if (made) return made
  }
  throw new AppError('conflict', texts.itemsChanging)
}

/** Undefined when it could not be kept as printed. The same id each time: a file that was not kept is written over. */
async function tryOnce(
  deps: Needs,
  scope: Scope,
  shipment: ShipmentRow,
  request: InvoiceRequest,
  id: string,
): Promise<MadeInvoice | undefined> {
  const { checked, prepare } = await askedInvoice(deps, scope, shipment, request)
  const prepared = prepare(refuseStopped(checked, 'commercial_invoice'))
  const first = nextInvoiceNumber(shipment.reference, [])
  const name = nextInvoiceNumber(shipment.reference, await listTakenNames(deps.db, scope.clientId, first))
  const bytes = await printPaper(scope.clientId, {
    kind: 'commercial-invoice',
    view: buildCommercialInvoice({ ...prepared.input, number: name.number }),
  })
  const file = {
    id,
    kind: COMMERCIAL_INVOICE,
    ...name,
    ...(await storePaper(deps, scope, COMMERCIAL_INVOICE, id, bytes)),
    request: paperRequest(request),
  }
  const isKept = await keepInvoice(deps, scope, [{ shipmentId: shipment.id, prepared }], file)
  return isKept ? { ...name, bytes } : undefined
}
