// Checks of boxes, quantities packed and dates on the goods. Source: 19 CFR 141.86(e).
import { texts } from '#texts/en/preflight.ts'
import { addDays, dateText } from '../../calendar.ts'
import { packedGoods, packedTotals } from '../packing.ts'
import { ALL_PAPERS, alikeItems, type Check, called, eachItem, INVOICES, whole } from './check.ts'

/** Kilograms above which Amazon refuses most boxes: 50 lb. */
const HEAVIEST_KG = '22.7'
const SOON_DAYS = 90

export const PACKING_CHECKS: readonly Check[] = [
  {
    id: 'boxes-missing',
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'boxes',
    find: whole(({ boxes, items }) => (items.length > 0 && boxes.length === 0 ? texts.noBoxes : undefined), 'boxes'),
  },
  {
    id: 'boxes-unweighed',
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'boxes',
    find: whole(({ boxes }) => {
      const { packages, weighed } = packedTotals(boxes)
      return weighed < packages ? texts.boxUnweighed(packages - weighed) : undefined
    }, 'weight'),
  },
  {
    id: 'boxes-quantity',
    level: 'warns',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'boxes',
    find: eachItem((item, { boxes, items }) => {
      const packed = packedGoods(boxes, item.sku)
      const alike = items.filter(({ sku }) => sku === item.sku)
      const listed = alike.reduce((total, { quantity }) => total + quantity, 0)
      if (!packed || packed.pieces === listed || alike[0]?.id !== item.id) return undefined
      return texts.boxQuantity(called(item), packed.pieces, listed)
    }, 'quantity'),
  },
  {
    id: 'boxes-lack-item',
    level: 'warns',
    papers: INVOICES,
    fix: 'boxes',
    find: alikeItems(
      (item, { boxes }) =>
        boxes.length > 0 && !packedGoods(boxes, item.sku)
          ? [{ one: texts.boxMissing(called(item)), together: texts.boxesMissing }]
          : [],
      'quantity',
    ),
  },
  {
    id: 'boxes-hold-other',
    level: 'warns',
    papers: INVOICES,
    fix: 'boxes',
    find: ({ boxes, items }) => {
      const packed = new Set(boxes.flatMap(({ contents }) => contents.map(({ sku }) => sku)))
      const known = new Set(items.map(({ sku }) => sku))
      return [...packed].filter((sku) => !known.has(sku)).map((sku) => ({ sentence: texts.boxStranger(sku) }))
    },
  },
  {
    id: 'box-heavy',
    level: 'notes',
    papers: INVOICES,
    fix: 'boxes',
    find: ({ boxes }) =>
      boxes
        .filter(({ weightKg }) => weightKg?.gt(HEAVIEST_KG))
        .map((box) => ({ sentence: texts.boxHeavy(box.number), field: 'weight' })),
  },
  {
    id: 'expired',
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem(({ expiryDate, ...item }, { today, shipment }) => {
      const leaves = shipment.shippedOn ?? today
      return expiryDate && expiryDate < leaves ? texts.expired(called(item), dateText(expiryDate)) : undefined
    }, 'expiryDate'),
  },
  {
    id: 'expires-soon',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(({ expiryDate, ...item }, { today, shipment }) => {
      const leaves = shipment.shippedOn ?? today
      const isSoon = expiryDate && expiryDate >= leaves && expiryDate < addDays(leaves, SOON_DAYS)
      return isSoon ? texts.expirySoon(called(item), dateText(expiryDate)) : undefined
    }, 'expiryDate'),
  },
]
