// All that the screen of one shipment needs.
import { lacksForBanner } from '#domain/business-info.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import type { Deps } from '../../deps.ts'
import { type OutdatedGood, outdatedByCover, outdatedOnForm } from '../../records/cusma/certified-basis.ts'
import { type Eligibility, eligibilityOf } from '../../records/cusma/check-eligibility.ts'
import type { ShipmentClaim } from '../../records/cusma/standing.ts'
import { getShipmentOrSample } from '../../records/items/list-items.ts'
import { type GateNeeds, gateOf } from '../../records/items/standing-stops.ts'
import { currentExchangeRate } from '../../records/reference/exchange-rate.ts'
import type { Scope } from '../../scope.ts'
import { type ListedAddress, listAddresses } from '../../store/addresses.ts'
import { findBusinessInfo } from '../../store/business-info.ts'
import { listRemovedItems, type StoredItem } from '../../store/items.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { type CountedShipment, withCountsAnd } from './list-shipments.ts'

type CompleteShipment = {
  readonly shipment: CountedShipment
  readonly items: readonly StoredItem[]
  readonly removedItems: readonly StoredItem[]
  readonly addresses: readonly ListedAddress[]
  readonly rate: ExchangeRate
  readonly eligibility: Eligibility
  readonly certified: ShipmentClaim
  /** Of the signed certificate: those whose decision on origin does not hold any more. */
  readonly outdatedGoods: readonly OutdatedGood[]
  /** The same of certificates for products that cover items. */
  readonly outdatedCover: readonly OutdatedGood[]
  /** Whether papers can be printed: saved, with phone and business type. */
  readonly businessInfoComplete: boolean
  /** What stops the invoice, whatever its form says. */
  readonly stops: readonly Finding[]
}

type Needs = Pick<Deps, 'db' | 'now' | 'log' | 'exchangeRates' | 'settings' | 'origin' | 'tariff'> & GateNeeds

/** Throws `missing` when the shipment is not the client's. */
export async function getCompleteShipment(needs: Needs, scope: Scope, shipmentId: string): Promise<CompleteShipment> {
  const { db } = needs
  const found: ShipmentRow = await getShipmentOrSample(needs, scope, shipmentId)
  const gate = await gateOf(db, needs, scope.clientId, [found])
  const [gated] = gate.values()
  if (!gated) throw new Error('a shipment that was asked about has no answer')
  const { items, certified, stops } = gated
  return {
    shipment: await withCountsAnd(needs, scope, found, gated),
    items,
    removedItems: await listRemovedItems(db, scope.clientId, shipmentId),
    addresses: await listAddresses(db, scope.clientId, found.is_sample ? 'sample-too' : 'real'),
    rate: await currentExchangeRate(needs),
    eligibility: eligibilityOf(items),
    certified,
    outdatedGoods: await outdatedOnForm(db, needs, scope.clientId, { ...certified, items }),
    outdatedCover: await outdatedByCover(db, needs, scope.clientId, { ...certified, items }),
    stops,
    businessInfoComplete: found.is_sample || (await isBusinessInfoComplete(needs, scope)),
  }
}

async function isBusinessInfoComplete({ db }: Pick<Deps, 'db'>, scope: Scope): Promise<boolean> {
  const info = await findBusinessInfo(db, scope.clientId)
  if (!info) return false
  return lacksForBanner({ phoneNumber: info.phone_number, businessType: info.business_type }).length === 0
}
