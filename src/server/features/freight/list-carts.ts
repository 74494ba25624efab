// The freight cart as staff list, export and clear it.
import type { z } from 'zod'
import type { cartRow } from '#contract/freight.ts'
import { writeCsv } from '#domain/csv.ts'
import { decimal } from '#domain/money.ts'
import { texts } from '#texts/en/freight.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type Page, pageOf } from '../../records/shipments/paging.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { countCarts, findCartForUpdate, type ListedCart, pageOfCarts, updateCart } from '../../store/carts.ts'

type WireCart = z.output<typeof cartRow>

const PER_PAGE = 25
/** Carts in a file at most, the newest. */
const EXPORTED = 20_000

/** Newest first; of one client or of all. */
export async function listCarts(
  { db }: Pick<Deps, 'db'>,
  { page, clientId }: { readonly page: number; readonly clientId?: string | undefined },
): Promise<Page<WireCart>> {
  const rows = await pageOfCarts(db, clientId, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  return pageOf(rows.map(wireCart), { page, perPage: PER_PAGE, total: await countCarts(db, clientId) })
}

type CartFile = { readonly filename: string; readonly text: string; readonly count: number }

export async function exportCarts(
  { db, today }: Pick<Deps, 'db' | 'today'>,
  { format, clientId }: { readonly format: 'csv' | 'json'; readonly clientId?: string | undefined },
): Promise<CartFile> {
  const rows = await pageOfCarts(db, clientId, { limit: EXPORTED, offset: 0 })
  const whole = rows.map((row) => ({ ...wireCart(row), content: row.content }))
  const text = format === 'json' ? `${JSON.stringify(whole, null, 2)}\n` : writeCsv([COLUMNS, ...rows.map(cellsOf)])
  return { filename: `${texts.cartFile}-${today()}.${format}`, text, count: rows.length }
}

/** Throws `missing` for a cart the client does not have and `conflict` for one that was sent, or is being sent. */
export async function removeCart({ db, now }: Pick<Deps, 'db' | 'now'>, scope: Scope, cartId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const cart = await findCartForUpdate(tx, scope.clientId, cartId)
    if (!cart) throw new AppError('missing', 'no-such-cart')
    if (cart.state === 'sent') throw new AppError('conflict', 'sent-stays')
    if (cart.state === 'sending') throw new AppError('conflict', 'being-sent')
    await updateCart(tx, scope.clientId, cartId, { removed_at: now() })
    const { carrier, service, total, currency, state } = cart
    await insertAudit(tx, {
      at: now(),
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'cart.removed',
      subject: { kind: 'cart', id: cartId },
      before: { carrier, service, total, currency, state },
      after: null,
    })
  })
}

const wireCart = (row: ListedCart): WireCart => ({
  cart_id: row.id,
  clientId: row.client_id,
  clientName: row.clientName,
  shipmentId: row.shipment_id,
  reference: row.reference,
  warehouse_id: row.warehouse_id,
  shipment_id: row.amazon_shipment_id,
  carrier: row.carrier,
  service: row.service,
  transit_days: row.transit_days,
  total: Number(decimal(row.total).toFixed()),
  currency: row.currency,
  number_of_boxes: row.box_count,
  weight: Number(decimal(row.weight_kg).toFixed()),
  state: row.state,
  problem: row.problem,
  service_shipment_id: row.service_shipment_id,
  addedBy: row.added_by,
  addedAt: row.added_at.toISOString(),
})

const COLUMNS: readonly (keyof WireCart)[] = [
  'cart_id',
  'clientName',
  'reference',
  'warehouse_id',
  'shipment_id',
  'carrier',
  'service',
  'transit_days',
  'total',
  'currency',
  'number_of_boxes',
  'weight',
  'state',
  'problem',
  'service_shipment_id',
  'addedBy',
  'addedAt',
]

/** Amounts as they are stored, digit by digit. */
function cellsOf(row: ListedCart): readonly string[] {
  const wire = { ...wireCart(row), total: decimal(row.total).toFixed(2), weight: row.weight_kg }
  return COLUMNS.map((column) => String(wire[column] ?? ''))
}
