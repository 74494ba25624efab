// One page of all papers of a client.
import type { z } from 'zod'
import type { archivedDocument, listArchive } from '#contract/document-archive.ts'
import type { Received } from '#contract/endpoint.ts'
import { storedDocument } from '#contract/invoices.ts'
import type { Deps } from '../../../deps.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import { type Page, pageOf } from '../../../records/shipments/paging.ts'
import type { Scope } from '../../../scope.ts'
import { type ArchivedDocument, archiveBehind, countArchive, pageOfArchive } from '../../../store/archive.ts'
import type { Place } from '../../../store/list-place.ts'

const PER_PAGE = 20

type Needs = Pick<Deps, 'db' | 'settings'>
type Query = Received<typeof listArchive>['query']
type Asked = Omit<Query, 'page'>
export type ArchiveRow = z.input<typeof archivedDocument>

/** Newest first. Throws `missing` for a shipment that is not the client's. */
export async function listArchivePage(deps: Needs, scope: Scope, { page, ...asked }: Query): Promise<Page<ArchiveRow>> {
  const filter = await filterOf(deps, scope, asked)
  const total = await countArchive(deps.db, scope.clientId, filter)
  const place = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
  const rows = await pageOfArchive(deps.db, scope.clientId, place, filter)
  return pageOf(rows.map(toWire), { page, perPage: PER_PAGE, total })
}

/** The next ones of the same list after a paper, for its file. Throws as the list. */
export async function nextOfArchive(deps: Needs, scope: Scope, asked: Asked, place: Place): Promise<ArchiveRow[]> {
  const rows = await archiveBehind(deps.db, scope.clientId, place, await filterOf(deps, scope, asked))
  return rows.map(toWire)
}

async function filterOf(deps: Needs, scope: Scope, { search, kind, shipment, from, to }: Asked) {
  if (shipment) await getShipment(deps, scope, shipment)
  return { search, kind, shipmentId: shipment, from, to, timeZone: deps.settings.businessTimeZone }
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
