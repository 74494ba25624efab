// Checks of values and quantities. Source: 19 CFR 141.86(a)(4)-(6), 143.21(a); decisions g.
import { texts as invoiceTexts } from '#texts/en/invoice.ts'
import { texts } from '#texts/en/preflight.ts'
import { amountText, isPositive, type Usd, usd } from '../../money.ts'
import { isLowValue, needsFormalEntry } from '../../shipment/formal-entry.ts'
import { fieldGaps } from '../../shipment/item.ts'
import { ALL_PAPERS, type Check, called, eachItem, INVOICES, type PreflightFacts, whole } from './check.ts'

/** CAD a unit below and above which a cost is asked about. */
const VERY_LOW = '0.05'
const VERY_HIGH = '10000'
/** USD from which the formal limit is close. */
const NEAR_LIMIT = '2250'

export const VALUE_CHECKS: readonly Check[] = [
  {
    id: 'no-items',
    level: 'stops',
    papers: ALL_PAPERS,
    fix: 'shipment',
    find: whole(({ items, typedLines }) => (items.length + typedLines === 0 ? invoiceTexts.noItems : undefined)),
  },
  {
    id: 'cost-missing',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => {
      return fieldGaps(item).some(({ field }) => field === 'costCad') ? texts.costMissing(called(item)) : undefined
    }, 'declaredValue'),
  },
  {
    id: 'quantity-missing',
    level: 'stops',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'item',
    find: eachItem((item) => (item.quantity >= 1 ? undefined : texts.quantityMissing(called(item))), 'quantity'),
  },
  {
    id: 'cost-very-low',
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(
      (item) => (item.costCad?.gt('0') && item.costCad.lt(VERY_LOW) ? texts.costVeryLow(called(item)) : undefined),
      'declaredValue',
    ),
  },
  {
    id: 'cost-very-high',
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(
      (item) => (item.costCad?.gt(VERY_HIGH) ? texts.costVeryHigh(called(item)) : undefined),
      'declaredValue',
    ),
  },
  {
    id: 'cost-fraction',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => {
      return item.costCad && !item.costCad.round(2).eq(item.costCad) ? texts.costSubCent(called(item)) : undefined
    }, 'declaredValue'),
  },
  {
    id: 'formal-entry',
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole((facts) => {
      const value = totalOf(facts)
      return value && needsFormalEntry(value) ? texts.formal(amountText(value)) : undefined
    }),
  },
  {
    id: 'near-formal-entry',
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole((facts) => {
      const value = totalOf(facts)
      if (!value || needsFormalEntry(value) || value.amount.lt(NEAR_LIMIT)) return undefined
      return texts.nearFormal(amountText(value))
    }),
  },
  {
    id: 'low-value',
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole((facts) => {
      const value = totalOf(facts)
      return value && isPositive(value) && isLowValue(value) ? texts.lowValue(amountText(value)) : undefined
    }),
  },
]

/** USD of all items and typed lines; undefined while an item has none. */
function totalOf({ items, typedUsd }: PreflightFacts): Usd | undefined {
  const values = items.flatMap(({ usdValue }) => (usdValue ? [usdValue] : []))
  if (values.length < items.length) return undefined
  return usd(values.reduce((total, each) => total.plus(each), typedUsd))
}
