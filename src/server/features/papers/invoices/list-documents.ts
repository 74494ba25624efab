// The papers made for a shipment.
import type { z } from 'zod'
import { storedDocument } from '#contract/invoices.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { listDocuments } from '../../../store/documents.ts'
import { findShipment } from '../../../store/shipments.ts'

/** Newest first. Throws `missing` when the client has no such shipment. */
export async function listShipmentDocuments(
  { db }: Pick<Deps, 'db'>,
  { clientId }: Scope,
  shipmentId: string,
): Promise<readonly z.input<typeof storedDocument>[]> {
  if (!(await findShipment(db, clientId, shipmentId))) throw new AppError('missing', 'no-such-shipment')
  const rows = await listDocuments(db, clientId, shipmentId)
  return rows.map((row) => ({
    id: row.id,
    kind: storedDocument.shape.kind.parse(row.kind),
    number: row.number,
    filename: row.filename,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
  }))
}
