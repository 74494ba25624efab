// The orders in which a list of shipments can be read. By value and destination, those without any come last.
export const LIST_ORDERS = ['newest', 'oldest', 'reference', 'value', 'destination'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]
