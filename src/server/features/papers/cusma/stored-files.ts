// Stored certificates: listed, read, linked, taken off the list. A file name from a request is looked up among the client's
// papers and never becomes part of a path. Source: specification part 2, sections 4, 7 and 8; decisions m.
import { type Picked, pickCertificate, type StoredCertificate } from '#domain/cusma/pick-certificate.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { changeFormStatus } from '../../../records/cusma/form-status.ts'
import { type ClaimNeeds, findShipmentClaim, type StandingForm } from '../../../records/cusma/standing.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import { settleAll } from '../../../records/items/settle-all.ts'
import { type SettleNeeds, settleStatus } from '../../../records/items/settle-shipment.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import {
  type CertificateRow,
  findCertificate,
  findDocumentFilename,
  listCertificates,
  markDeleted,
} from '../../../store/certificates.ts'
import { findCusmaForm } from '../../../store/cusma-forms.ts'
import type { Tx } from '../../../store/database.ts'
import { listItems } from '../../../store/items.ts'
import { lockShipment } from '../../../store/shipments.ts'
import { giveAgain, type StoredPaper } from '../give-again.ts'

type StoredFile = StoredCertificate & { readonly number: string }

type Reading = Pick<Deps, 'db' | 'files' | 'log'>

/** The most recently modified first. */
export async function listStored(needs: Pick<Deps, 'db'>, scope: Scope): Promise<readonly StoredFile[]> {
  const rows = await listCertificates(needs.db, scope.clientId)
  return rows.map((row) => ({
    fileName: row.filename,
    lastModified: row.created_at.toISOString(),
    shipmentId: row.shipment_id,
    number: row.number,
  }))
}

/** Throws `missing` for a name that is not on the client's list. */
export async function readStored(needs: Reading, scope: Scope, filename: string): Promise<StoredPaper> {
  return giveAgain(needs, await getCertificate(needs, scope, filename), 'no-cusma-form')
}

/** The signed certificate of a shipment, else the one for products that covers its items; throws `missing` (or `conflict` when it is out of date) with the reason there is none. */
export async function readForShipment(
  needs: Reading & ClaimNeeds,
  scope: Scope,
  shipmentId: string,
): Promise<StoredPaper> {
  const shipment = await getShipment(needs, scope, shipmentId)
  const items = await listItems(needs.db, scope.clientId, shipmentId)
  const { form, cover } = await findShipmentClaim(needs.db, needs, scope.clientId, { shipment, items })
  const picked = await pickFor(needs, scope, shipmentId, form)
  if (picked.kind === 'found') return readStored(needs, scope, picked.fileName)
  const [covering] = cover.covered
  if (covering) return readStored(needs, scope, covering.good.filename)
  if (picked.why !== 'certificate-out-of-date') throw new AppError('missing', picked.why)
  throw new AppError('conflict', picked.why, form?.outOfDate ?? { periodEnd: null })
}

async function pickFor(
  needs: Pick<Deps, 'db'>,
  scope: Scope,
  shipmentId: string,
  form: StandingForm | undefined,
): Promise<Picked> {
  const signedId = form?.document_id
  const fileName = signedId ? ((await findDocumentFilename(needs.db, scope.clientId, signedId)) ?? null) : null
  return pickCertificate(await listStored(needs, scope), shipmentId, form && { ...form, fileName })
}

/** An address that reads the file for `expiresIn` seconds. Throws `invalid` for any operation but reading. */
export async function linkStored(
  needs: Pick<Deps, 'db' | 'files' | 'now'>,
  scope: Scope,
  filename: string,
  { operation, expiresIn }: { readonly operation: string; readonly expiresIn: number },
): Promise<string> {
  if (operation !== 'getObject') throw new AppError('invalid', 'only-reading')
  const row = await getCertificate(needs, scope, filename)
  return needs.files.link(row.storage_key, { now: needs.now(), expiresInSeconds: expiresIn, filename: row.filename })
}

/** Takes the paper off the list; file and record stay for the years the law asks for. */
export async function deleteStored(
  needs: Pick<Deps, 'db'> & SettleNeeds,
  scope: Scope,
  filename: string,
): Promise<void> {
  const row = await getCertificate(needs, scope, filename)
  const at = needs.now()
  await needs.db.transaction().execute(async (tx) => {
    await markDeleted(tx, scope.clientId, row.id, { name: scope.actor.name, at })
    await insertAudit(tx, {
      at,
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'document.removed-from-list',
      subject: { kind: 'document', id: row.id },
      before: { number: row.number, filename: row.filename },
      after: { deleted_at: at },
    })
    if (row.shipment_id) await withdrawForm(tx, needs, scope, { shipmentId: row.shipment_id, documentId: row.id })
  })
  if (!row.shipment_id) await settleAll(needs, scope)
}

/** A form whose certificate left the list is open again: its shipment has no certificate until it is signed anew. */
async function withdrawForm(
  tx: Tx,
  needs: SettleNeeds,
  scope: Scope,
  { shipmentId, documentId }: { readonly shipmentId: string; readonly documentId: string },
): Promise<void> {
  const shipment = await lockShipment(tx, scope.clientId, shipmentId)
  const form = await findCusmaForm(tx, scope.clientId, shipmentId)
  if (!shipment || form?.document_id !== documentId || form.status === 'in progress') return
  await changeFormStatus(tx, scope, form, { status: 'in progress', at: needs.now() })
  await settleStatus(tx, needs, scope, shipment)
}

async function getCertificate(needs: Pick<Deps, 'db'>, scope: Scope, filename: string): Promise<CertificateRow> {
  const row = await findCertificate(needs.db, scope.clientId, filename)
  if (!row) throw new AppError('missing', 'no-cusma-form')
  return row
}
