// Checks of boxes, quantities packed and dates on the goods. Source: 19 CFR 141.86(e).
import type { Big } from 'big.js'
import { addDays, type CalendarDate } from '../../calendar.ts'
import { decimal } from '../../money.ts'
import { type PackedBox, packedGoods, packedTotals } from '../packing.ts'
import { ALL_PAPERS, type Checks, called, eachItem, INVOICES, type Named, type Nothing, so, whole } from './check.ts'

type Dated = Named & { readonly bestBefore: CalendarDate }

export type PackingReasons = {
  'boxes-missing': Nothing
  'boxes-unweighed': { readonly count: number }
  'boxes-quantity': Named & { readonly packed: number; readonly listed: number }
  'boxes-lack-item': Named
  'boxes-hold-other': { readonly sku: string }
  'box-heavy': { readonly box: number }
  /** Kilograms of one box, and how many others are wrong in the same way. */
  'boxes-net-over-gross': {
    readonly box: number
    readonly grossKg: string
    readonly netKg: string
    readonly others: number
  }
  expired: Dated
  'expires-soon': Dated
}

/** Kilograms above which Amazon refuses most boxes: 50 lb. */
const HEAVIEST_KG = '22.7'
const SOON_DAYS = 90

export const PACKING_CHECKS: Checks<PackingReasons> = {
  'boxes-missing': {
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'boxes',
    find: whole(({ boxes, items }) => so(items.length > 0 && boxes.length === 0), 'boxes'),
  },
  'boxes-unweighed': {
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'boxes',
    find: whole(({ boxes }) => {
      const { packages, weighed } = packedTotals(boxes)
      return weighed < packages ? { count: packages - weighed } : undefined
    }, 'weight'),
  },
  'boxes-quantity': {
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'boxes',
    find: ({ boxes, items }) =>
      [...Map.groupBy(items, ({ sku }) => sku)].flatMap(([sku, alike]) => {
        const [first] = alike
        const packed = packedGoods(boxes, sku)
        const listed = alike.reduce((total, { quantity }) => total + quantity, 0)
        if (!first || !packed || packed.pieces === listed) return []
        const facts = { name: called(first), packed: packed.pieces, listed }
        return [{ facts, item: first.id, field: 'quantity' }]
      }),
  },
  'boxes-lack-item': {
    level: 'warns',
    papers: INVOICES,
    fix: 'boxes',
    alike: () => '',
    find: eachItem(({ sku }, { boxes }) => so(boxes.length > 0 && !packedGoods(boxes, sku)), 'quantity'),
  },
  'boxes-hold-other': {
    level: 'warns',
    papers: INVOICES,
    fix: 'boxes',
    find: ({ boxes, items }) => {
      const packed = new Set(boxes.flatMap(({ contents }) => contents.map(({ sku }) => sku)))
      const known = new Set(items.map(({ sku }) => sku))
      return [...packed].filter((sku) => !known.has(sku)).map((sku) => ({ facts: { sku } }))
    },
  },
  'box-heavy': {
    level: 'notes',
    papers: INVOICES,
    fix: 'boxes',
    find: ({ boxes }) =>
      boxes
        .filter(({ weightKg }) => weightKg?.gt(HEAVIEST_KG))
        .map(({ number }) => ({ facts: { box: number }, field: 'weight' })),
  },
  'boxes-net-over-gross': {
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'boxes',
    find: whole(({ boxes, items }) => {
      const netOf = new Map(items.map(({ sku, netKg }) => [sku, netKg]))
      const wrong = boxes.flatMap((box) => overGross(box, netOf) ?? [])
      const [first] = wrong
      return first && { ...first, others: wrong.length - 1 }
    }, 'weight'),
  },
  expired: {
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    alike: ({ bestBefore }) => bestBefore,
    find: eachItem(({ expiryDate }, { today, shipment }) => {
      const leaves = shipment.shippedOn ?? today
      return expiryDate && expiryDate < leaves ? { bestBefore: expiryDate } : undefined
    }, 'expiryDate'),
  },
  'expires-soon': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: ({ bestBefore }) => bestBefore,
    find: eachItem(({ expiryDate }, { today, shipment }) => {
      const leaves = shipment.shippedOn ?? today
      const isSoon = expiryDate && expiryDate >= leaves && expiryDate < addDays(leaves, SOON_DAYS)
      return isSoon ? { bestBefore: expiryDate } : undefined
    }, 'expiryDate'),
  },
}

/** A box that weighs less than the goods of known weight that lie in it. */
function overGross({ number: box, weightKg, contents }: PackedBox, netOf: ReadonlyMap<string, Big | null>) {
  const nets = contents.flatMap(({ sku, quantity }) => netOf.get(sku)?.times(String(quantity)) ?? [])
  const net = nets.reduce((total, each) => total.plus(each), decimal('0'))
  if (!weightKg?.gt('0') || net.lte(weightKg)) return undefined
  return { box, grossKg: weightKg.round(3).toFixed(), netKg: net.round(3).toFixed() }
}
