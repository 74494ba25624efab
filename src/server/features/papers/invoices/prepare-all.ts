// Prepares the invoices of several shipments behind one gate: what stands in the way of any of them is said at once.
import { overShipments, runPreflight, stopping } from '#domain/invoice/preflight/preflight.ts'
import { onOneEntry } from '#domain/invoice/preflight/value-checks.ts'
import type { Scope } from '../../../scope.ts'
import type { ShipmentRow } from '../../../store/shipments.ts'
import { pointsSaid, refuseFound } from '../stopped.ts'
import type { InvoiceTerms } from './invoice-request.ts'
import type { InvoicedShipment } from './keep-invoice.ts'
import { askedInvoice, type PrepareNeeds } from './prepare-invoice.ts'

/** In the order given. Throws `invalid` for what was typed, and as `refuseFound`; nothing is changed. */
export async function prepareAll(
  deps: PrepareNeeds,
  scope: Scope,
  shipments: readonly ShipmentRow[],
  terms: InvoiceTerms,
): Promise<readonly InvoicedShipment[]> {
  const asked = []
  for (const shipment of shipments) {
    const invoice = await askedInvoice(deps, scope, shipment, terms)
    asked.push({ id: shipment.id, reference: shipment.reference, prepare: invoice.prepare, checked: invoice.checked })
  }
  const together = onOneEntry(asked.map(({ checked }) => checked))
  const found = asked.map((each, at) => ({
    ...each,
    findings: runPreflight(together[at] ?? each.checked, 'combined_invoice'),
  }))
  refuseFound(stopping(overShipments(found)))
  const made: InvoicedShipment[] = []
  for (const { id, prepare, findings } of found)
    made.push({ shipmentId: id, prepared: await prepare(pointsSaid(findings)) })
  return made
}
