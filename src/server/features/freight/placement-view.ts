// A placement with its rates compared, on what the brokerage rests: value, duty, food and lines.

import type { Big } from 'big.js'
import { isCarrierFood } from '#domain/clearance/carrier-fees.ts'
import { dutyLines } from '#domain/clearance/customs-fees.ts'
import { toEntry } from '#domain/clearance/entry.ts'
import { type Exclusion, exclusionsOf } from '#domain/clearance/exclusions.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import {
  type ComparedRate,
  carrierOf,
  cheapestOf,
  compareRates,
  type FreightRate,
  isSameRate,
  type PlacedDuty,
  type RateBasis,
} from '#domain/freight/rates.ts'
import { cad, decimal, sum, times, toCents, type Usd, usd } from '#domain/money.ts'
import { shipmentValue, toUsd } from '#domain/shipment/totals.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import type { Deps } from '../../deps.ts'
import { findShipmentClaim } from '../../records/cusma/standing.ts'
import { shipmentGoods } from '../../records/duty/shipment-goods.ts'
import { type LawNeeds, tariffLaw } from '../../records/duty/tariff-law.ts'
import { currentExchangeRate } from '../../records/reference/exchange-rate.ts'
import type { Scope } from '../../scope.ts'
import { listItems, type StoredItem } from '../../store/items.ts'
import type { PlacementRow } from '../../store/plans.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { type PlacedGroup, readGroups, readRate, readRates } from './stored-rates.ts'

export type FreightNeeds = LawNeeds &
  Pick<Deps, 'entryLaw' | 'db' | 'now' | 'today' | 'log' | 'exchangeRates' | 'settings' | 'carrierFees' | 'origin'>

/** What is known of a shipment's goods as a whole. */
type ShippedGoods = {
  readonly items: readonly StoredItem[]
  /** All duty on them as calculated today, USD, but for what `excluded` names. */
  readonly duty: Usd
  readonly excluded: readonly Exclusion[]
  readonly exchange: ExchangeRate
  readonly isFood: boolean
}

export type PlacementView = {
  readonly row: PlacementRow
  readonly groups: readonly PlacedGroup[]
  readonly basis: RateBasis
  readonly valueFrom: 'box_groups' | 'cost_of_goods' | 'unknown'
  /** Of UPS and FedEx, cheapest first. */
  readonly rates: readonly ComparedRate[]
  readonly otherRates: number
  /** The rate a person chose, compared like the others. */
  readonly selected: ComparedRate | undefined
  /** The chosen rate, else the cheapest. */
  readonly preferred: ComparedRate | undefined
}

export async function readShippedGoods(deps: FreightNeeds, scope: Scope, shipment: ShipmentRow): Promise<ShippedGoods> {
  const items = await listItems(deps.db, scope.clientId, shipment.id)
  const { claim } = await findShipmentClaim(deps.db, deps, scope.clientId, { shipment, items })
  const exchange = await currentExchangeRate(deps)
  const law = tariffLaw(deps)
  const { goods, unvalued } = await shipmentGoods(
    deps,
    { id: shipment.id, reference: shipment.reference, items, claim },
    exchange,
  )
  const entry = toEntry(goods, { entryDate: deps.today(), mode: 'truck' }, (input) => calculateDuty(input, law))
  return {
    items,
    exchange,
    duty: sum(
      'USD',
      dutyLines(entry).map(({ amount }) => amount),
    ),
    excluded: exclusionsOf(entry, unvalued),
    isFood: isCarrierFood(
      deps.carrierFees,
      items.flatMap(({ htsCode }) => htsCode ?? []),
    ),
  }
}

export function placementView(
  { carrierFees, today }: Pick<Deps, 'carrierFees' | 'today'>,
  goods: ShippedGoods,
  row: PlacementRow,
): PlacementView {
  const groups = readGroups(row.box_groups)
  const stored = readRates(row.shipping_rates)
  const value = placedValue(row, groups, goods.exchange)
  const basis: RateBasis = {
    value: value.usd,
    ...dutyOf(goods, row),
    isFood: goods.isFood,
    lines: Math.max(1, goods.items.length),
    date: today(),
  }
  const rates = compareRates(stored, basis, carrierFees)
  const chosen = readRate(row.selected_rate)
  const selected = chosen && selectedRate(chosen, rates, basis, carrierFees)
  return {
    row,
    groups,
    basis,
    valueFrom: value.from,
    rates,
    otherRates: stored.filter((rate) => !carrierOf(rate)).length,
    selected,
    preferred: selected ?? cheapestOf(rates),
  }
}

/** The chosen rate with the price it has now, or as it was chosen when the carrier no longer offers it. */
const selectedRate = (
  chosen: FreightRate,
  rates: readonly ComparedRate[],
  basis: RateBasis,
  tables: Deps['carrierFees'],
): ComparedRate | undefined =>
  rates.find((rate) => isSameRate(rate, chosen)) ?? compareRates([chosen], basis, tables)[0]

type Value = { readonly usd: Usd | null; readonly from: PlacementView['valueFrom'] }

/** Of the box groups where each names a value; else the cost of goods at the rate of the day. */
function placedValue({ total_cogs_cad }: PlacementRow, groups: readonly PlacedGroup[], exchange: ExchangeRate): Value {
  const values = groups.flatMap(({ totalValue }) => (totalValue ? [usd(totalValue)] : []))
  if (groups.length > 0 && values.length === groups.length) return { usd: sum('USD', values), from: 'box_groups' }
  if (total_cogs_cad === null) return { usd: null, from: 'unknown' }
  return { usd: toCents(toUsd(cad(total_cogs_cad), exchange.cadToUsd)), from: 'cost_of_goods' }
}

/** Duty on the goods of the placement: all of it, or by the share of its value where the goods are split. */
function dutyOf({ items, duty, excluded }: ShippedGoods, row: PlacementRow): Pick<RateBasis, 'duty' | 'dutyFrom'> {
  const unknown = (dutyFrom: PlacedDuty) => ({ duty: null, dutyFrom })
  if (items.length === 0) return unknown({ reason: 'noItems' })
  const [left] = excluded
  if (left) {
    const reason = left.kind === 'prohibited' ? 'prohibitedItem' : 'dutyOfItem'
    return unknown({ reason, facts: { name: left.name } })
  }
  const units = items.reduce((total, { quantity }) => total + quantity, 0)
  if (row.total_items === units) return { duty, dutyFrom: { reason: 'dutyWhole' } }
  const share = shareOf(row, items)
  if (!share) return unknown({ reason: 'shareUnknown' })
  return { duty: toCents(times(duty, share)), dutyFrom: { reason: 'dutyShare' } }
}

function shareOf({ total_cogs_cad }: PlacementRow, items: readonly StoredItem[]): Big | undefined {
  const whole = shipmentValue(items)
  if (total_cogs_cad === null || whole.itemsCounted < whole.itemsInAll) return undefined
  if (!whole.total.amount.gt('0')) return undefined
  const share = decimal(total_cogs_cad).div(whole.total.amount)
  return share.gt('1') ? undefined : share
}
