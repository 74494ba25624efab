// Codes that ended and that a client's products or open items still hold: which, what took their place, taking that over and undoing it.

import type { listEndedCodes, replaceEndedCode, undoReplacement } from '#contract/ended-codes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import type { EndedCode } from '#domain/tariff/code-succession.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { predecessorsAnswer } from '../../records/classification/validate-code.ts'
import { overtakeCertificate } from '../../records/cusma/fingerprint.ts'
import { type SettleNeeds, settleMany } from '../../records/items/settle-shipment.ts'
import { type Page, pageOf } from '../../records/shipments/paging.ts'
import type { Scope } from '../../scope.ts'
import { saveAsinDataRow } from '../../store/asin-data.ts'
import { changedFields, insertAudit, listAudit } from '../../store/audit-log.ts'
import type { Tx } from '../../store/database.ts'
import {
  type CodeColumnsHeld,
  type CodeHeld,
  countCodesHeld,
  type ItemHolding,
  openItemsHolding,
  type ProductHolding,
  pageOfCodesHeld,
  productsHolding,
} from '../../store/ended-codes.ts'
import { updateItemRow } from '../../store/items.ts'
import { lockShipment } from '../../store/shipments.ts'

type Needs = Pick<Deps, 'db' | 'newId'> & SettleNeeds

const PER_PAGE = 10
/** Products named of a code, the rest are found by it. */
const NAMED = 8

type HeldCode = AnswerOf<typeof listEndedCodes>['data'][number]

/** In order of the code. `code`: that one alone. A page beyond the last one is empty. */
export async function listEnded(
  { db, tariff, today }: Pick<Deps, 'db' | 'tariff' | 'today'>,
  { clientId }: Scope,
  { page, code }: { readonly page: number; readonly code?: string | undefined },
): Promise<Page<HeldCode>> {
  const on = today()
  const among = tariff.endedBy(on).filter((each) => code === undefined || each === code)
  const total = await countCodesHeld(db, clientId, among)
  const part = { among, limit: PER_PAGE, offset: (page - 1) * PER_PAGE, named: NAMED }
  const rows = (await pageOfCodesHeld(db, clientId, part)).flatMap((held) => {
    const end = tariff.ended(held.code, on)
    return end ? [toHeldCode(tariff, held, end)] : []
  })
  return pageOf(rows, { page, perPage: PER_PAGE, total })
}

const toHeldCode = (
  tariff: Deps['tariff'],
  { code, asins, products, items }: CodeHeld,
  { on, isOneForOne, successors }: EndedCode,
): HeldCode => ({
  htsCode: code,
  formattedHtsCode: formatHtsCode(code),
  on,
  isOneForOne,
  successors: successors.map((each) => ({
    htsCode: each,
    formattedHtsCode: formatHtsCode(each),
    description: tariff.plainTitle(each),
    general: tariff.find(each)?.general ?? '',
    succeeds: predecessorsAnswer(tariff, each),
  })),
  asins: [...asins],
  products,
  items,
})

/**
 * Puts the one number that took the place of an ended one into every product and open item that holds it. What somebody had confirmed is
 * confirmed by whoever asks for this; a proposal stays one. Throws `invalid` where not one number took its place, `missing` where nothing
 * holds the code.
 */
export async function replaceCode(
  needs: Needs,
  scope: Scope,
  from: string,
): Promise<AnswerOf<typeof replaceEndedCode>['data']> {
  const end = needs.tariff.ended(from, needs.today())
  const [to] = end?.successors ?? []
  if (!end?.isOneForOne || !to) throw new AppError('invalid', 'code-not-one-for-one')
  const description = needs.tariff.plainTitle(to) || null
  const id = needs.newId()
  return needs.db.transaction().execute(async (tx) => {
    await lockShipmentsOf(tx, scope, await openItemsHolding(tx, scope.clientId, from))
    const products = await productsHolding(tx, scope.clientId, from)
    const items = await openItemsHolding(tx, scope.clientId, from)
    if (products.length + items.length === 0) throw new AppError('missing', 'no-code-to-replace')
    const columns = (held: CodeColumnsHeld): CodeColumnsHeld => ({
      ...codeOf(held),
      hts_code: to,
      hts_description: description,
      ...(held.hts_confirmed_at ? { hts_confirmed_by: scope.actor.name, hts_confirmed_at: needs.now() } : {}),
    })
    for (const product of products) await saveProduct(tx, needs, scope, product, columns(product))
    for (const item of items) await saveItem(tx, needs, scope, item, columns(item))
    await record(tx, needs, scope, id, {
      action: 'code.replaced',
      before: { hts_code: from, products, items: items.map(({ description: _, ...item }) => item) },
      after: { hts_code: to },
    })
    await settle(tx, needs, scope, items)
    return { id, from, to, products: products.length, items: items.length }
  })
}

/** What was replaced is as it was, but for codes somebody has changed since. Throws `missing` where there is nothing to undo. */
export async function undoReplaced(
  needs: Needs,
  scope: Scope,
  id: string,
): Promise<AnswerOf<typeof undoReplacement>['data']> {
  return needs.db.transaction().execute(async (tx) => {
    const [last] = await listAudit(tx, scope.clientId, { kind: KIND, id })
    const was = last?.action === 'code.replaced' ? readReplacement(last.before) : undefined
    const to = last?.after?.hts_code
    if (!was || typeof to !== 'string') throw new AppError('missing', 'no-replacement')
    await lockShipmentsOf(tx, scope, await openItemsHolding(tx, scope.clientId, to))
    const products = new Map((await productsHolding(tx, scope.clientId, to)).map((each) => [each.asin, each]))
    const items = new Map((await openItemsHolding(tx, scope.clientId, to)).map((each) => [each.id, each]))
    const back = {
      products: was.products.filter(({ asin }) => products.has(asin)),
      items: was.items.filter((item) => items.has(item.id)),
    }
    for (const each of back.products) await saveProduct(tx, needs, scope, products.get(each.asin) ?? each, codeOf(each))
    for (const each of back.items) await saveItem(tx, needs, scope, items.get(each.id) ?? each, codeOf(each))
    await record(tx, needs, scope, id, {
      action: 'code.replacement-undone',
      before: { hts_code: to },
      after: { hts_code: was.from },
    })
    await settle(tx, needs, scope, back.items)
    const restored = back.products.length + back.items.length
    return { restored, kept: was.products.length + was.items.length - restored }
  })
}

const KIND = 'code-replacement'

type Held = Omit<ItemHolding, 'description'>

async function saveProduct(tx: Tx, needs: Needs, scope: Scope, now: ProductHolding, columns: CodeColumnsHeld) {
  const changes = changedFields(now, columns)
  if (!changes) return
  await saveAsinDataRow(tx, scope.clientId, now.asin, columns, needs.now())
  await insertAudit(tx, entry(needs, scope, 'asin-data.saved', { kind: 'asin_data', id: now.asin }, changes))
}

async function saveItem(tx: Tx, needs: Needs, scope: Scope, now: Held, columns: CodeColumnsHeld) {
  const changes = changedFields(now, columns)
  if (!changes) return
  await updateItemRow(tx, scope.clientId, now.id, { ...columns, updated_at: needs.now() })
  await insertAudit(tx, entry(needs, scope, 'item.changed', { kind: 'item', id: now.id }, changes))
}

type Recorded = { readonly action: string; readonly before: object; readonly after: object }

const record = (tx: Tx, needs: Needs, scope: Scope, id: string, { action, before, after }: Recorded) =>
  insertAudit(tx, entry(needs, scope, action, { kind: KIND, id }, { before: { ...before }, after: { ...after } }))

const entry = (
  { now }: Pick<Deps, 'now'>,
  { actor, clientId }: Scope,
  action: string,
  subject: { readonly kind: string; readonly id: string },
  changes: { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> },
) => ({ at: now(), actor, clientId, action, subject, ...changes })

const shipmentsOf = (items: readonly Pick<ItemHolding, 'shipment_id'>[]): readonly string[] =>
  [...new Set(items.map(({ shipment_id }) => shipment_id))].sort()

/** In the order of their ids, as everything that locks several does. */
async function lockShipmentsOf(tx: Tx, { clientId }: Scope, items: readonly ItemHolding[]): Promise<void> {
  for (const id of shipmentsOf(items)) await lockShipment(tx, clientId, id)
}

/** Certificates rest on codes, and the status follows the gate. */
async function settle(tx: Tx, needs: Needs, scope: Scope, items: readonly Held[]): Promise<void> {
  for (const id of shipmentsOf(items)) {
    await overtakeCertificate(tx, needs, scope, id)
    const shipment = await lockShipment(tx, scope.clientId, id)
    if (shipment) await settleMany(tx, needs, scope, [shipment])
  }
}

const codeOf = (held: CodeColumnsHeld): CodeColumnsHeld => ({
  hts_code: held.hts_code,
  hts_description: held.hts_description,
  hts_confidence: held.hts_confidence,
  hts_proposed_by: held.hts_proposed_by,
  hts_confirmed_by: held.hts_confirmed_by,
  hts_confirmed_at: held.hts_confirmed_at === null ? null : new Date(held.hts_confirmed_at),
})

type Replacement = {
  readonly from: string
  readonly products: readonly ProductHolding[]
  readonly items: readonly Held[]
}

/** The record is our own: its shape is what `replaceCode` wrote. */
function readReplacement(before: Readonly<Record<string, unknown>> | null): Replacement | undefined {
  const { hts_code: from, products, items } = before ?? {}
  if (typeof from !== 'string' || !Array.isArray(products) || !Array.isArray(items)) return undefined
  return { from, products, items }
}
