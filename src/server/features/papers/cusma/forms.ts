// The CUSMA form of a shipment: begun, read and saved. Source: specification part 2, sections 4 and 7.
import type { z } from 'zod'
import type { cusmaForm, cusmaFormFields } from '#contract/cusma-form.ts'
import type { MissingElement } from '#domain/cusma/certificate.ts'
import type { FormContent } from '#domain/cusma/certificate-form.ts'
import { printedCriterion } from '#words/papers/certificate.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { outdatedOnForm } from '../../../records/cusma/certified-basis.ts'
import { overtakeCertificate } from '../../../records/cusma/fingerprint.ts'
import { contentOf, type FormFacts, readFormFacts } from '../../../records/cusma/form-facts.ts'
import { movesOn } from '../../../records/cusma/moving-day.ts'
import { standing } from '../../../records/cusma/standing.ts'
import { getShipment } from '../../../records/items/list-items.ts'
import { type SettleNeeds, settleStatus } from '../../../records/items/settle-shipment.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { findDocumentFilename } from '../../../store/certificates.ts'
import { type CusmaFormRow, findCusmaForm, insertCusmaForm, updateCusmaForm } from '../../../store/cusma-forms.ts'
import type { Tx } from '../../../store/database.ts'
import { listItems } from '../../../store/items.ts'
import { lockShipment, type ShipmentRow } from '../../../store/shipments.ts'
import { refuseForeignItems } from './left-out-items.ts'

/** The form as it is answered, what is missing not yet in words. */
export type FormAnswer = Omit<z.input<typeof cusmaForm>, 'missing'> & { readonly missing: readonly MissingElement[] }
type Fields = z.output<typeof cusmaFormFields>
type Needs = Pick<Deps, 'db' | 'newId' | 'settings' | 'origin' | 'tariff'> & SettleNeeds

/** Null while the form has not been begun. Throws `missing` for a shipment that is not the client's. */
export async function getForm(
  needs: Pick<Deps, 'db' | 'today' | 'settings' | 'origin' | 'tariff'>,
  scope: Scope,
  shipmentId: string,
): Promise<FormAnswer | null> {
  const shipment = await getShipment(needs, scope, shipmentId)
  const row = await findCusmaForm(needs.db, scope.clientId, shipmentId)
  return row ? answerOf(needs, scope, shipment, row) : null
}

/** Begins the form, or takes the one there is; then saves the fields. Throws `conflict` when no item is eligible. */
export async function createForm(needs: Needs, scope: Scope, shipmentId: string, fields: Fields): Promise<FormAnswer> {
  return needs.db.transaction().execute(async (tx) => {
    const shipment = await lockedShipment(tx, scope, shipmentId)
    const row = await ensureForm(tx, needs, scope, shipment)
    return answerOf({ ...needs, db: tx }, scope, shipment, await saveFields(tx, needs, scope, shipment, row, fields))
  })
}

/** Saves fields; those left out stay. A change of what was certified puts the certificate out of date. */
export async function updateForm(
  needs: Needs,
  scope: Scope,
  at: { readonly shipmentId: string; readonly formId: string },
  fields: Fields,
): Promise<FormAnswer> {
  return needs.db.transaction().execute(async (tx) => {
    const shipment = await lockedShipment(tx, scope, at.shipmentId)
    const row = await findCusmaForm(tx, scope.clientId, at.shipmentId)
    if (!row || row.id !== at.formId) throw new AppError('missing', 'not-found')
    return answerOf({ ...needs, db: tx }, scope, shipment, await saveFields(tx, needs, scope, shipment, row, fields))
  })
}

/** The form's row, made when there is none. In a transaction that holds the shipment. */
export async function ensureForm(tx: Tx, needs: Needs, scope: Scope, shipment: ShipmentRow): Promise<CusmaFormRow> {
  const shipmentId = shipment.id
  const found = await findCusmaForm(tx, scope.clientId, shipmentId)
  if (found) return found
  const { goods } = await readFormFacts({ ...needs, db: tx }, scope, shipment, {})
  if (goods.length === 0) throw new AppError('conflict', 'no-north-american-goods')
  const at = needs.now()
  const id = needs.newId()
  await insertCusmaForm(tx, {
    id,
    client_id: scope.clientId,
    shipment_id: shipmentId,
    status: 'in progress',
    created_at: at,
    updated_at: at,
  })
  const subject = { kind: 'cusma_form', id }
  const after = { shipment_id: shipmentId, status: 'in progress' }
  await insertAudit(tx, { ...entryOf(needs, scope), action: 'cusma-form.begun', subject, before: null, after })
  return getRow(tx, scope, shipmentId)
}

async function saveFields(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  shipment: ShipmentRow,
  row: CusmaFormRow,
  fields: Fields,
): Promise<CusmaFormRow> {
  const names = Object.keys(fields)
  if (names.length === 0) return row
  await refuseForeignItems(tx, scope, shipment.id, fields.leftOutItems)
  const before = contentOf(row)
  const after = merged(before, fields)
  await updateCusmaForm(tx, scope.clientId, row.id, { form: JSON.stringify(after), updated_at: needs.now() })
  const only = (content: FormContent) =>
    Object.fromEntries(Object.entries(content).filter(([name]) => names.includes(name)))
  await insertAudit(tx, {
    ...entryOf(needs, scope),
    action: 'cusma-form.changed',
    subject: { kind: 'cusma_form', id: row.id },
    before: only(before),
    after: only(after),
  })
  if (row.fingerprint !== null) await overtakeCertificate(tx, needs, scope, shipment.id)
  await settleStatus(tx, needs, scope, shipment)
  return getRow(tx, scope, shipment.id)
}

/** Criteria are added to those chosen before; every other field replaces its earlier value. */
export const merged = (content: FormContent, fields: FormContent): FormContent => ({
  ...content,
  ...fields,
  ...(fields.originCriteria ? { originCriteria: { ...content.originCriteria, ...fields.originCriteria } } : {}),
})

async function answerOf(
  needs: Pick<Deps, 'db' | 'today' | 'settings' | 'origin' | 'tariff'>,
  scope: Scope,
  shipment: ShipmentRow,
  row: CusmaFormRow,
): Promise<FormAnswer> {
  const facts = await readFormFacts(needs, scope, shipment, contentOf(row))
  const form = standing(row, movesOn(needs, shipment))
  const items = await listItems(needs.db, scope.clientId, shipment.id)
  const { status, outOfDate } = form
  const fileName = row.document_id ? await findDocumentFilename(needs.db, scope.clientId, row.document_id) : undefined
  return {
    id: row.id,
    status,
    outOfDate,
    updatedAt: row.updated_at.toISOString(),
    signedAt: row.signed_at?.toISOString() ?? null,
    ...facts.filled,
    goods: goodsAnswer(facts, facts.goods),
    leftOutGoods: goodsAnswer(facts, facts.leftOut),
    outdatedGoods: [...(await outdatedOnForm(needs.db, needs, scope.clientId, { form, items }))],
    missing: facts.missing,
    certificate: fileName ? { fileName, signerName: row.signer_name ?? '', signerTitle: row.signer_title ?? '' } : null,
  }
}

export function goodsAnswer({ itemsRead }: FormFacts, goods: FormFacts['goods']): FormAnswer['goods'] {
  const products = new Map(itemsRead.map((item) => [item.id, item.product]))
  return goods.map((good) => ({
    itemId: good.itemId,
    sku: good.sku,
    description: good.description,
    hs6: good.hs6,
    origin: good.origin,
    criterion: good.criterion,
    isCriterionConfirmed: good.isCriterionConfirmed,
    isCodeConfirmed: good.isCodeConfirmed,
    maker: good.maker,
    product: products.get(good.itemId) ?? good.sku,
    tested: good.tested,
    printsAs: printedCriterion(good.criterion),
  }))
}

const entryOf = ({ now }: Pick<Deps, 'now'>, scope: Scope) => ({
  at: now(),
  actor: scope.actor,
  clientId: scope.clientId,
})

async function lockedShipment(tx: Tx, scope: Scope, shipmentId: string): Promise<ShipmentRow> {
  const shipment = await lockShipment(tx, scope.clientId, shipmentId)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  return shipment
}

async function getRow(tx: Tx, scope: Scope, shipmentId: string): Promise<CusmaFormRow> {
  const row = await findCusmaForm(tx, scope.clientId, shipmentId)
  if (!row) throw new AppError('missing', 'not-found')
  return row
}
