// One log line a request: its id, who made it, endpoint, status, duration. Never bodies, queries or headers. A refused one is a warning that
// names the network too, so that whoever tries doors is seen. Source: OWASP ASVS 5.0, V16.3.2 and V16.3.3.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { addressBlock } from './address-block.ts'
import { failureCodeOf } from './failures.ts'
import { isCall } from './limit-requests.ts'
import { createRateLimit } from './rate-limit.ts'

/** Input that is none, no session, no right, no such media type, a key used twice, too much, too often. */
const REFUSED: readonly number[] = [400, 401, 403, 413, 415, 422, 429]
/** Lines a minute about one network: who tries doors must not fill the disk. */
const LINES_A_MINUTE = 30

export function logRequests(app: FastifyInstance, { now }: Pick<Deps, 'now'>): void {
  const lines = createRateLimit(LINES_A_MINUTE)
  app.addHook('onResponse', async (request, reply) => {
    if (!isCall(request)) return
    const endpoint = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    const status = reply.statusCode
    request.log.info({ endpoint, status, durationMs: Math.round(reply.elapsedTime) }, 'answered')
    const address = addressBlock(request.ip)
    if (!REFUSED.includes(status) || !lines.take(address, now())) return
    request.log.warn({ endpoint, status, code: failureCodeOf(request), address }, 'refused')
  })
}
