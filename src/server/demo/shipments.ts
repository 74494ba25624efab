// The demo shipments, read from their tables.
import { CUSMA_FORM_STATUSES, type CusmaFormStatus } from '#domain/cusma/form-status.ts'
import { type DemoGoods, goodsOf } from './goods.ts'
import { readTable } from './table.ts'

/** A customs field an item lacks, or its code being proposed only. */
const ITEM_MARKS = ['-origin', '-cost', '-code', '-maker', '~code'] as const
type ItemMark = (typeof ITEM_MARKS)[number]

export type DemoItem = { readonly goods: DemoGoods; readonly quantity: number; readonly marks: readonly ItemMark[] }

export type DemoShipment = {
  readonly reference: string
  readonly status: string
  readonly createdDaysAgo: number
  readonly shippedDaysAgo: number | null
  /** Fulfilment centre; null for a shipment to the middle-mile warehouse. */
  readonly fcCode: string | null
  readonly certificate: CusmaFormStatus | null
  readonly hasBoxes: boolean
  readonly plan: 'CONFIRMED' | 'PENDING' | null
  readonly items: readonly DemoItem[]
  readonly notes: string | null
}

const COLUMNS = ['reference', 'status', 'days', 'sent', 'to', 'certificate', 'packing', 'items', 'notes'] as const

/** Throws naming what in a row is not known: goods, a mark, a certificate status. */
export function readShipments(text: string): readonly DemoShipment[] {
  return readTable(COLUMNS, text, (cell) => ({
    reference: cell('reference'),
    status: cell('status'),
    createdDaysAgo: Number(cell('days')),
    shippedDaysAgo: cell('sent') ? Number(cell('days')) - Number(cell('sent')) : null,
    fcCode: cell('to') || null,
    certificate: cell('certificate') ? certificateStatus(cell('certificate')) : null,
    hasBoxes: cell('packing').startsWith('boxes'),
    plan: planStatus(cell('packing')),
    items: cell('items').split(', ').map(readItem),
    notes: cell('notes') || null,
  }))
}

function certificateStatus(text: string): CusmaFormStatus {
  const status = CUSMA_FORM_STATUSES.find((each) => each === text)
  if (!status) throw new Error(`not a status of a certificate: ${text}`)
  return status
}

function planStatus(packing: string): DemoShipment['plan'] {
  if (packing.endsWith('plan confirmed')) return 'CONFIRMED'
  return packing.endsWith('plan pending') ? 'PENDING' : null
}

/** 'toy 72 -cost -maker' */
function readItem(text: string): DemoItem {
  const [key = '', quantity = '', ...marks] = text.split(' ')
  return { goods: goodsOf(key), quantity: Number(quantity), marks: marks.map(readMark) }
}

function readMark(text: string): ItemMark {
  const mark = ITEM_MARKS.find((each) => each === text)
  if (!mark) throw new Error(`not a mark of a demo item: ${text}`)
  return mark
}
