// What a freight cart of a placement begins with: destination, boxes and customs data as far as they are known.
import type { z } from 'zod'
import type { freightBoxes, freightCustoms, freightDestination } from '#contract/freight.ts'
import { FALLBACK_BOX, groupBoxes, isAssumed, type Measures, sizedBox } from '#domain/freight/boxes.ts'
import type { CartNote } from '#domain/freight/cart-note.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { getShipment } from '../../records/items/list-items.ts'
import type { Scope } from '../../scope.ts'
import { listBoxes } from '../../store/boxes.ts'
import type { StoredItem } from '../../store/items.ts'
import { listPlacements, type PlacementRow } from '../../store/plans.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { type FreightNeeds, type PlacementView, placementView, readShippedGoods } from './placement-view.ts'
import { readGroups } from './stored-rates.ts'

export type Destination = z.output<typeof freightDestination>
export type CartBoxes = z.output<typeof freightBoxes>
export type Customs = z.output<typeof freightCustoms>

type CartDraft = {
  readonly shipment: ShipmentRow
  readonly view: PlacementView
  readonly destination: Destination
  readonly boxes: CartBoxes
  readonly customs: Customs
  /** What is assumed or missing. */
  readonly notes: readonly CartNote[]
}

type Needs = FreightNeeds & Pick<Deps, 'fulfilmentCentres'>

/** Throws `missing` for a shipment or a placement that the client does not have. */
export async function draftCart(
  deps: Needs,
  scope: Scope,
  shipmentId: string,
  placementId: string,
): Promise<CartDraft> {
  const shipment = await getShipment(deps, scope, shipmentId)
  const placements = await listPlacements(deps.db, scope.clientId, shipmentId)
  const row = placements.find((each) => each.id === placementId)
  if (!row) throw new AppError('missing', 'no-such-placement')
  const goods = await readShippedGoods(deps, scope, shipment)
  const packed = await boxesOf(deps, scope, shipmentId, row)
  const destination = destinationOf(deps, row)
  const units = goods.items.reduce((total, { quantity }) => total + quantity, 0)
  return {
    shipment,
    view: placementView(deps, goods, row),
    destination,
    boxes: packed.boxes,
    customs: customsOf(goods.items),
    notes: [
      ...packed.notes,
      ...(destination.street ? [] : [{ reason: 'addressUnknown' as const }]),
      ...(row.total_items === units ? [] : [{ reason: 'goodsOfShipment' as const }]),
    ],
  }
}

/** Those the placement names; else all of the shipment; else one that stands for boxes nobody knows. */
async function boxesOf({ db }: Needs, { clientId }: Scope, shipmentId: string, placed: PlacementRow) {
  const own = readGroups(placed.box_groups)
  if (own.length > 0) return { boxes: own.map((group) => boxOf(group, group.boxes)), notes: assumedNote(own) }
  const all = (await listBoxes(db, clientId, shipmentId)).map(sizedBox)
  if (all.length === 0) return { boxes: [boxOf(FALLBACK_BOX, 1)], notes: [{ reason: 'boxAssumed' as const }] }
  const isSplit = placed.total_boxes !== all.length
  return {
    boxes: groupBoxes(all).map((group) => boxOf(group, group.numbers.length)),
    notes: [
      ...(isSplit ? [{ reason: 'boxesOfShipment' as const }] : []),
      ...assumedNote(all.map((each) => ({ ...each, boxes: 1 }))),
    ],
  }
}

function assumedNote(groups: readonly (Measures & { readonly boxes: number })[]): readonly CartNote[] {
  const count = groups.filter(isAssumed).reduce((boxes, group) => boxes + group.boxes, 0)
  return count === 0 ? [] : [{ reason: 'boxesAssumed', facts: { count } }]
}

const boxOf = (measures: Measures, count: number): CartBoxes[number] => ({
  number_of_boxes: count,
  weight: Number(measures.weightKg.toFixed()),
  length: Number(measures.lengthCm.toFixed()),
  width: Number(measures.widthCm.toFixed()),
  height: Number(measures.heightCm.toFixed()),
  assumed: isAssumed(measures),
})

/** The address of the fulfilment centre from the list of centres; empty where it is not in the list. */
function destinationOf({ fulfilmentCentres }: Pick<Deps, 'fulfilmentCentres'>, row: PlacementRow): Destination {
  const centre = fulfilmentCentres.find(row.warehouse_id ?? '')
  return {
    warehouse_id: row.warehouse_id ?? '',
    shipment_id: row.amazon_shipment_id ?? '',
    name: row.location_name ?? (centre ? `Amazon ${centre.code}` : ''),
    street: centre?.street ?? '',
    city: centre?.city ?? '',
    state: centre?.state ?? '',
    zip: centre?.zip ?? '',
    country: 'US',
  }
}

const customsOf = (items: readonly StoredItem[]): Customs => ({
  reasonForExport: 'commercially-sold-goods',
  taxRecipient: 'shipper',
  currency: 'CAD',
  products: items.map((item) => ({
    sku: item.sku,
    description: item.description || item.sku,
    htsCode: parseHtsCode(item.htsCode ?? '') ?? null,
    countryOfOrigin: item.countryOfOrigin,
    quantity: item.quantity,
    unitPrice: item.costCad && Number(item.costCad.toFixed()),
    weightKg: Number(item.unitQuantities.kg ?? '0') || null,
  })),
})
