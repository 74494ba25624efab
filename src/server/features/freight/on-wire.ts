// Placements and rates in the words of the API.
import type { z } from 'zod'
import type { comparedRate, placement } from '#contract/staff-shipments.ts'
import { type ComparedRate, inCadOf, USD_TO_CAD } from '#domain/freight/rates.ts'
import { placementStatus } from '#domain/freight/status.ts'
import { type Decimal, decimal, type Usd } from '#domain/money.ts'
import { texts } from '#texts/en/freight.ts'
import { currencyNote, feeReasonText, placedDutyText } from '#words/carrier-words.ts'
import { wordsOf } from '#words/language.ts'
import type { PlacementView } from './placement-view.ts'
import type { PlacedGroup } from './stored-rates.ts'

/** Staff's screens are in English. */
const STAFF = wordsOf('en')

type WireRate = z.output<typeof comparedRate>

export function wirePlacement(view: PlacementView): z.output<typeof placement> {
  const { row, basis, preferred } = view
  return {
    id: row.id,
    warehouse_id: row.warehouse_id,
    location_name: row.location_name,
    location_address: row.location_address,
    destination_address: row.destination_address,
    shipment_id: row.amazon_shipment_id,
    status: placementStatus(row.status),
    total_boxes: row.total_boxes,
    total_items: row.total_items,
    total_cogs: row.total_cogs_cad === null ? null : amount(decimal(row.total_cogs_cad)),
    shipping_estimate: preferred?.effectiveTotal ? { total: amount(preferred.effectiveTotal), currency: 'CAD' } : null,
    shipping_rates: view.rates.map(wireRate),
    other_rates: view.otherRates,
    box_groups: view.groups.map(wireGroup),
    selected_shipping_rate: view.selected ? wireRate(view.selected) : null,
    preferred_rate: preferred ? { carrier_id: preferred.carrierId, service_id: preferred.serviceId } : null,
    basis: {
      value_usd: usdOrNull(basis.value),
      value_from: view.valueFrom,
      duty_usd: usdOrNull(basis.duty),
      duty_note: placedDutyText(STAFF, basis.dutyFrom),
      is_food: basis.isFood,
      lines: basis.lines,
    },
  }
}

export const wireRate = (rate: ComparedRate): WireRate => ({
  carrier_id: rate.carrierId,
  carrier_name: rate.carrierName,
  service_id: rate.serviceId,
  service_name: rate.serviceName,
  transit_days: rate.transitDays,
  total: amount(rate.total),
  formatted: rate.formatted,
  currency: rate.currency,
  brokerage_fees_included: rate.brokerageIncluded,
  effective_total: rate.effectiveTotal && amount(rate.effectiveTotal),
  brokerage: wireBrokerage(rate),
})

function wireBrokerage(rate: ComparedRate): WireRate['brokerage'] {
  const { brokerage } = rate
  const factor = { usd_to_cad: Number(USD_TO_CAD.toFixed()) }
  const nothing = { ...factor, kind: brokerage.kind, amount_usd: null, amount_cad: null, fees: [], source: null }
  if (brokerage.kind === 'unknown')
    return { ...nothing, note: brokerage.lacks === 'value' ? texts.valueUnknown : texts.tableUnknown }
  if (brokerage.kind !== 'added') return { ...nothing, note: currencyNote(STAFF, rate) }
  const unknownDuty = brokerage.dutyLacks && placedDutyText(STAFF, brokerage.dutyLacks)
  return {
    ...factor,
    kind: 'added',
    amount_usd: usdNumber(brokerage.amount),
    amount_cad: amount(inCadOf(brokerage.amount)),
    fees: brokerage.fees.map(({ id, name, amount: of, why }) => ({
      id,
      name,
      amount_usd: usdNumber(of),
      rule: feeReasonText(STAFF, why),
    })),
    source: brokerage.source,
    note: [unknownDuty, currencyNote(STAFF, rate)].filter(Boolean).join(' ') || null,
  }
}

const wireGroup = (group: PlacedGroup) => ({
  length_mm: amount(group.lengthCm.times('10')),
  width_mm: amount(group.widthCm.times('10')),
  height_mm: amount(group.heightCm.times('10')),
  weight_gm: amount(group.weightKg.times('1000')),
  number_of_boxes: group.boxes,
  value_per_box_usd: group.valuePerBox && amount(group.valuePerBox),
  total_value_usd: group.totalValue && amount(group.totalValue),
  assumed: { ...group.assumed },
})

const amount = (value: Decimal): number => Number(value.toFixed())
const usdNumber = (value: Usd): number => amount(value.amount)
const usdOrNull = (value: Usd | null): number | null => value && usdNumber(value)
