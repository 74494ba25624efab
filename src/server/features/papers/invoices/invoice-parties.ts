// Whom an invoice of a shipment would name beside the seller, as the paper takes them: for the preview.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { invoiceParties as call } from '#contract/invoices.ts'
import type { Deps } from '../../../deps.ts'
import { getImporter, masked } from '../../../records/business-info/importer-details.ts'
import { findBroker, findInvoiceTerms, findWarehouse } from '../../../records/invoices/configured-parties.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import type { Scope } from '../../../scope.ts'
import { listItems, type StoredItem } from '../../../store/items.ts'
import { quantitiesOf } from '../paper-items.ts'
import { importerOf, onwardOf } from './particulars-of.ts'

/** The importer's number is masked. Throws `missing` for a shipment that is not the client's. */
export async function invoiceParties(
  deps: Pick<Deps, 'db' | 'secrets' | 'fulfilmentCentres' | 'tariff'>,
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
    quantities: (await listItems(deps.db, scope.clientId, shipmentId)).map((item) => wireQuantities(deps, item)),
    relatedParties: (await findInvoiceTerms(deps)).relatedParties ?? 'not_stated',
    ...(onward === undefined ? {} : { onward: onward && { name: onward.name, lines: [...onward.lines] } }),
  }
}

function wireQuantities(deps: Pick<Deps, 'tariff'>, item: StoredItem) {
  const { counted, uncounted, netKg } = quantitiesOf(deps, item)
  return {
    id: item.id,
    counted: counted.map(({ unit, amount }) => ({ unit, amount: amount.toFixed() })),
    uncounted: [...uncounted],
    netKg: netKg?.toFixed() ?? null,
  }
}
