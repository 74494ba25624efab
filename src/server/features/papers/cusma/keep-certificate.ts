// What must still be so when a signed certificate is kept, and what follows: the form is signed, the shipment's status.
import { dayIn, parseDate } from '#domain/calendar.ts'
import { isStated } from '#domain/cusma/certificate-goods.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { keepingOf } from '#domain/origin/folder-keeping.ts'
import type { Deps } from '../../../deps.ts'
import { fingerprintOf } from '../../../records/cusma/fingerprint.ts'
import { type FormFacts, isDecidedAsRead, toFormItem } from '../../../records/cusma/form-facts.ts'
import { type SettleNeeds, settleStatus } from '../../../records/items/settle-shipment.ts'
import type { DecisionNeeds } from '../../../records/origin/standing-decisions.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { insertCertifiedGoods } from '../../../store/certified-goods.ts'
import { type CusmaFormRow, findCusmaForm, updateCusmaForm } from '../../../store/cusma-forms.ts'
import type { Tx } from '../../../store/database.ts'
import { listItems } from '../../../store/items.ts'
import { lockShipment } from '../../../store/shipments.ts'
import type { KeptFile } from '../make-paper.ts'
import { ensureForm } from './forms.ts'

type Needs = Pick<Deps, 'db' | 'newId' | 'settings' | 'origin' | 'tariff'> & SettleNeeds

/** The form and the items as they were read. */
type FormRead = { readonly facts: FormFacts; readonly formRead: CusmaFormRow | undefined }
type Signing = { readonly facts: FormFacts; readonly file: KeptFile }

/** Locks the shipment; false when an item, the form or a decision changed since they were read. */
export async function isFormAsRead(
  tx: Tx,
  needs: DecisionNeeds,
  { clientId }: Scope,
  shipmentId: string,
  { facts, formRead }: FormRead,
): Promise<boolean> {
  const shipment = await lockShipment(tx, clientId, shipmentId)
  const items = (await listItems(tx, clientId, shipmentId)).map(toFormItem)
  const form = await findCusmaForm(tx, clientId, shipmentId)
  const isSame = JSON.stringify([items, form]) === JSON.stringify([facts.itemsRead, formRead])
  return shipment !== undefined && isSame && isDecidedAsRead(tx, needs, clientId, facts)
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

async function recordSigning(tx: Tx, needs: Needs, scope: Scope, row: CusmaFormRow, { facts, file }: Signing) {
  const { now } = needs
  const { filled } = facts
  const status = scope.actor.kind === 'staff' ? 'completed' : 'signed'
  const signed = {
    status,
    signed_at: file.madeAt,
    signer_name: filled.signerName,
    signer_title: filled.signerTitle,
    period_start: filled.covers === 'period' ? filled.blanketPeriod.startDate : null,
    period_end: filled.covers === 'period' ? filled.blanketPeriod.endDate : null,
    document_id: file.id,
  } as const
  const form = JSON.stringify({ ...facts.content, originCriteria: criteriaSigned(facts) })
  const fingerprint = fingerprintOf(facts.goods)
  await updateCusmaForm(tx, scope.clientId, row.id, { ...signed, form, fingerprint, updated_at: now() })
  await insertCertifiedGoods(tx, goodsSigned(needs, scope, { facts, file }))
  await insertAudit(tx, {
    at: now(),
    actor: scope.actor,
    clientId: scope.clientId,
    action: 'cusma-form.signed',
    subject: { kind: 'cusma_form', id: row.id },
    before: { status: row.status, document_id: row.document_id },
    after: { ...signed, number: file.number, sha256: file.sha256, fingerprint, ...basisOf(facts) },
  })
}

/** The criteria as they were signed, those of decisions among them: what is signed stands whatever becomes of a decision. */
export const criteriaSigned = ({ content, goods }: FormFacts) => ({
  ...content.originCriteria,
  ...Object.fromEntries(goods.map(({ sku, criterion }) => [sku, criterion])),
})

/** Each good as it is certified, and how long what it rests on is kept. */
export function goodsSigned({ settings }: Pick<Needs, 'settings'>, { clientId }: Scope, { facts, file }: Signing) {
  const { filled, goods, itemsRead, decided } = facts
  const period = filled.covers === 'period' ? filled.blanketPeriod : null
  const { lastClaim, keepUntil } = keepingOf({
    signedOn: dayIn(settings.businessTimeZone, file.madeAt),
    periodEnd: parseDate(period?.endDate ?? '') ?? null,
  })
  const products = new Map(itemsRead.map((item) => [item.id, item.product]))
  return goods.map((good) => {
    const product = products.get(good.itemId) ?? good.sku
    return {
      document_id: file.id,
      client_id: clientId,
      sku: good.sku,
      product,
      code: htsDigits(good.htsCode ?? ''),
      criterion: good.criterion,
      decision_id: isStated(good) ? null : (decided.get(product)?.id ?? null),
      signed_at: file.madeAt,
      last_claim: lastClaim,
      keep_until: keepUntil,
      valid_from: period?.startDate ?? null,
      origin: good.origin,
      maker: good.maker,
    }
  })
}

/** What each criterion rests on: a decision, or a person's word. */
export function basisOf({ goods, itemsRead, decided }: FormFacts) {
  const products = new Map(itemsRead.map((item) => [item.id, item.product]))
  const decisions = goods.flatMap((good) => {
    const decision = isStated(good) ? undefined : decided.get(products.get(good.itemId) ?? '')
    return decision ? [[good.sku, decision.id] as const] : []
  })
  return {
    tested_by_decisions: Object.fromEntries(decisions),
    stated_not_tested: goods.filter(isStated).map(({ sku }) => sku),
  }
}
