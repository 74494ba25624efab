// The FDA worksheets of a shipment. Source: specification part 2, sections 2, 5 and 7; decisions 6, i.
import type { WorksheetEdits } from '#domain/fda/worksheet.ts'
import { worksheetsNumber } from '#domain/invoice/numbering.ts'
import { NO_FORM } from '#domain/invoice/preflight/no-form.ts'
import { worksheetPaper } from '#words/papers/fda-worksheet.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import type { Scope } from '../../../scope.ts'
import type { Tx } from '../../../store/database.ts'
import { listItems } from '../../../store/items.ts'
import { lockShipment } from '../../../store/shipments.ts'
import { archiveOf } from '../archives.ts'
import { checkDocumentPassword } from '../invoices/document-password.ts'
import { type MadePaper, type MakerNeeds, makePaper } from '../make-paper.ts'
import { type FactNeeds, preflightFacts, readShipmentFacts, type ShipmentFacts } from '../shipment-facts.ts'
import { refuseStopped } from '../stopped.ts'
import { listWorksheets, saveWorksheets } from './worksheets.ts'

export const FDA_WORKSHEETS = 'fda_worksheets'

type Asked = { readonly shipmentId: string; readonly password: string; readonly edits?: WorksheetEdits | undefined }
type MadeWorksheets = MadePaper & { readonly count: number }

/**
 * Throws `missing` for the shipment, `forbidden` or `limited` for the password, what `saveWorksheets` throws for edits, and
 * `conflict` for what stops the paper. Every call makes a new paper: 'FDA-NP-2041', 'FDA-NP-2041-2'.
 */
export async function makeWorksheets(
  deps: FactNeeds & MakerNeeds,
  scope: Scope,
  asked: Asked,
): Promise<MadeWorksheets> {
  const shipment = await getShipment(deps, scope, asked.shipmentId)
  await checkDocumentPassword(deps, scope, asked.password)
  if (asked.edits) await saveWorksheets(deps, scope, shipment.id, asked.edits)
  let count: number | undefined
  const made = await makePaper(deps, archiveOf(scope), async () => {
    const facts = await readShipmentFacts(deps, scope, shipment)
    refuseStopped(preflightFacts(deps, facts, NO_FORM), 'fda')
    count = facts.worksheets.length
    const said = { reference: shipment.reference, author: facts.business?.legal_name ?? '', date: deps.today() }
    return {
      kind: FDA_WORKSHEETS,
      number: worksheetsNumber(shipment.reference),
      lines: facts.worksheets.length,
      job: (number) => ({ kind: 'fda-worksheets', view: worksheetPaper(facts.worksheets, { number, ...said }) }),
      shipmentIds: [shipment.id],
      dataVersions: { tariff: deps.tariff.release, pga: deps.pga.version },
      isStill: (tx) => areItemsAsRead(tx, scope, facts),
    }
  })
  // Undefined for a paper that was made before the call was cut off.
  count ??= (await listWorksheets(deps, scope, shipment.id)).length
  return { ...made, count }
}

async function areItemsAsRead(tx: Tx, { clientId }: Scope, { shipment, itemsRead }: ShipmentFacts): Promise<boolean> {
  const locked = await lockShipment(tx, clientId, shipment.id)
  return (
    locked !== undefined && JSON.stringify(await listItems(tx, clientId, shipment.id)) === JSON.stringify(itemsRead)
  )
}
