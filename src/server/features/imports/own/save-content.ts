// A client's own shipment, made or changed. Its rows go through the engine of the imports, so that a shipment is made one way only;
// here stand what a person may do to it and what an import never does: leave goods out, pack anew, name it otherwise.

import type { z } from 'zod'
import type { shipmentContent } from '#contract/own-shipments.ts'
import { isEditable } from '#domain/shipment/status.ts'
import { BOX_MEASURES, readBoxes } from '#domain/shipment-entry/boxes.ts'
import { type GoodsLine, readGoods } from '#domain/shipment-entry/goods.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { overtakeCertificate } from '../../../records/cusma/fingerprint.ts'
import { settleStatus } from '../../../records/items/settle-shipment.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { deleteBoxes } from '../../../store/boxes.ts'
import { findClient } from '../../../store/clients.ts'
import type { Tx } from '../../../store/database.ts'
import { holdImports } from '../../../store/imports-clients.ts'
import { setRemoved } from '../../../store/items.ts'
import { findShipmentByReference, lockShipment, type ShipmentRow, updateShipment } from '../../../store/shipments.ts'
import type { ImportNeeds } from '../chunk.ts'
import { flatRows, type KindRows } from '../kind-rows.ts'
import { saveWithin } from '../save-import.ts'
import { type Content, readContent, versionOf } from './content.ts'

type Given = z.output<typeof shipmentContent>
type Needs = Pick<Deps, 'db'> & ImportNeeds

/** Answers its id. Throws `invalid` with the lines that are wrong, `conflict` when the client has a shipment of that name. */
export function createShipment(needs: Needs, scope: Scope, content: Given): Promise<string> {
  const read = checked(content)
  return needs.db.transaction().execute(async (tx) => {
    await holdImports(tx)
    await refuseTaken(tx, scope, read.reference)
    await engine(tx, needs, scope, read)
    const made = await findShipmentByReference(tx, scope.clientId, read.reference)
    if (!made) throw new Error('a shipment that was just made is not there')
    await keepShipTo(tx, scope, made.id, read)
    return made.id
  })
}

/** Throws `missing`, `invalid`, and `conflict` when it is invoiced or gone on, or was changed since `version`. */
export function changeContent(
  needs: Needs,
  scope: Scope,
  { id, version, ...content }: Given & { readonly id: string; readonly version?: string | undefined },
): Promise<void> {
  const read = checked(content)
  return needs.db.transaction().execute(async (tx) => {
    await holdImports(tx)
    const shipment = await lockShipment(tx, scope.clientId, id)
    if (!shipment) throw new AppError('missing', 'no-such-shipment')
    if (!isEditable(shipment.status)) throw new AppError('conflict', 'shipment-not-editable')
    const before = await readContent(tx, scope, shipment)
    if (version !== undefined && versionOf(before) !== version)
      throw new AppError('conflict', 'shipment-changed-meanwhile')
    await keepHead(tx, needs, scope, shipment, read)
    await leaveOut(tx, needs, scope, shipment, before.goods, read.goods)
    if (JSON.stringify(before.boxes) !== JSON.stringify(read.boxes)) await deleteBoxes(tx, scope.clientId, id)
    await engine(tx, needs, scope, read)
    await settleStatus(tx, needs, scope, { ...shipment, ...(await lockShipment(tx, scope.clientId, id)) })
  })
}

/** Name, place and notes as they are to be; an import would never empty them. */
async function keepHead(tx: Tx, needs: Needs, scope: Scope, shipment: ShipmentRow, content: Content): Promise<void> {
  const { destination, reference, notes } = content
  if (reference !== shipment.reference) await refuseTaken(tx, scope, reference)
  const next = {
    reference,
    notes: notes === '' ? null : notes,
    destination_type: destination.kind === 'amazon' ? ('amazon_fba' as const) : ('other' as const),
    fc_code: destination.kind === 'amazon' ? destination.fcCode || null : null,
  }
  await updateShipment(tx, scope.clientId, shipment.id, next)
  await keepShipTo(tx, scope, shipment.id, content)
  const shipTo = destination.kind === 'own' ? destination.shipTo : null
  const before = { ...pick(shipment, next), ship_to: shipment.ship_to }
  const after = { ...next, ship_to: shipTo }
  const isSame = JSON.stringify(Object.values(before)) === JSON.stringify(Object.values(after))
  if (isSame) return
  await insertAudit(tx, {
    at: needs.now(),
    actor: scope.actor,
    clientId: scope.clientId,
    action: 'shipment.changed',
    subject: { kind: 'shipment', id: shipment.id },
    before,
    after,
  })
}

const pick = <T extends object>(row: T, like: object) =>
  Object.fromEntries(Object.keys(like).map((key) => [key, row[key as keyof T]]))

/** Goods that are named no more leave the shipment, those that are named again come back into it. */
async function leaveOut(
  tx: Tx,
  needs: Needs,
  scope: Scope,
  shipment: ShipmentRow,
  before: readonly GoodsLine[],
  goods: readonly GoodsLine[],
): Promise<void> {
  const named = new Set(goods.map(({ sku }) => sku ?? ''))
  const gone = before.flatMap(({ sku }) => (sku && !named.has(sku) ? [sku] : []))
  const at = needs.now()
  const moved = [
    ...(await setRemoved(tx, scope.clientId, shipment.id, gone, at)),
    ...(await setRemoved(tx, scope.clientId, shipment.id, [...named], null)),
  ]
  for (const { id, removedAt } of moved)
    await insertAudit(tx, {
      at,
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'item.changed',
      subject: { kind: 'item', id },
      before: { removed_at: removedAt ? null : 'removed' },
      after: { removed_at: removedAt?.toISOString() ?? null },
    })
  if (moved.length > 0) await overtakeCertificate(tx, needs, scope, shipment.id)
}

async function refuseTaken(tx: Tx, scope: Scope, reference: string): Promise<void> {
  const other = await findShipmentByReference(tx, scope.clientId, reference)
  if (other) throw new AppError('conflict', 'reference-taken', { name: reference })
}

async function keepShipTo(tx: Tx, scope: Scope, id: string, { destination }: Content): Promise<void> {
  const shipTo = destination.kind === 'own' ? JSON.stringify(destination.shipTo) : null
  await updateShipment(tx, scope.clientId, id, { ship_to: shipTo })
}

/** The content in the words of the engine. What a person types here wins over what was settled before. */
async function engine(tx: Tx, needs: Needs, scope: Scope, content: Content): Promise<void> {
  const client = await findClient(tx, scope.clientId)
  if (!client) throw new Error(`no client ${scope.clientId}`)
  for (const { kind, rows } of rowsOf(client.email, content)) {
    if (rows.length === 0) continue
    const { heading, rows: flat } = flatRows(kind, rows)
    await saveWithin(tx, needs, { kind, rows: [flat], mapping: () => heading, actor: scope.actor, takeLines: 'all' })
  }
}

function rowsOf(client: string, { reference, destination, notes, goods, boxes }: Content): readonly KindRows[] {
  const of = { client, shipment: reference }
  const isAmazon = destination.kind === 'amazon'
  const head = {
    client,
    reference,
    destination_type: isAmazon ? 'amazon_fba' : 'other',
    ...(isAmazon && destination.fcCode ? { fc_code: destination.fcCode.toUpperCase() } : {}),
    ...(notes ? { notes } : {}),
  }
  let number = 0
  const packed = boxes.flatMap(({ count, contents, ...measures }) =>
    Array.from({ length: Number(count) }, () => {
      number += 1
      const box = { ...of, box_number: String(number), ...measuresOf(measures) }
      return contents.length === 0 ? [box] : contents.map((each) => ({ ...box, ...each }))
    }).flat(),
  )
  return [
    { kind: 'shipments', rows: [head] },
    { kind: 'items', rows: goods.map((line) => ({ ...of, ...line })) },
    { kind: 'boxes', rows: packed },
  ]
}

const COLUMN = { weightKg: 'weight_kg', lengthCm: 'length_cm', widthCm: 'width_cm', heightCm: 'height_cm' } as const
const measuresOf = (given: Pick<Content['boxes'][number], (typeof BOX_MEASURES)[number]>) =>
  Object.fromEntries(BOX_MEASURES.flatMap((name) => (given[name] ? [[COLUMN[name], given[name]]] : [])))

/** The content with cells written one way only. Throws `invalid` with every line that is wrong. */
function checked(content: Given): Content {
  const goods = readGoods(content.goods.map(withText))
  const boxes = readBoxes(content.boxes)
  const skus = new Set(goods.lines.map(({ sku }) => sku))
  const strays = boxes.groups.flatMap(({ contents }, at) =>
    contents.some(({ sku }) => !skus.has(sku))
      ? [{ at, field: 'sku', problem: { reason: 'contentNeeds' } as const }]
      : [],
  )
  const errors = [
    ...goods.problems.map(({ at, column, problem }) => ({ kind: 'items' as const, at, column, problem })),
    ...[...boxes.problems, ...strays].map(({ at, field, problem }) => ({
      kind: 'boxes' as const,
      at,
      column: field,
      problem,
    })),
  ]
  const [first] = errors
  if (first) {
    const ofKind = errors.filter(({ kind }) => kind === first.kind)
    throw new AppError('invalid', 'lines-wrong', {
      kind: first.kind,
      errors: ofKind.map(({ at, column, problem }) => ({ line: at + 1, column, problem })),
      errorCount: ofKind.length,
    })
  }
  return { ...content, goods: goods.lines, boxes: boxes.groups }
}

const withText = (line: Given['goods'][number]): GoodsLine =>
  Object.fromEntries(Object.entries(line).flatMap(([name, cell]) => (cell === undefined ? [] : [[name, cell]])))
