// What must still be so when a signed certificate is kept, and what follows: the form is signed, the shipment's status.
import type { Deps } from '../../../deps.ts'
import { fingerprintOf } from '../../../records/cusma/fingerprint.ts'
import type { FormFacts } from '../../../records/cusma/form-facts.ts'
import { type SettleNeeds, settleStatus } from '../../../records/items/settle-shipment.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { type CusmaFormRow, findCusmaForm, updateCusmaForm } from '../../../store/cusma-forms.ts'
import type { Tx } from '../../../store/database.ts'
import { listItems } from '../../../store/items.ts'
import { lockShipment } from '../../../store/shipments.ts'
import type { KeptFile } from '../make-paper.ts'
import { ensureForm } from './forms.ts'

type Needs = Pick<Deps, 'db' | 'newId' | 'settings'> & SettleNeeds

/** The form and the items as they were read. */
type FormRead = { readonly facts: FormFacts; readonly formRead: CusmaFormRow | undefined }
type Signing = { readonly facts: FormFacts; readonly file: KeptFile }

/** Locks the shipment; false when an item or the form changed since they were read. */
export async function isFormAsRead(
  tx: Tx,
  { clientId }: Scope,
  shipmentId: string,
  { facts, formRead }: FormRead,
): Promise<boolean> {
  const shipment = await lockShipment(tx, clientId, shipmentId)
  const items = await listItems(tx, clientId, shipmentId)
  const form = await findCusmaForm(tx, clientId, shipmentId)
  return shipment !== undefined && JSON.stringify([items, form]) === JSON.stringify([facts.itemsRead, formRead])
}

/** Signed by the client itself the form is 'signed'; prepared by staff with the client's signature it is 'completed'. */
export async function followSigning(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  shipmentId: string,
  signing: Signing,
): Promise<void> {
  const shipment = await lockShipment(tx, scope.clientId, shipmentId)
  if (!shipment) return
  const row = await ensureForm(tx, needs, scope, shipment)
  await recordSigning(tx, needs, scope, row, signing)
  await settleStatus(tx, needs, scope, shipment)
}

async function recordSigning(tx: Tx, { now }: Needs, scope: Scope, row: CusmaFormRow, { facts, file }: Signing) {
  const { filled } = facts
  const status = scope.actor.kind === 'staff' ? 'completed' : 'signed'
  const signed = {
    status,
    signed_at: file.madeAt,
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
