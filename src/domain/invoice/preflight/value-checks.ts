// Checks of values and quantities, and of what a formal entry asks for. Source: 19 CFR 141.86(a)(4)-(6), 143.21(a), 24.5; decisions g.
import { cad, type Decimal, decimal, isPositive, type Usd, usd } from '../../money.ts'
import { isLowValue, needsFormalEntry } from '../../shipment/formal-entry.ts'
import { fieldGaps } from '../../shipment/item.ts'
import { withCharges } from '../charges.ts'
import { printedRate } from '../line-amounts.ts'
import {
  ALL_PAPERS,
  type Checks,
  eachItem,
  INVOICES,
  type Named,
  type Nothing,
  type PreflightFacts,
  so,
  whole,
} from './check.ts'

/** USD, exact. */
type Worth = { readonly usd: string }

export type ValueReasons = {
  'no-items': Nothing
  'cost-missing': Named
  'quantity-missing': Named
  'cost-very-low': Named
  'cost-very-high': Named
  'cost-fraction': Named
  'formal-entry': Worth
  'importer-number-formal': Worth
  'importer-locked-formal': Worth
  'near-formal-entry': Worth
  'low-value': Worth
}

/** CAD a unit below and above which a cost is asked about. */
const VERY_LOW = '0.05'
const VERY_HIGH = '10000'
/** USD from which the formal limit is close. */
const NEAR_LIMIT = '2250'

export const VALUE_CHECKS: Checks<ValueReasons> = {
  'no-items': {
    level: 'stops',
    papers: ALL_PAPERS,
    fix: 'shipment',
    find: whole(({ items, typed }) => so(items.length + typed.count === 0)),
  },
  'cost-missing': {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => so(fieldGaps(item).some(({ field }) => field === 'costCad')), 'declaredValue'),
  },
  'quantity-missing': {
    level: 'stops',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'item',
    find: eachItem(({ quantity }) => so(quantity < 1), 'quantity'),
  },
  'cost-very-low': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ costCad }) => so(costCad?.gt('0') && costCad.lt(VERY_LOW)), 'declaredValue'),
  },
  'cost-very-high': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ costCad }) => so(costCad?.gt(VERY_HIGH)), 'declaredValue'),
  },
  'cost-fraction': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(({ costCad }) => so(costCad && !costCad.round(2).eq(costCad)), 'declaredValue'),
  },
  'formal-entry': {
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole((facts) => worth(facts, needsFormalEntry)),
  },
  'importer-number-formal': {
    level: 'stops',
    papers: INVOICES,
    fix: 'business-info',
    find: whole((facts) => {
      const { importer } = facts
      const isKnown = importer === 'locked' || (importer !== 'none' && importer.number !== '')
      return isKnown ? undefined : worth(facts, needsFormalEntry)
    }, 'importer.number'),
  },
  'importer-locked-formal': {
    level: 'stops',
    papers: INVOICES,
    fix: 'provider',
    find: whole(
      (facts) => (facts.importer === 'locked' ? worth(facts, needsFormalEntry) : undefined),
      'importer.number',
    ),
  },
  'near-formal-entry': {
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole((facts) => worth(facts, (value) => !needsFormalEntry(value) && value.amount.gte(NEAR_LIMIT))),
  },
  'low-value': {
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole((facts) => worth(facts, (value) => isPositive(value) && isLowValue(value))),
  },
}

function worth(facts: PreflightFacts, is: (value: Usd) => boolean): Worth | undefined {
  const value = totalOf(facts)
  return value && is(value) ? { usd: value.amount.toFixed() } : undefined
}

/** Shipments of one entry, each with the prices of all: the limit of a formal entry is one of the whole entry. */
export function onOneEntry(shipments: readonly PreflightFacts[]): readonly PreflightFacts[] {
  const prices = shipments.map(pricesOf)
  const known = prices.flatMap((each) => each ?? [])
  const entryUsd = known.length < prices.length ? null : known.reduce((total, each) => total.plus(each), decimal('0'))
  return shipments.map((each) => ({ ...each, entryUsd }))
}

/** USD of the entry with the charges of a sale, as the paper sums them; undefined while an item has no value. */
function totalOf(facts: PreflightFacts): Usd | undefined {
  const { particulars, exchange, entryUsd = pricesOf(facts) } = facts
  if (!entryUsd) return undefined
  const { charges, value } = particulars
  const prices = { cad: cad('0'), usd: usd(entryUsd) }
  if (charges === 'on-summary' || value.basis !== 'transaction') return prices.usd
  return withCharges(prices, charges, printedRate(exchange.cadToUsd)).usd
}

/** USD of all items and typed lines; undefined while an item has none. */
function pricesOf({ items, typed }: PreflightFacts): Decimal | undefined {
  const values = items.flatMap(({ usdValue }) => (usdValue ? [usdValue] : []))
  if (values.length < items.length) return undefined
  return values.reduce((total, each) => total.plus(each), typed.usd)
}
