// The papers made for a shipment, and all of them as one archive.
import type { z } from 'zod'
import { storedDocument } from '#contract/invoices.ts'
import type { Deps } from '../../../deps.ts'
import { safeName, storedFiles, zipArchive } from '../../../documents/zip-archive.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { findListedFiles } from '../../../store/archive.ts'
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

type FileNeeds = Pick<Deps, 'db' | 'files' | 'log'>

/** Each paper under its file name, sent while it is read. Throws `missing` when the client has no such shipment, `limited` as `zipArchive`. */
export async function archiveOfPapers(needs: FileNeeds, { clientId }: Scope, shipmentId: string) {
  const shipment = await findShipment(needs.db, clientId, shipmentId)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  const papers = await listDocuments(needs.db, clientId, shipmentId)
  return { filename: `${safeName(shipment.reference)}.zip`, pieces: archiveOf(needs, clientId, papers) }
}

/** As `archiveOfPapers`, of papers that somebody chose. Throws `missing` where one of them is not the client's. */
export async function archiveOfChosen(needs: FileNeeds, { clientId }: Scope, ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  const papers = await findListedFiles(needs.db, clientId, wanted)
  if (papers.length < wanted.length) throw new AppError('missing', 'no-such-document')
  return archiveOf(needs, clientId, papers)
}

function archiveOf(
  { files, log }: FileNeeds,
  owner: string,
  papers: readonly { readonly filename: string; readonly storage_key: string }[],
) {
  const stored = papers.map(({ filename, storage_key }) => ({
    path: safeName(filename),
    read: () => files.get(storage_key),
  }))
  const onFailure = (err: Error) => log.error({ err }, 'archive of papers broken off')
  return zipArchive({ owner, files: storedFiles(stored), onFailure })
}
