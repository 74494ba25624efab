// Carriers' rates of a placement compared by what they cost with brokerage.
// Source: specification part 2, sections 4 and 9: UPS and FedEx only; brokerage, converted at 1.35, is added when the rate has none
// and the cost of goods is above 0; sorted by the effective total, the cheapest first.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import {
  CARRIERS,
  type Carrier,
  type CarrierFee,
  type CarrierFeeTables,
  carrierFees,
} from '../clearance/carrier-fees.ts'
import { cad, decimal, isPositive, times, toCents, type Usd, usd } from '../money.ts'

/** CAD for one USD in this comparison alone. Source: specification part 2, section 9. */
export const USD_TO_CAD = decimal('1.35')

/** A rate as it was taken in; `total` in `currency`. */
export type FreightRate = {
  readonly carrierId: string
  readonly carrierName: string
  readonly serviceId: string
  readonly serviceName: string
  readonly transitDays: number | null
  readonly total: Big
  readonly currency: string
  readonly formatted: string
  readonly brokerageIncluded: boolean
}

/** Duty of the goods of a placement: of the whole shipment, by their share of its value, or why it is not known. */
export type PlacedDuty =
  | { readonly reason: 'dutyWhole' | 'dutyShare' | 'noItems' | 'shareUnknown' }
  /** `name`: of the item. */
  | { readonly reason: 'dutyOfItem' | 'prohibitedItem'; readonly facts: { readonly name: string } }

/** What brokerage of a placement is computed from. */
export type RateBasis = {
  /** Value of the goods, USD; null while not known. */
  readonly value: Usd | null
  /** All duty on them; null while not known. */
  readonly duty: Usd | null
  /** How the duty was come by, or why it is not known. */
  readonly dutyFrom: PlacedDuty
  readonly isFood: boolean
  /** Lines of the commercial invoice, at least 1. */
  readonly lines: number
  readonly date: CalendarDate
}

type Brokerage =
  | { readonly kind: 'included' | 'none' }
  | {
      readonly kind: 'added'
      readonly amount: Usd
      readonly fees: readonly CarrierFee[]
      readonly source: string
      /** Why the duty is not known, so that it was counted with the least it can be. */
      readonly dutyLacks: PlacedDuty | null
    }
  | { readonly kind: 'unknown'; readonly lacks: 'value' | 'fee-table' }

/** `effectiveTotal`: CAD to the cent, null when it cannot be computed. */
export type ComparedRate = FreightRate & { readonly effectiveTotal: Big | null; readonly brokerage: Brokerage }

/** The rates of UPS and FedEx, cheapest effective total first; those without one last, by their total. */
export function compareRates(
  rates: readonly FreightRate[],
  basis: RateBasis,
  tables: CarrierFeeTables,
): readonly ComparedRate[] {
  return rates
    .flatMap((rate) => {
      const carrier = carrierOf(rate)
      return carrier ? [compared(rate, carrier, basis, tables)] : []
    })
    .toSorted(byEffectiveTotal)
}

/** The cheapest of compared rates; undefined while no effective total is known. */
export const cheapestOf = (rates: readonly ComparedRate[]): ComparedRate | undefined =>
  rates.find(({ effectiveTotal }) => effectiveTotal !== null)

export const isSameRate = (
  one: Pick<FreightRate, 'carrierId' | 'serviceId'>,
  other: Pick<FreightRate, 'carrierId' | 'serviceId'>,
): boolean => one.carrierId === other.carrierId && one.serviceId === other.serviceId

const NAMES: Readonly<Record<Carrier, RegExp>> = { ups: /\bups\b/i, fedex: /\bfed\s?-?ex\b|\bfederal express\b/i }

/** Undefined for any other carrier. The name counts; the id where there is no name. */
export const carrierOf = ({
  carrierName,
  carrierId,
}: Pick<FreightRate, 'carrierName' | 'carrierId'>): Carrier | undefined =>
  CARRIERS.find((carrier) => NAMES[carrier].test((carrierName || carrierId).replaceAll('_', ' ')))

function compared(rate: FreightRate, carrier: Carrier, basis: RateBasis, tables: CarrierFeeTables): ComparedRate {
  const brokerage = brokerageOf(rate, carrier, basis, tables)
  const total = inCad(rate)
  const fees = brokerage.kind === 'added' ? inCadOf(brokerage.amount) : decimal('0')
  const effectiveTotal = total && brokerage.kind !== 'unknown' ? toCents(cad(total.plus(fees))).amount : null
  return { ...rate, effectiveTotal, brokerage }
}

function brokerageOf(rate: FreightRate, carrier: Carrier, basis: RateBasis, tables: CarrierFeeTables): Brokerage {
  if (rate.brokerageIncluded) return { kind: 'included' }
  const { value, duty, isFood, lines, date } = basis
  if (!value) return { kind: 'unknown', lacks: 'value' }
  if (!isPositive(value)) return { kind: 'none' }
  const table = tables.carriers.find((each) => each.carrier === carrier)
  const found = table && carrierFees(table, { value, duty: duty ?? usd('0'), food: isFood, lines, date })
  if (!found) return { kind: 'unknown', lacks: 'fee-table' }
  return {
    kind: 'added',
    amount: found.total,
    fees: found.fees,
    source: found.citation,
    dutyLacks: duty ? null : basis.dutyFrom,
  }
}

/** A brokerage in CAD, to the cent. */
export const inCadOf = (amount: Usd): Big => toCents(times(amount, USD_TO_CAD)).amount

/** Undefined for a currency that is neither CAD nor USD. */
function inCad({ total, currency }: FreightRate): Big | undefined {
  if (currency === 'CAD') return total
  return currency === 'USD' ? toCents(cad(total.times(USD_TO_CAD))).amount : undefined
}

function byEffectiveTotal(a: ComparedRate, b: ComparedRate): number {
  if (a.effectiveTotal && b.effectiveTotal) return a.effectiveTotal.cmp(b.effectiveTotal) || byTransit(a, b)
  if (a.effectiveTotal || b.effectiveTotal) return a.effectiveTotal ? -1 : 1
  return a.total.cmp(b.total) || byTransit(a, b)
}

const LONGEST_DAYS = 1000
const byTransit = (a: FreightRate, b: FreightRate): number =>
  (a.transitDays ?? LONGEST_DAYS) - (b.transitDays ?? LONGEST_DAYS) || a.serviceName.localeCompare(b.serviceName)
