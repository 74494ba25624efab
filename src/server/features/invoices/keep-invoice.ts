// Keeps a rendered invoice: its record, the codes it confirms, the status of its shipment and the audit log, all or nothing.
import type { NumberedName } from '#domain/invoice/numbering.ts'
import { statusAfterInvoice } from '#domain/shipment/status.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { type AuditEntry, insertAudit } from '../../store/audit-log.ts'
import type { Tx } from '../../store/database.ts'
import { insertDocument, insertDocumentShipments } from '../../store/documents.ts'
import { listItems, type StoredItem, updateItemRow } from '../../store/items.ts'
import { lockShipment, type ShipmentRow, updateShipmentStatus } from '../../store/shipments.ts'
import { rememberForAsin } from '../items/remember.ts'
import type { PaperRequest } from './invoice-request.ts'
import type { PreparedInvoice } from './prepare-invoice.ts'
import { falseWhenTaken } from './taken-number.ts'

export const COMMERCIAL_INVOICE = 'commercial_invoice' as const
export const COMBINED_INVOICE = 'combined_invoice' as const

export type KeptFile = NumberedName & {
  readonly kind: typeof COMMERCIAL_INVOICE | typeof COMBINED_INVOICE
  readonly id: string
  readonly storageKey: string
  readonly sha256: string
  readonly sizeBytes: number
  /** What was said of the paper, so that it can be made again. */
  readonly request: PaperRequest
}

/** A shipment as it was printed. */
export type InvoicedShipment = { readonly shipmentId: string; readonly prepared: PreparedInvoice }

type Needs = Pick<Deps, 'db' | 'now'>

/**
 * Answers whether it was kept: not when an item of any of its shipments changed since it was printed, or another paper took its
 * number meanwhile. The file itself lies in storage already.
 */
export async function keepInvoice(
  needs: Needs,
  scope: Scope,
  invoiced: readonly InvoicedShipment[],
  file: KeptFile,
): Promise<boolean> {
  const keep = async (tx: Tx): Promise<boolean> => {
    const shipments = await lockAsPrinted(tx, scope, invoiced)
    if (!shipments) return false
    await recordDocument(tx, needs, scope, invoiced, file)
    for (const { prepared } of invoiced) {
      for (const item of prepared.toConfirm) await confirmCode(tx, needs, scope, item)
    }
    for (const shipment of shipments) await moveStatus(tx, needs, scope, shipment)
    return true
  }
  return needs.db.transaction().execute(keep).catch(falseWhenTaken)
}

/** The shipments, locked in the order of their ids so that two papers never wait for each other; undefined when one is not as printed. */
async function lockAsPrinted(
  tx: Tx,
  { clientId }: Scope,
  invoiced: readonly InvoicedShipment[],
): Promise<readonly ShipmentRow[] | undefined> {
  const shipments: ShipmentRow[] = []
  for (const { shipmentId, prepared } of invoiced.toSorted((a, b) => (a.shipmentId < b.shipmentId ? -1 : 1))) {
    const shipment = await lockShipment(tx, clientId, shipmentId)
    if (!shipment || !isSame(prepared.itemsRead, await listItems(tx, clientId, shipmentId))) return undefined
    shipments.push(shipment)
  }
  return shipments
}

async function recordDocument(
  tx: Tx,
  { now }: Needs,
  scope: Scope,
  invoiced: readonly InvoicedShipment[],
  file: KeptFile,
): Promise<void> {
  const shipmentIds = invoiced.map(({ shipmentId }) => shipmentId)
  const isCombined = file.kind === COMBINED_INVOICE
  await insertDocument(tx, {
    id: file.id,
    client_id: scope.clientId,
    shipment_id: isCombined ? null : (shipmentIds[0] ?? null),
    kind: file.kind,
    number: file.number,
    filename: file.filename,
    storage_key: file.storageKey,
    sha256: file.sha256,
    size_bytes: file.sizeBytes,
    data_versions: JSON.stringify(invoiced[0]?.prepared.dataVersions ?? {}),
    created_by: scope.actor.name,
    created_at: now(),
    request: JSON.stringify(file.request),
  })
  if (isCombined) await insertDocumentShipments(tx, scope.clientId, file.id, shipmentIds)
  const made = { number: file.number, sha256: file.sha256 }
  await insertAudit(tx, {
    ...entryOf({ now }, scope),
    action: 'document.made',
    subject: { kind: 'document', id: file.id },
    before: null,
    after: isCombined ? { ...made, shipment_ids: shipmentIds } : { ...made, shipment_id: shipmentIds[0] },
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
