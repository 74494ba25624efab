// Keeps a rendered invoice: its record, the codes it confirms, the status of its shipment and the audit log, all or nothing.
import type { NumberedName } from '#domain/invoice/numbering.ts'
import { statusAfterInvoice } from '#domain/shipment/status.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { type AuditEntry, insertAudit } from '../../store/audit-log.ts'
import type { Tx } from '../../store/database.ts'
import { insertDocument } from '../../store/documents.ts'
import { listItems, type StoredItem, updateItemRow } from '../../store/items.ts'
import { lockShipment, type ShipmentRow, updateShipmentStatus } from '../../store/shipments.ts'
import { rememberForAsin } from '../items/remember.ts'
import type { PreparedInvoice } from './prepare-invoice.ts'

export const COMMERCIAL_INVOICE = 'commercial_invoice'

export type KeptFile = NumberedName & {
  readonly id: string
  readonly storageKey: string
  readonly sha256: string
  readonly sizeBytes: number
}

type Needs = Pick<Deps, 'db' | 'now'>

/**
 * Answers whether it was kept: not when an item changed since it was printed, or another paper took its number meanwhile.
 * The file itself lies in storage already.
 */
export async function keepInvoice(
  needs: Needs,
  scope: Scope,
  shipmentId: string,
  prepared: PreparedInvoice,
  file: KeptFile,
): Promise<boolean> {
  const keep = async (tx: Tx): Promise<boolean> => {
    const shipment = await lockShipment(tx, scope.clientId, shipmentId)
    if (!shipment || !isSame(prepared.itemsRead, await listItems(tx, scope.clientId, shipmentId))) return false
    await recordDocument(tx, needs, scope, shipment, prepared, file)
    for (const { stored } of prepared.toConfirm) await confirmCode(tx, needs, scope, stored)
    await moveStatus(tx, needs, scope, shipment)
    return true
  }
  return needs.db.transaction().execute(keep).catch(falseWhenTaken)
}

async function recordDocument(
  tx: Tx,
  { now }: Needs,
  scope: Scope,
  shipment: ShipmentRow,
  prepared: PreparedInvoice,
  file: KeptFile,
): Promise<void> {
  await insertDocument(tx, {
    id: file.id,
    client_id: scope.clientId,
    shipment_id: shipment.id,
    kind: COMMERCIAL_INVOICE,
    number: file.number,
    filename: file.filename,
    storage_key: file.storageKey,
    sha256: file.sha256,
    size_bytes: file.sizeBytes,
    data_versions: JSON.stringify(prepared.dataVersions),
    created_by: scope.actor.name,
    created_at: now(),
  })
  await insertAudit(tx, {
    ...entryOf({ now }, scope),
    action: 'document.made',
    subject: { kind: 'document', id: file.id },
    before: null,
    after: { number: file.number, shipment_id: shipment.id, sha256: file.sha256 },
  })
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

async function moveStatus(tx: Tx, needs: Needs, scope: Scope, shipment: ShipmentRow): Promise<void> {
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

/** SQLSTATE of a broken unique rule: another paper took the number or the file name first. */
const TAKEN = '23505'

function falseWhenTaken(error: unknown): boolean {
  if (error instanceof Error && 'code' in error && error.code === TAKEN) return false
  throw error
}
