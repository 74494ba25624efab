// Rows of shipments, items, makers and remembered goods of one demo client.
import type { Insertable } from 'kysely'
import { addressLine } from '#domain/address/address.ts'
import type { Tables } from '../store/tables.ts'
import { DEMO_PERSON, type DemoClient } from './clients.ts'
import { demoId } from './demo-id.ts'
import type { DemoGoods } from './goods.ts'
import { DEMO_MAKERS, type DemoMaker } from './makers.ts'
import type { DemoItem, DemoShipment } from './shipments.ts'

type CustomsRows = {
  readonly shipments: readonly Insertable<Tables['shipments']>[]
  readonly addresses: readonly Insertable<Tables['manufacturing_addresses']>[]
  readonly items: readonly Insertable<Tables['items']>[]
  readonly forms: readonly Insertable<Tables['cusma_forms']>[]
  readonly memory: readonly Insertable<Tables['asin_data']>[]
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** What the classifier was sure of when nobody has confirmed its code yet, percent. */
const PROPOSED_CONFIDENCE = '86'

/** A whole number of days before `now`, less an hour so that nothing lies in the future. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS - HOUR_MS)

export const shipmentId = (client: DemoClient, shipment: DemoShipment): string =>
  demoId('shipment', client.id, shipment.reference)

/** All rows of a client, dated back from `now`. */
export function customsRows(client: DemoClient, now: Date): CustomsRows {
  const memory = rememberedGoods(client)
  return {
    shipments: client.shipments.map((shipment) => shipmentRow(client, shipment, now)),
    addresses: makersOf(client).map((maker) => addressRow(client, maker, now)),
    items: client.shipments.flatMap((shipment) =>
      shipment.items.map((item, at) => itemRow(client, shipment, item, at, memory, now)),
    ),
    forms: client.shipments.flatMap((shipment) => formRow(client, shipment, now)),
    memory: [...memory].map(([goods, daysAgo]) => memoryRow(client, goods, daysBefore(now, daysAgo))),
  }
}

/** Goods of shipments that were settled, with the days since the newest of them. */
function rememberedGoods(client: DemoClient): ReadonlyMap<DemoGoods, number> {
  const settled = client.shipments.filter((shipment) => shipment.status !== 'pending')
  const uses = settled.flatMap(({ items, createdDaysAgo }) => items.map(({ goods }) => ({ goods, createdDaysAgo })))
  return new Map(uses.sort((a, b) => b.createdDaysAgo - a.createdDaysAgo).map((use) => [use.goods, use.createdDaysAgo]))
}

function shipmentRow(client: DemoClient, shipment: DemoShipment, now: Date): Insertable<Tables['shipments']> {
  return {
    id: shipmentId(client, shipment),
    client_id: client.id,
    reference: shipment.reference,
    status: shipment.status,
    destination_type: shipment.fcCode ? 'amazon_fba' : 'other',
    fc_code: shipment.fcCode,
    notes: shipment.notes,
    created_at: daysBefore(now, shipment.createdDaysAgo),
    shipped_at: shipment.shippedDaysAgo === null ? null : daysBefore(now, shipment.shippedDaysAgo),
  }
}

function makersOf(client: DemoClient): readonly DemoMaker[] {
  const keys = new Set(client.shipments.flatMap((shipment) => shipment.items.map((item) => item.goods.maker)))
  return DEMO_MAKERS.filter((maker) => keys.has(maker.key))
}

const addressId = (client: DemoClient, makerKey: string): string => demoId('address', client.id, makerKey)

function addressRow(client: DemoClient, maker: DemoMaker, now: Date): Insertable<Tables['manufacturing_addresses']> {
  return {
    id: addressId(client, maker.key),
    client_id: client.id,
    name: maker.name,
    street_address: maker.streetAddress,
    city: maker.city,
    state: maker.state,
    country: maker.country,
    zip_code: maker.zipCode,
    created_at: daysBefore(now, client.joinedDaysAgo),
  }
}

function itemRow(
  client: DemoClient,
  shipment: DemoShipment,
  { goods, quantity, marks }: DemoItem,
  at: number,
  memory: ReadonlyMap<DemoGoods, number>,
  now: Date,
): Insertable<Tables['items']> {
  const settledAt = daysBefore(now, shipment.createdDaysAgo)
  const remembered = shipment.status === 'pending' && memory.has(goods)
  return {
    id: demoId('item', shipmentId(client, shipment), goods.key),
    client_id: client.id,
    shipment_id: shipmentId(client, shipment),
    position: at + 1,
    sku: goods.sku,
    asin: goods.asin,
    fnsku: `X00${goods.asin.slice(3)}`,
    description: goods.description,
    quantity,
    declared_value_cad: marks.includes('-cost') ? null : goods.cost.toFixed(),
    image_url: goods.image,
    country_of_origin: marks.includes('-origin') ? null : goods.origin,
    ...codeOf(goods, marks, remembered ? 'remembered' : 'person', DEMO_PERSON, settledAt),
    manufacturing_address_id: marks.includes('-maker') ? null : addressId(client, goods.maker),
    unit_quantities: JSON.stringify(goods.units),
    updated_at: settledAt,
  }
}

type CodeColumns = Pick<
  Insertable<Tables['items']>,
  'hts_code' | 'hts_description' | 'hts_confidence' | 'hts_proposed_by' | 'hts_confirmed_by' | 'hts_confirmed_at'
>

function codeOf(
  goods: DemoGoods,
  marks: DemoItem['marks'],
  by: 'remembered' | 'person',
  person: string,
  at: Date,
): CodeColumns {
  if (marks.includes('-code')) return {}
  const code = { hts_code: goods.code, hts_description: goods.line }
  if (marks.includes('~code')) return { ...code, hts_confidence: PROPOSED_CONFIDENCE, hts_proposed_by: 'classifier' }
  return { ...code, hts_proposed_by: by, hts_confirmed_by: person, hts_confirmed_at: at }
}

function formRow(client: DemoClient, shipment: DemoShipment, now: Date): Insertable<Tables['cusma_forms']>[] {
  if (!shipment.certificate) return []
  const id = shipmentId(client, shipment)
  const at = daysBefore(now, shipment.createdDaysAgo)
  const signedAt = shipment.certificate === 'out_of_date' ? at : null
  return [
    {
      id: demoId('cusma-form', id),
      client_id: client.id,
      shipment_id: id,
      status: shipment.certificate === 'signed' ? 'in progress' : shipment.certificate, // signed by sign-certificates.ts
      created_at: at,
      updated_at: at,
      signed_at: signedAt,
    },
  ]
}

function memoryRow(client: DemoClient, goods: DemoGoods, at: Date): Insertable<Tables['asin_data']> {
  const maker = DEMO_MAKERS.find((each) => each.key === goods.maker)
  return {
    client_id: client.id,
    asin: goods.asin,
    country_of_origin: goods.origin,
    ...codeOf(goods, [], 'person', DEMO_PERSON, at),
    cogs_cad: goods.cost.toFixed(),
    manufacturing_address: maker ? addressLine(maker) : null,
    manufacturing_address_id: addressId(client, goods.maker),
    unit_quantities: JSON.stringify(goods.units),
    updated_at: at,
  }
}
