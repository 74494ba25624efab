// One page of all papers of a client.
import type { z } from 'zod'
import type { archivedDocument, listArchive } from '#contract/document-archive.ts'
import type { Received } from '#contract/endpoint.ts'
import { storedDocument } from '#contract/invoices.ts'
import type { Deps } from '../../../deps.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import { type Page, pageOf } from '../../../records/shipments/paging.ts'
import type { Scope } from '../../../scope.ts'
import { type ArchivedDocument, countArchive, pageOfArchive } from '../../../store/archive.ts'

const PER_PAGE = 20

type Query = Received<typeof listArchive>['query']
export type ArchiveRow = z.input<typeof archivedDocument>

/** Newest first. Throws `missing` for a shipment that is not the client's. */
export async function listArchivePage(
  deps: Pick<Deps, 'db' | 'settings'>,
  scope: Scope,
  { page, kind, shipment, from, to }: Query,
  perPage = PER_PAGE,
): Promise<Page<ArchiveRow>> {
  if (shipment) await getShipment(deps, scope, shipment)
  const filter = { kind, shipmentId: shipment, from, to, timeZone: deps.settings.businessTimeZone }
  const total = await countArchive(deps.db, scope.clientId, filter)
  const place = { limit: perPage, offset: (page - 1) * perPage }
  const rows = await pageOfArchive(deps.db, scope.clientId, place, filter)
  return pageOf(rows.map(toWire), { page, perPage, total })
}

const toWire = (row: ArchivedDocument): ArchiveRow => ({
  id: row.id,
  kind: storedDocument.shape.kind.parse(row.kind),
  number: row.number,
  filename: row.filename,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  keepUntil: row.keep_until,
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  dataVersions: { ...row.data_versions },
  shipments: [...row.shipments],
  canRegenerate: row.kind === 'fda_worksheets' || (row.kind !== 'cusma_certificate' && row.hasRequest),
})
