// Changes of several fields of one item that are made in one act, such as a paste, go out in one call; few calls at once.

import { createQueue } from '../api/queue.ts'
import type { ItemChange } from '../api/shipment-item.ts'
import type { SendChange } from './item-saves-types.ts'

/** Items being saved at once. */
const ITEMS_AT_ONCE = 4

/** A `send` that lays changes of the same item together for as long as none of them has left. All of them share one answer. */
export function inOneCall(send: SendChange): SendChange {
  const inTurn = createQueue(ITEMS_AT_ONCE)
  const waiting = new Map<string, { change: ItemChange; sent: Promise<void> }>()
  return (itemId, change) => {
    const before = waiting.get(itemId)
    if (before) {
      const bases = { ...before.change.basedOn, ...change.basedOn }
      before.change = { ...before.change, ...change, ...(Object.keys(bases).length > 0 ? { basedOn: bases } : {}) }
      return before.sent
    }
    const sent = inTurn(() => {
      const all = waiting.get(itemId)?.change ?? change
      waiting.delete(itemId)
      return send(itemId, all)
    })
    waiting.set(itemId, { change, sent })
    return sent
  }
}
