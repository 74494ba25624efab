// What must still be so when an invoice is kept, and what follows from it: the codes it confirms, the status of its shipments.
import { statusAfterInvoice } from '#domain/shipment/status.ts'
import type { Deps } from '../../../deps.ts'
import { rememberForAsin } from '../../../records/items/remember.ts'
import type { Scope } from '../../../scope.ts'
import { type AuditEntry, insertAudit } from '../../../store/audit-log.ts'
import type { Tx } from '../../../store/database.ts'
import { insertInvoiceDuties } from '../../../store/invoice-duties.ts'
import { listItems, type StoredItem, updateItemRow } from '../../../store/items.ts'
import { lockShipment, updateShipmentStatus } from '../../../store/shipments.ts'
import type { PreparedInvoice } from './prepare-invoice.ts'

export const COMMERCIAL_INVOICE = 'commercial_invoice' as const
export const COMBINED_INVOICE = 'combined_invoice' as const

/** A shipment as it was printed. */
export type InvoicedShipment = { readonly shipmentId: string; readonly prepared: PreparedInvoice }

type Needs = Pick<Deps, 'now'>

/** Locks the shipments in the order of their ids, so that two papers never wait for each other; false when one is not as printed. */
export async function areAsPrinted(
  tx: Tx,
  { clientId }: Scope,
  invoiced: readonly InvoicedShipment[],
): Promise<boolean> {
  for (const { shipmentId, prepared } of invoiced.toSorted((a, b) => (a.shipmentId < b.shipmentId ? -1 : 1))) {
    const shipment = await lockShipment(tx, clientId, shipmentId)
    if (!shipment || !isSame(prepared.itemsRead, await listItems(tx, clientId, shipmentId))) return false
  }
  return true
}

/** Keeps the duty with the paper, confirms the codes that the caller confirmed with it, and moves the shipments to invoiced. */
export async function followInvoice(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  { id, invoiced }: { readonly id: string; readonly invoiced: readonly InvoicedShipment[] },
): Promise<void> {
  await insertInvoiceDuties(
    tx,
    invoiced.map(({ shipmentId, prepared: { duty } }) => ({
      ...{ document_id: id, client_id: scope.clientId, shipment_id: shipmentId, entry_day: duty.entry_day },
      ...{ duty_cad: duty.duty_cad, known: duty.known, open: duty.open, prohibited: duty.prohibited },
    })),
  )
  for (const { prepared } of invoiced) {
    for (const item of prepared.toConfirm) await confirmCode(tx, needs, scope, item)
  }
  for (const { shipmentId } of invoiced) await moveStatus(tx, needs, scope, shipmentId)
}

/** Confirms the code that was printed, and remembers it for the product. */
async function confirmCode(tx: Tx, needs: Needs, scope: Scope, item: StoredItem): Promise<void> {
  const at = needs.now()
  const confirmed = { hts_confirmed_by: scope.actor.name, hts_confirmed_at: at }
  await updateItemRow(tx, scope.clientId, item.id, { ...confirmed, updated_at: at })
  await insertAudit(tx, {
    ...entryOf(needs, scope),
    action: 'item.changed',
    subject: { kind: 'item', id: item.id },
    before: { hts_confirmed_by: null, hts_confirmed_at: null },
    after: { hts_code: item.htsCode, ...confirmed },
  })
  if (!item.asin) return
  await rememberForAsin(tx, needs, scope, item.asin, {
    hts_code: item.htsCode,
    hts_description: item.htsDescription,
    hts_confidence: item.htsConfidence?.toFixed() ?? null,
    hts_proposed_by: item.htsProvenance?.proposedBy ?? null,
    ...confirmed,
  })
}

async function moveStatus(tx: Tx, needs: Needs, scope: Scope, shipmentId: string): Promise<void> {
  const shipment = await lockShipment(tx, scope.clientId, shipmentId)
  if (!shipment) return
  const status = statusAfterInvoice(shipment.status)
  if (status === shipment.status) return
  await updateShipmentStatus(tx, scope.clientId, shipment.id, status)
  await insertAudit(tx, {
    ...entryOf(needs, scope),
    action: 'shipment.status-changed',
    subject: { kind: 'shipment', id: shipment.id },
    before: { status: shipment.status },
    after: { status },
  })
}

const entryOf = ({ now }: Pick<Deps, 'now'>, scope: Scope): Pick<AuditEntry, 'at' | 'actor' | 'clientId'> => ({
  at: now(),
  actor: scope.actor,
  clientId: scope.clientId,
})

const isSame = (read: readonly StoredItem[], now: readonly StoredItem[]): boolean =>
  JSON.stringify(read) === JSON.stringify(now)
