// Keeps a signed certificate: its record, the form it was signed from, the status of its shipment and the audit log, all or nothing.
import { addMonths, type CalendarDate } from '#domain/calendar.ts'
import type { CertificateName } from '#domain/cusma/certificate-number.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { CUSMA_CERTIFICATE } from '../../store/certificates.ts'
import { type CusmaFormRow, findCusmaForm, updateCusmaForm } from '../../store/cusma-forms.ts'
import type { Tx } from '../../store/database.ts'
import { insertDocument } from '../../store/documents.ts'
import { listItems } from '../../store/items.ts'
import { lockShipment } from '../../store/shipments.ts'
import { settleStatus } from '../items/settle-shipment.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { FormFacts } from './form-facts.ts'
import { ensureForm } from './forms.ts'

/** Canadian exporters keep their records six years (Exporters' and Producers' Records Regulations; Customs Act s. 97.2). */
const KEEP_MONTHS = 72

export type SignedFile = CertificateName & {
  readonly id: string
  readonly storageKey: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly signedAt: Date
}

type Signing = {
  readonly facts: FormFacts
  /** The form as it was read; it must still be so. */
  readonly formRead: CusmaFormRow | undefined
  readonly file: SignedFile
}

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'newId' | 'settings'>

/**
 * Answers whether it was kept: not when an item or the form changed since it was printed, or another paper took its number.
 * Signed by the client itself the form is 'signed'; prepared by staff with the client's signature it is 'completed'.
 */
export async function keepCertificate(
  needs: Needs,
  scope: Scope,
  shipmentId: string,
  signing: Signing,
): Promise<boolean> {
  const keep = async (tx: Tx): Promise<boolean> => {
    const shipment = await lockShipment(tx, scope.clientId, shipmentId)
    const items = await listItems(tx, scope.clientId, shipmentId)
    const form = await findCusmaForm(tx, scope.clientId, shipmentId)
    const isSame = JSON.stringify([items, form]) === JSON.stringify([signing.facts.itemsRead, signing.formRead])
    if (!shipment || !isSame) return false
    const row = await ensureForm(tx, needs, scope, shipment)
    await recordDocument(tx, needs, scope, shipmentId, signing.file)
    await recordSigning(tx, needs, scope, row, signing)
    await settleStatus(tx, needs, scope, shipment)
    return true
  }
  return needs.db.transaction().execute(keep).catch(falseWhenTaken)
}

async function recordDocument(tx: Tx, { today }: Needs, scope: Scope, shipmentId: string, file: SignedFile) {
  await insertDocument(tx, {
    id: file.id,
    client_id: scope.clientId,
    shipment_id: shipmentId,
    kind: CUSMA_CERTIFICATE,
    number: file.number,
    filename: file.filename,
    storage_key: file.storageKey,
    sha256: file.sha256,
    size_bytes: file.sizeBytes,
    created_by: scope.actor.name,
    created_at: file.signedAt,
    keep_until: keepUntil(today()),
  })
}

const keepUntil = (today: CalendarDate): CalendarDate => addMonths(today, KEEP_MONTHS)

async function recordSigning(tx: Tx, { now }: Needs, scope: Scope, row: CusmaFormRow, { facts, file }: Signing) {
  const { filled } = facts
  const status = scope.actor.kind === 'staff' ? 'completed' : 'signed'
  const signed = {
    status,
    signed_at: file.signedAt,
    signer_name: filled.signerName,
    signer_title: filled.signerTitle,
    period_start: filled.blanketPeriod.startDate,
    period_end: filled.blanketPeriod.endDate,
    document_id: file.id,
  } as const
  const form = JSON.stringify(facts.content)
  const fingerprint = fingerprintOf(facts.goods)
  await updateCusmaForm(tx, scope.clientId, row.id, { ...signed, form, fingerprint, updated_at: now() })
  await insertAudit(tx, {
    at: now(),
    actor: scope.actor,
    clientId: scope.clientId,
    action: 'cusma-form.signed',
    subject: { kind: 'cusma_form', id: row.id },
    before: { status: row.status, document_id: row.document_id },
    after: { ...signed, number: file.number, sha256: file.sha256, fingerprint },
  })
}

/** SQLSTATE of a broken unique rule: another paper took the number or the file name first. */
const TAKEN = '23505'

function falseWhenTaken(error: unknown): boolean {
  if (error instanceof Error && 'code' in error && error.code === TAKEN) return false
  throw error
}
