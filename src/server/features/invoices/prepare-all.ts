// Prepares the invoices of several shipments. What stands in the way of one names its shipment; codes that nobody confirmed are
// gathered over all shipments, so that a person confirms them in one go.
import { z } from 'zod'
import { texts as combinedTexts } from '#texts/en/combined-invoice.ts'
import { texts } from '#texts/en/invoice.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import type { InvoiceTerms } from './invoice-request.ts'
import type { InvoicedShipment } from './keep-invoice.ts'
import { type PrepareNeeds, prepareInvoice } from './prepare-invoice.ts'

const unconfirmed = z.object({ kind: z.literal('unconfirmed'), items: z.array(z.looseObject({ id: z.string() })) })

/**
 * In the order given. Throws as `prepareInvoice`; a `conflict` begins with the reference and has `shipmentId` in its details.
 * Codes not confirmed come last, when nothing else is in the way of any shipment.
 */
export async function prepareAll(
  deps: PrepareNeeds,
  scope: Scope,
  shipments: readonly ShipmentRow[],
  terms: InvoiceTerms,
): Promise<readonly InvoicedShipment[]> {
  const invoiced: InvoicedShipment[] = []
  const open: object[] = []
  for (const shipment of shipments) {
    try {
      invoiced.push({ shipmentId: shipment.id, prepared: await prepareInvoice(deps, scope, shipment, terms) })
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== 'conflict') throw error
      const codes = unconfirmed.safeParse(error.details)
      if (!codes.success) throw inShipment(shipment, error)
      open.push(
        ...codes.data.items.map((item) => ({ ...item, shipmentId: shipment.id, reference: shipment.reference })),
      )
    }
  }
  if (open.length === 0) return invoiced
  throw new AppError('conflict', texts.codesUnconfirmed(open.length), { kind: 'unconfirmed', items: open })
}

/** What holds for every shipment, such as the rate, is said without a reference. */
function inShipment({ id, reference }: ShipmentRow, error: AppError): AppError {
  if ([texts.businessInfoMissing, texts.fallbackRate].some((each) => each === error.message)) return error
  const details = typeof error.details === 'object' ? error.details : {}
  return new AppError('conflict', combinedTexts.inShipment(reference, error.message), { ...details, shipmentId: id })
}
