// The orders in which a list of shipments can be read. Those without a value, a duty or a destination come last.
export const LIST_ORDERS = [
  'newest',
  'oldest',
  'reference',
  'reference-falling',
  'value',
  'value-rising',
  'duty',
  'duty-rising',
  'destination',
  'destination-falling',
] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

export type OrderedBy = 'created' | 'reference' | 'value' | 'duty' | 'destination'
type Way = { readonly by: OrderedBy; readonly isFalling: boolean }

const WAYS: Readonly<Record<ListOrder, Way>> = {
  newest: { by: 'created', isFalling: true },
  oldest: { by: 'created', isFalling: false },
  reference: { by: 'reference', isFalling: false },
  'reference-falling': { by: 'reference', isFalling: true },
  value: { by: 'value', isFalling: true },
  'value-rising': { by: 'value', isFalling: false },
  duty: { by: 'duty', isFalling: true },
  'duty-rising': { by: 'duty', isFalling: false },
  destination: { by: 'destination', isFalling: false },
  'destination-falling': { by: 'destination', isFalling: true },
}

export const wayOf = (order: ListOrder): Way => WAYS[order]

/** What a click on the head of a column asks for: first the order people want most, then the other way round. */
export function nextOrder(now: ListOrder, by: OrderedBy): ListOrder {
  const [first = 'newest', other = first] = LIST_ORDERS.filter((order) => wayOf(order).by === by)
  return now === first ? other : first
}
