// Each call as a span, from its first byte to its answer: method, template of the route, status. Never addresses, queries or bodies.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { beginSpan, type OpenSpan } from '../spans.ts'
import { isCall } from './limit-requests.ts'

const open = new WeakMap<FastifyRequest, OpenSpan>()

export function traceRequests(app: FastifyInstance, { settings }: Pick<Deps, 'settings'>): void {
  // Whoever calls from outside must not decide what is traced.
  const isBehindProxy = settings.trustedProxies.length > 0
  app.addHook('onRequest', (request, _reply, done) => {
    const span = isCall(request) ? beginSpan(() => aboutOf(request, isBehindProxy)) : undefined
    if (!span) return done()
    open.set(request, span)
    span.within(done)
  })
  // Reading the body leaves what the first hook began.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = open.get(request)
    if (!span) return done()
    span.within(done)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    open.get(request)?.end({ failed: statusCode >= 500, facts: { 'http.response.status_code': statusCode } })
  })
}

function aboutOf({ method, routeOptions, headers }: FastifyRequest, isBehindProxy: boolean) {
  const route = routeOptions.url ?? 'unknown'
  const parent = headers.traceparent
  return {
    name: `${method} ${route}`,
    kind: 'server' as const,
    facts: { 'http.request.method': method, 'http.route': route },
    askedBy: isBehindProxy && typeof parent === 'string' ? parent : undefined,
  }
}
