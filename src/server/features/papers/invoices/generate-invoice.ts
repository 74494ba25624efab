// The commercial invoice of a shipment. Source: specification part 2, sections 2, 5 and 7; decisions 2, 6, e, j, n.

import { invoiceNumber } from '#domain/invoice/numbering.ts'
import { buildCommercialInvoice } from '#words/papers/commercial-invoice.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { findShipment, type ShipmentRow } from '../../../store/shipments.ts'
import { archiveOf } from '../archives.ts'
import { type MadePaper, type MakerNeeds, makePaper } from '../make-paper.ts'
import { refuseStopped } from '../stopped.ts'
import { requireItemsOf } from './confirmed-items.ts'
import { checkDocumentPassword } from './document-password.ts'
import { type InvoiceRequest, paperRequest } from './invoice-request.ts'
import { areAsPrinted, COMMERCIAL_INVOICE, followInvoice } from './keep-invoice.ts'
import { askedInvoice, type PreparedInvoice, type PrepareNeeds } from './prepare-invoice.ts'

type Needs = PrepareNeeds & MakerNeeds

/**
 * The checks, in this order: the shipment (`missing`), the password (`forbidden`, `limited`), items whose codes are confirmed
 * (`missing`), what was typed (`invalid`), then what the gate finds (`conflict`). Codes named in `confirmCodes` are confirmed with
 * the invoice. Every call makes a new invoice with a number of its own, 'INV-NP-2041', 'INV-NP-2041-2'; an earlier one stays.
 */
export async function makeCommercialInvoice(deps: Needs, scope: Scope, request: InvoiceRequest): Promise<MadePaper> {
  const shipment = await openedShipment(deps, scope, request)
  return madeOf(deps, scope, shipment, request)
}

/** The same checks, and no paper; answers how many lines it would have. */
export async function checkInvoice(deps: Needs, scope: Scope, request: InvoiceRequest): Promise<number> {
  const { itemsRead } = await preparedOf(deps, scope, await openedShipment(deps, scope, request), request)
  return itemsRead.length + request.manualItems.length
}

/** The paper of a request that passed `checkInvoice`; what it rests on may have changed since, and is checked again. No password is asked for. */
export async function makeCheckedInvoice(deps: Needs, scope: Scope, request: InvoiceRequest): Promise<MadePaper> {
  return madeOf(deps, scope, await namedShipment(deps, scope, request), request)
}

async function openedShipment(deps: Needs, scope: Scope, request: InvoiceRequest): Promise<ShipmentRow> {
  const shipment = await namedShipment(deps, scope, request)
  await checkDocumentPassword(deps, scope, request.password)
  await requireItemsOf(deps, scope, [shipment.id], request.confirmCodes)
  return shipment
}

async function namedShipment({ db }: Needs, { clientId }: Scope, request: InvoiceRequest): Promise<ShipmentRow> {
  const shipment = await findShipment(db, clientId, request.shipmentData.id)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  return shipment
}

async function preparedOf(
  deps: Needs,
  scope: Scope,
  shipment: ShipmentRow,
  request: InvoiceRequest,
): Promise<PreparedInvoice> {
  const { checked, prepare } = await askedInvoice(deps, scope, shipment, request)
  return prepare(refuseStopped(checked, 'commercial_invoice'))
}

const madeOf = (deps: Needs, scope: Scope, shipment: ShipmentRow, request: InvoiceRequest): Promise<MadePaper> =>
  makePaper(deps, archiveOf(scope), async () => {
    const prepared = await preparedOf(deps, scope, shipment, request)
    const invoiced = [{ shipmentId: shipment.id, prepared }]
    return {
      kind: COMMERCIAL_INVOICE,
      number: invoiceNumber(shipment.reference),
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
