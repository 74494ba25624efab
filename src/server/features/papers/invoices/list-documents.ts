// The papers made for a shipment, and all of them as one archive.
import type { z } from 'zod'
import { storedDocument } from '#contract/invoices.ts'
import type { Deps } from '../../../deps.ts'
import { safeName, storedFiles, zipArchive } from '../../../documents/zip-archive.ts'
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

/** Each paper under its file name, sent while it is read. Throws `missing` when the client has no such shipment, `limited` as `zipArchive`. */
export async function archiveOfPapers(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  { clientId }: Scope,
  shipmentId: string,
) {
  const shipment = await findShipment(db, clientId, shipmentId)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  const papers = await listDocuments(db, clientId, shipmentId)
  const stored = papers.map(({ filename, storage_key }) => ({
    path: safeName(filename),
    read: () => files.get(storage_key),
  }))
  const onFailure = (err: Error) => log.error({ err }, 'archive of papers broken off')
  return {
    filename: `${safeName(shipment.reference)}.zip`,
    pieces: zipArchive({ owner: clientId, files: storedFiles(stored), onFailure }),
  }
}
