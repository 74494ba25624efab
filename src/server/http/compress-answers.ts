// Long JSON answers travel packed: a shipment of 500 items is 320 kB as it is and about 25 kB packed.
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Shorter answers fit a few network packets and are not worth the time. Bytes, about. */
const WORTH_PACKING = 16_000

const pack = promisify(gzip)

/** Packs answers for callers that read gzip, off the thread of the requests. Files are packed already, or not worth it. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING) return payload
    const others = reply.getHeader('vary')
    reply.header('vary', [...(others === undefined ? [] : [String(others)]), 'Accept-Encoding'].join(', '))
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload
    const packed = await pack(payload, { level: constants.Z_BEST_SPEED })
    reply.header('content-encoding', 'gzip').header('content-length', packed.byteLength)
    return packed
  })
}
