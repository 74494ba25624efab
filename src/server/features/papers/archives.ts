// Where papers lie: each client has an archive of its own, and staff have one of papers made for no client.
import { utcDay } from '#domain/calendar.ts'
import { keptUntil } from '#domain/record-keeping.ts'
import { notifyPeople, notifyStaff } from '../../records/notifications/notify.ts'
import type { Actor, Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { findPaper, insertDocument, insertDocumentShipments, listTakenNames } from '../../store/documents.ts'
import { findStaffPaper, insertStaffDocument, listTakenStaffNames } from '../../store/staff-documents.ts'
import type { Archive, KeptFile, Recorded } from './make-paper.ts'

/** Of a client. A paper about several shipments is listed under each. */
export const archiveOf = ({ clientId, actor }: Scope): Archive => ({
  owner: clientId,
  listTaken: (db, like) => listTakenNames(db, clientId, like),
  find: (db, id) => findPaper(db, clientId, id),
  record: async (tx, file, draft) => {
    const { shipmentIds } = draft
    const [only] = shipmentIds.length === 1 ? shipmentIds : []
    await insertDocument(tx, {
      ...columns(file, draft),
      request: draft.request ? JSON.stringify(draft.request) : null,
      client_id: clientId,
      shipment_id: only ?? null,
      created_by: actor.name,
    })
    if (shipmentIds.length > 1) await insertDocumentShipments(tx, clientId, file.id, shipmentIds)
    await insertAudit(tx, {
      ...made(file, 'document', aboutOf(shipmentIds)),
      actor,
      clientId,
    })
    const facts = { by: actor.name, number: file.number, paperKind: draft.kind }
    const told = { kind: 'paper', facts, clientId, shipmentId: only, at: file.madeAt, actor } as const
    await notifyPeople(tx, told)
    if (actor.kind === 'client') await notifyStaff(tx, told)
  },
})

/** The staff's own. */
export const staffArchive = (actor: Actor): Archive => ({
  owner: 'staff',
  listTaken: listTakenStaffNames,
  find: findStaffPaper,
  record: async (tx, file, draft) => {
    await insertStaffDocument(tx, { ...columns(file, draft), request: null, created_by: actor.name })
    await insertAudit(tx, { ...made(file, 'staff-document'), actor, clientId: null })
  },
})

const columns = (file: KeptFile, { kind, dataVersions, keepUntil }: Recorded) => ({
  id: file.id,
  kind,
  number: file.number,
  filename: file.filename,
  storage_key: file.storageKey,
  sha256: file.sha256,
  size_bytes: file.sizeBytes,
  data_versions: JSON.stringify(dataVersions),
  created_at: file.madeAt,
  keep_until: keepUntil ?? keptUntil(utcDay(file.madeAt)),
})

function aboutOf(shipmentIds: readonly string[]): object {
  if (shipmentIds.length > 1) return { shipment_ids: shipmentIds }
  return shipmentIds.length === 1 ? { shipment_id: shipmentIds[0] } : {}
}

const made = ({ id, number, sha256, madeAt }: KeptFile, kind: string, about: object = {}) => ({
  at: madeAt,
  action: 'document.made',
  subject: { kind, id },
  before: null,
  after: { number, sha256, ...about },
})
