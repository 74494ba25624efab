// How long a caller may take and how many may be connected, so that a few slow or greedy ones cannot hold the service.
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions } from 'fastify'

/** A request must have arrived whole within this time: a signature of 5 MB over a slow line, but no caller who feeds single bytes. */
const WHOLE_REQUEST_MS = 120_000
const HEADERS_MS = 20_000
/** How often both are looked at. */
const LOOKED_AT_MS = 5_000
/** A connection that asks nothing more is closed; above the minute that proxies commonly keep theirs, so that they close first. */
const IDLE_MS = 72_000
/** A browser opens six, a proxy shares few among all; one process has file handles for many times as many. */
const MOST_CONNECTIONS = 2_000
/** With so many, a new one ends the oldest on which nothing was asked yet. */
const MANY_CONNECTIONS = 1_900
/** Then the connection is closed after its answer: one caller does not keep a place for ever. */
const REQUESTS_A_CONNECTION = 10_000

export const CONNECTION_LIMITS = {
  requestTimeout: WHOLE_REQUEST_MS,
  keepAliveTimeout: IDLE_MS,
  maxRequestsPerSocket: REQUESTS_A_CONNECTION,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOKED_AT_MS },
} as const satisfies FastifyHttpOptions<Server>

/** Connections beyond the most are closed at once. Whoever opens many and asks nothing does not take the places of those who ask. */
export function limitConnections({ server }: { readonly server: Server }, many = MANY_CONNECTIONS): void {
  server.maxConnections = MOST_CONNECTIONS
  const unasked = new Set<Socket>()
  let open = 0
  server.on('connection', (socket: Socket) => {
    open += 1
    unasked.add(socket)
    socket.once('close', () => {
      open -= 1
      unasked.delete(socket)
    })
    const [oldest] = open > many ? unasked : []
    if (!oldest || oldest === socket) return
    unasked.delete(oldest)
    oldest.destroy()
  })
  server.on('request', ({ socket }: IncomingMessage) => void unasked.delete(socket))
}
