// A shipment as the form of its client shows it, out of what is stored.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { destination } from '#contract/destination.ts'
import { isEditable } from '#domain/shipment/status.ts'
import type { BoxGroup } from '#domain/shipment-entry/boxes.ts'
import type { GoodsLine } from '#domain/shipment-entry/goods.ts'
import { groupBoxesGiven } from '#domain/shipment-entry/stored-boxes.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { listBoxes } from '../../../store/boxes.ts'
import type { Db } from '../../../store/database.ts'
import { listItems, type StoredItem } from '../../../store/items.ts'
import { findShipment, type ShipmentRow } from '../../../store/shipments.ts'

export type Content = {
  readonly reference: string
  readonly destination: z.output<typeof destination>
  readonly notes: string
  readonly goods: readonly GoodsLine[]
  readonly boxes: readonly BoxGroup[]
}
type ShownContent = Content & { readonly editable: boolean; readonly version: string }

/** Throws `missing` when the shipment is not the client's. */
export async function getContent({ db }: Pick<Deps, 'db'>, scope: Scope, shipmentId: string): Promise<ShownContent> {
  const shipment = await findShipment(db, scope.clientId, shipmentId)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  const content = await readContent(db, scope, shipment)
  return { ...content, editable: isEditable(shipment.status), version: versionOf(content) }
}

export async function readContent(db: Db, { clientId }: Scope, shipment: ShipmentRow): Promise<Content> {
  const items = await listItems(db, clientId, shipment.id)
  const boxes = await listBoxes(db, clientId, shipment.id)
  return {
    reference: shipment.reference,
    destination: destinationOf(shipment),
    notes: shipment.notes ?? '',
    goods: items.map(goodsOf),
    boxes: groupBoxesGiven(boxes),
  }
}

/** Equal for equal contents. */
export const versionOf = (content: Content): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)

function destinationOf({ destination_type, fc_code, ship_to }: ShipmentRow): Content['destination'] {
  if (destination_type === 'amazon_fba') return { kind: 'amazon', fcCode: fc_code ?? '' }
  return ship_to ? { kind: 'own', shipTo: { ...ship_to } } : { kind: 'open' }
}

/** By the columns of the import; what is empty is left out. */
function goodsOf(item: StoredItem): Record<string, string> {
  const { maker } = item
  const cells = {
    sku: item.sku,
    description: item.description,
    quantity: String(item.quantity),
    asin: item.asin,
    fnsku: item.fnsku,
    cost_cad: item.costCad?.toFixed(2),
    country_of_origin: item.countryOfOrigin,
    hts_code: item.htsCode?.length === 10 ? item.htsCode : undefined,
    expiry_date: item.expiryDate,
    image_url: item.imageUrl,
    maker_name: maker?.name,
    maker_street: maker?.streetAddress,
    maker_city: maker?.city,
    maker_state: maker?.state,
    maker_zip: maker?.zipCode,
    maker_country: maker?.country,
  }
  return Object.fromEntries(Object.entries(cells).flatMap(([name, cell]) => (cell ? [[name, cell]] : [])))
}
