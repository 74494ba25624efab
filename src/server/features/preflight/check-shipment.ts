// Runs the checks before a paper over a shipment as it is saved.
import type { PreflightPaper } from '#domain/invoice/preflight/check.ts'
import { type PreflightEntry, runPreflight } from '#domain/invoice/preflight/preflight.ts'
import type { Scope } from '../../scope.ts'
import { findBroker, findInvoiceTerms, findWarehouse } from '../invoices/configured-parties.ts'
import { hasAddresses, particularsOf } from '../invoices/particulars-of.ts'
import { getShipment } from '../items/list-items.ts'
import { type FactNeeds, preflightFacts, readShipmentFacts } from '../papers/shipment-facts.ts'

/** As for a paper with the choices the form begins with. Throws `missing` for a shipment that is not the client's. */
export async function checkShipment(
  deps: FactNeeds,
  scope: Scope,
  shipmentId: string,
  paper: PreflightPaper,
): Promise<readonly PreflightEntry[]> {
  const shipment = await getShipment(deps, scope, shipmentId)
  const facts = await readShipmentFacts(deps, scope, shipment)
  const type = 'pattern_middle_mile'
  const destination = { type, warehouse: await findWarehouse(deps, type) } as const
  const settings = await findInvoiceTerms(deps)
  const terms = {
    typedLines: 0,
    hasAddresses: hasAddresses(destination, await findBroker(deps, 'clearit')),
    particulars: particularsOf(facts, { request: { reasonForExport: 'sale' }, settings, destination, typedLines: 0 }),
    confirming: [],
    acceptsFallbackRate: false,
  }
  return runPreflight(preflightFacts(deps, facts, terms), paper)
}
