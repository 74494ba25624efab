// One log line a request: its id, who made it, endpoint, status, duration. Never bodies, queries or headers.
import type { FastifyInstance } from 'fastify'
import { isCall } from './limit-requests.ts'

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!isCall(request)) return
    const endpoint = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    request.log.info({ endpoint, status: reply.statusCode, durationMs: Math.round(reply.elapsedTime) }, 'answered')
  })
}
