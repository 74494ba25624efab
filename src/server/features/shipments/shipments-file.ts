// The shipments as a file, with the counts of the list.
import type { exportShipments } from '#contract/list-file.ts'
import { texts } from '#texts/en/list-files.ts'
import type { Deps } from '../../deps.ts'
import { behindLast, type ListFile } from '../../http/serve-list-file.ts'
import { type ListedShipment, nextClientShipments } from './list-shipments.ts'

/** Values are CAD, empty while a cost is missing. */
export const shipmentsFile = (deps: Deps): ListFile<typeof exportShipments, ListedShipment, string> => ({
  heading: (say) => say(texts).shipments,
  cells: (row, { say }) => [
    row.reference,
    row.status,
    row.skuCount,
    row.itemCount,
    row.totalValueCad?.toFixed(2),
    row.duty?.duty_cad,
    row.duty?.known,
    row.duty?.open,
    row.duty?.prohibited,
    row.duty?.entry_day,
    row.missingFieldCount,
    row.codeCount,
    row.proposedCodeCount,
    say(texts).destinations[row.destination_type === 'amazon_fba' ? 'amazon_fba' : 'other'],
    row.fc_code,
    row.created_at.toISOString(),
  ],
  read: behindLast(({ scope, query }, place) => nextClientShipments(deps, scope, query, place)),
})
