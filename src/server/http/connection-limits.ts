// How long a caller may take and how many may be connected, so that a few slow or greedy ones cannot hold the service.
import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

/** A request must have arrived whole within this time: a signature of 5 MB over a slow line, but no caller who feeds single bytes. */
const WHOLE_REQUEST_MS = 120_000
const HEADERS_MS = 20_000
/** A connection that asks nothing more is closed; above the minute that proxies commonly keep theirs, so that they close first. */
const IDLE_MS = 72_000
/** A browser opens six, a proxy shares few among all; one process has file handles for many times as many. */
const MOST_CONNECTIONS = 2_000
/** Then the connection is closed after its answer: one caller does not keep a place for ever. */
const REQUESTS_A_CONNECTION = 10_000

export const CONNECTION_LIMITS = {
  requestTimeout: WHOLE_REQUEST_MS,
  keepAliveTimeout: IDLE_MS,
  maxRequestsPerSocket: REQUESTS_A_CONNECTION,
  http: { headersTimeout: HEADERS_MS },
} as const satisfies FastifyHttpOptions<Server>

/** Connections beyond the most are closed at once. */
export function limitConnections({ server }: { readonly server: Server }): void {
  server.maxConnections = MOST_CONNECTIONS
}
