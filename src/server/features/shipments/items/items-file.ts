// The items of a shipment as a file.
import type { exportItems } from '#contract/item-list-file.ts'
import { addressLine } from '#domain/address/address.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { centsText } from '#domain/money.ts'
import { lineValue } from '#domain/shipment/totals.ts'
import { texts } from '#texts/en/list-files.ts'
import type { Deps } from '../../../deps.ts'
import { byPages, type ListFile } from '../../../http/serve-list-file.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import { pageOfItems, type StoredItem } from '../../../store/items.ts'

/** Costs are CAD, empty while they are missing. Reading throws `missing` for a shipment that is not the client's. */
export const itemsFile = (deps: Pick<Deps, 'db'>): ListFile<typeof exportItems, StoredItem, number> => ({
  heading: (say) => say(texts).items,
  cells: (item, { say }) => {
    const value = lineValue(item)
    const confirmed = item.htsProvenance?.confirmedAt ? say(texts).yes : say(texts).no
    return [
      item.sku,
      item.asin,
      item.fnsku,
      item.description,
      item.quantity,
      item.countryOfOrigin,
      item.htsCode && formatHtsCode(item.htsCode),
      item.htsCode && confirmed,
      item.costCad?.toFixed(2),
      value && centsText(value),
      item.maker && addressLine(item.maker),
      item.expiryDate,
    ]
  },
  read: byPages(async ({ scope, params }, { page, perPage }) => {
    if (page === 1) await getShipment(deps, scope, params.id)
    return pageOfItems(deps.db, scope.clientId, params.id, { limit: perPage, offset: (page - 1) * perPage })
  }),
})
