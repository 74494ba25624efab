// Rows of boxes and FBA plans of demo shipments. The carriers' prices are invented, as everything in the demo is.
import type { Big } from 'big.js'
import type { Insertable } from 'kysely'
import { FALLBACK_RATE } from '#domain/exchange.ts'
import { decimal } from '#domain/money.ts'
import type { Tables } from '../store/tables.ts'
import { CARTON_CM, type Carton, cartonsOf, costOf } from './cartons.ts'
import type { DemoClient } from './clients.ts'
import { daysBefore, shipmentId } from './customs-rows.ts'
import { demoId } from './demo-id.ts'
import type { DemoShipment } from './shipments.ts'
import { carrierRates, WAREHOUSES, warehouseOf } from './warehouses.ts'

type PackingRows = {
  readonly boxes: readonly Insertable<Tables['boxes']>[]
  readonly boxItems: readonly Insertable<Tables['box_items']>[]
  readonly plans: readonly Insertable<Tables['plans']>[]
  readonly options: readonly Insertable<Tables['placement_options']>[]
  readonly placements: readonly Insertable<Tables['placements']>[]
}

export function packingRows(client: DemoClient, now: Date): PackingRows {
  const packed = client.shipments.filter((shipment) => shipment.hasBoxes)
  const planned = packed.flatMap((shipment) =>
    shipment.plan && shipment.fcCode ? planRows(client, shipment, now) : [],
  )
  return {
    boxes: packed.flatMap((shipment) => cartonsOf(shipment).map((carton) => boxRow(client, shipment, carton))),
    boxItems: packed.flatMap((shipment) => cartonsOf(shipment).map((carton) => boxItemRow(client, shipment, carton))),
    plans: planned.map((each) => each.plan),
    options: planned.flatMap((each) => each.options),
    placements: planned.flatMap((each) => each.placements),
  }
}

const boxId = (client: DemoClient, shipment: DemoShipment, carton: Carton): string =>
  demoId('box', shipmentId(client, shipment), carton.number)

function boxRow(client: DemoClient, shipment: DemoShipment, carton: Carton): Insertable<Tables['boxes']> {
  const measured = carton.kg !== null
  return {
    id: boxId(client, shipment, carton),
    client_id: client.id,
    shipment_id: shipmentId(client, shipment),
    box_number: carton.number,
    weight_kg: carton.kg?.toFixed() ?? null,
    length_cm: measured ? String(CARTON_CM.length) : null,
    width_cm: measured ? String(CARTON_CM.width) : null,
    height_cm: measured ? String(CARTON_CM.height) : null,
  }
}

function boxItemRow(client: DemoClient, shipment: DemoShipment, carton: Carton): Insertable<Tables['box_items']> {
  const { goods, quantity } = carton
  const box = boxId(client, shipment, carton)
  return {
    id: demoId('box-item', box),
    client_id: client.id,
    box_id: box,
    sku: goods.sku,
    asin: goods.asin,
    fnsku: `X00${goods.asin.slice(3)}`,
    quantity,
    description: goods.description,
    cogs_cad: goods.cost.toFixed(),
  }
}

/** One plan with two ways to place it: all in the shipment's warehouse, or split with another. */
function planRows(client: DemoClient, shipment: DemoShipment, now: Date) {
  const id = demoId('plan', shipmentId(client, shipment))
  const at = daysBefore(now, shipment.createdDaysAgo)
  const cartons = cartonsOf(shipment)
  const home = shipment.fcCode ?? ''
  const other = WAREHOUSES.find((warehouse) => warehouse.code !== home)?.code ?? home
  const half = Math.ceil(cartons.length / 2)
  const confirmed = shipment.plan === 'CONFIRMED'
  const whole = demoId('placement-option', id, 'whole')
  const split = demoId('placement-option', id, 'split')
  const status = confirmed ? 'CONFIRMED' : 'PENDING'
  return {
    plan: {
      id,
      client_id: client.id,
      shipment_id: shipmentId(client, shipment),
      plan_name: `${shipment.reference} to Amazon FBA`,
      plan_type: 'FBA',
      status,
      created_at: at,
      updated_at: at,
    },
    options: [
      { id: whole, client_id: client.id, plan_id: id, status, confirmed_at: confirmed ? at : null },
      { id: split, client_id: client.id, plan_id: id, status: 'PENDING', confirmed_at: null },
    ],
    placements: [
      placementRow(client, shipment, { option: whole, code: home, cartons, confirmed }),
      placementRow(client, shipment, { option: split, code: home, cartons: cartons.slice(0, half), confirmed: false }),
      placementRow(client, shipment, { option: split, code: other, cartons: cartons.slice(half), confirmed: false }),
    ],
  }
}

type Placement = {
  readonly option: string
  readonly code: string
  readonly cartons: readonly Carton[]
  readonly confirmed: boolean
}

function placementRow(
  client: DemoClient,
  shipment: DemoShipment,
  { option, code, cartons, confirmed }: Placement,
): Insertable<Tables['placements']> {
  const rates = carrierRates(cartons.length)
  return {
    id: demoId('placement', option, code),
    client_id: client.id,
    placement_option_id: option,
    warehouse_id: code,
    location_name: `Amazon ${code}`,
    location_address: warehouseOf(code),
    destination_address: warehouseOf(code),
    amazon_shipment_id: confirmed ? `FBADEMO${shipment.reference.replace(/\D/g, '')}` : null,
    status: confirmed ? 'CONFIRMED' : 'PENDING',
    total_boxes: cartons.length,
    total_items: cartons.reduce((units, carton) => units + carton.quantity, 0),
    total_cogs_cad: costOf(cartons).toFixed(2),
    shipping_rates: JSON.stringify(rates),
    box_groups: JSON.stringify(boxGroups(cartons)),
    selected_rate: confirmed ? JSON.stringify(rates[0]) : null,
  }
}

/** Cartons of the same goods, number and weight together. Amounts are decimal text, as everywhere outside the wire. */
function boxGroups(cartons: readonly Carton[]) {
  const alike = Map.groupBy(cartons, ({ goods, quantity }) => `${goods.key} ${quantity}`)
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const value = costOf([first]).times(FALLBACK_RATE.cadToUsd).round(2)
    return [
      {
        ...(first.kg && measuresOf(first.kg)),
        number_of_boxes: group.length,
        value_per_box_usd: value.toFixed(2),
        total_value_usd: value.times(decimal(String(group.length))).toFixed(2),
      },
    ]
  })
}

const measuresOf = (kg: Big) => ({
  length_mm: CARTON_CM.length * 10,
  width_mm: CARTON_CM.width * 10,
  height_mm: CARTON_CM.height * 10,
  weight_gm: Number(kg.times(decimal('1000')).toFixed(0)),
})
