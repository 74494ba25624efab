// Whom an invoice of a shipment would name beside the seller, as the paper takes them: for the preview.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { invoiceParties as call } from '#contract/invoices.ts'
import type { Deps } from '../../../deps.ts'
import { getImporter, masked } from '../../../records/business-info/importer-details.ts'
import { findBroker, findWarehouse } from '../../../records/invoices/configured-parties.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import type { Scope } from '../../../scope.ts'
import { importerOf, onwardOf } from './particulars-of.ts'

/** The importer's number is masked. Throws `missing` for a shipment that is not the client's. */
export async function invoiceParties(
  deps: Pick<Deps, 'db' | 'secrets' | 'fulfilmentCentres'>,
  scope: Scope,
  shipmentId: string,
): Promise<AnswerOf<typeof call>['data']> {
  const shipment = await getShipment(deps, scope, shipmentId)
  const kept = await getImporter(deps, deps.db, scope.clientId)
  const warehouse = await findWarehouse(deps, 'pattern_middle_mile')
  const onward = onwardOf(deps, shipment, { type: 'pattern_middle_mile', warehouse })
  return {
    warehouses: { pattern_middle_mile: warehouse, ups_buffalo: await findWarehouse(deps, 'ups_buffalo') },
    brokers: { clearit: await findBroker(deps, 'clearit'), acb: await findBroker(deps, 'acb') },
    importer: kept === null || kept === 'locked' ? null : importerOf(masked(kept)),
    ...(onward === undefined ? {} : { onward: onward && { name: onward.name, lines: [...onward.lines] } }),
  }
}
