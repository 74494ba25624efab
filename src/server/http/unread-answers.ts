// Answers that nobody takes: none waits for ever, and all together hold no more memory than a server can spare.
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A reader that takes nothing for so long is gone. */
const IDLE_READER_MS = 60_000
/** A file of a supplier is 6.5 MB on its way: forty such. */
const MOST_UNREAD_BYTES = 256_000_000

/** To be registered behind what packs answers. Beyond the most, the answer that waits longest is cut off: a new one is not refused for its sake. */
export function limitUnread(
  app: FastifyInstance,
  { idleMs = IDLE_READER_MS, mostBytes = MOST_UNREAD_BYTES } = {},
): void {
  const unread = new Map<ServerResponse, number>()
  let held = 0
  const letGo = (answer: ServerResponse) => {
    held -= unread.get(answer) ?? 0
    unread.delete(answer)
  }
  app.addHook('onSend', async (_request, { raw }, payload: unknown) => {
    raw.setTimeout(idleMs, () => raw.destroy())
    const bytes = typeof payload === 'string' || payload instanceof Uint8Array ? payload.length : 0
    held += bytes
    unread.set(raw, bytes)
    raw.once('close', () => letGo(raw))
    for (const oldest of unread.keys()) {
      if (held <= mostBytes || oldest === raw) break
      letGo(oldest)
      oldest.destroy()
    }
    return payload
  })
}
