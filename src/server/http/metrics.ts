// Figures of this server in the form of Prometheus, at /metrics: for the machine itself, or whoever holds the token.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from '../errors.ts'
import type { PoolUse } from '../store/database.ts'
import { listenToStore, type Occurrence } from '../store/occurrences.ts'
import { bearerToken } from './access.ts'

type Watched = {
  /** Undefined: only the machine itself may read the figures. */
  readonly token: string | undefined
  readonly pool: (() => PoolUse) | undefined
  readonly isLoading: () => boolean
  /** How many jobs there are of each kind and state that are not done. */
  readonly jobs: () => Promise<readonly { readonly kind: string; readonly state: string; readonly count: number }[]>
  /** How many servers of each release were heard of late. */
  readonly servers: () => Promise<readonly { readonly release: string; readonly count: number }[]>
}

const PREFIX = 'portage_'
/** Seconds. */
const OF_REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30]
const OF_STATEMENTS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60]

/** Counts from now on, and serves what was counted. Requests are told apart by the template of their route, never by their address. */
export function registerMetrics(app: FastifyInstance, watched: Watched): void {
  const register = new Registry()
  collectDefaultMetrics({ register, prefix: PREFIX })
  countRequests(app, register)
  const end = listenToStore(storeCounter(register))
  app.addHook('onClose', async () => {
    end()
    register.clear()
  })
  gauge(register, 'data_loading', 'Whether reference data are still being read.', () => Number(watched.isLoading()))
  if (watched.pool) countPool(register, watched.pool)
  countOpenJobs(register, watched.jobs)
  countServers(register, watched.servers)
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, watched.token)) throw new AppError('missing', 'no-such-call')
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics())
  })
}

function countRequests(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Requests answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: OF_REQUESTS,
    registers: [register],
  })
  const underWay = new Gauge({
    name: `${PREFIX}http_requests_under_way`,
    help: 'Requests that are not answered yet.',
    registers: [register],
  })
  app.addHook('onRequest', async (_request, reply) => {
    underWay.inc()
    reply.raw.once('close', () => underWay.dec())
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

function storeCounter(register: Registry): (occurrence: Occurrence) => void {
  const statements = new Histogram({
    name: `${PREFIX}statement_duration_seconds`,
    help: 'Statements the database answered, by whether they failed.',
    labelNames: ['failed'],
    buckets: OF_STATEMENTS,
    registers: [register],
  })
  const counter = (name: string, help: string) =>
    new Counter({ name: `${PREFIX}${name}_total`, help, labelNames: ['kind'], registers: [register] })
  const papers = counter('papers_stored', 'Papers made and stored, by kind.')
  const events = counter('security_events', 'Security events written, by kind.')
  return (occurrence) => {
    if (occurrence.kind === 'statement')
      statements.observe({ failed: String(occurrence.failed) }, occurrence.durationMs / 1000)
    else (occurrence.kind === 'paper' ? papers : events).inc({ kind: occurrence.of })
  }
}

function countPool(register: Registry, pool: () => PoolUse): void {
  gauge(register, 'pool_connections', 'Connections to PostgreSQL that are open.', () => pool().open)
  gauge(register, 'pool_idle', 'Open connections that nobody uses.', () => pool().idle)
  gauge(register, 'pool_waiting', 'Questions that wait for a connection.', () => pool().waiting)
  gauge(register, 'pool_most', 'Connections this server opens at most.', () => pool().most)
}

/** Of all servers: a sum over servers would count them twice. With the database away there is no figure rather than an old one. */
function countOpenJobs(register: Registry, jobs: Watched['jobs']): void {
  new Gauge({
    name: `${PREFIX}jobs`,
    help: 'Jobs that are not done, of all servers, by kind and state: waiting, running, failed for good.',
    labelNames: ['kind', 'state'],
    registers: [register],
    async collect() {
      this.reset()
      const open = await jobs().catch(() => [])
      for (const { kind, state, count } of open) this.inc({ kind, state }, count)
    },
  })
}

/** Of all servers too: more than one release says that an update is under way. */
function countServers(register: Registry, servers: Watched['servers']): void {
  new Gauge({
    name: `${PREFIX}servers`,
    help: 'Servers of this installation that were heard of late, by release.',
    labelNames: ['release'],
    registers: [register],
    async collect() {
      this.reset()
      for (const { release, count } of await servers().catch(() => [])) this.set({ release }, count)
    },
  })
}

function gauge(register: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name: `${PREFIX}${name}`,
    help,
    registers: [register],
    collect() {
      this.set(value())
    },
  })
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
/** A name of the outside tells a proxy on this machine that adds no header of its own. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i
const OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

/** With a token only whoever holds it; without, the machine itself where no proxy hands a request on. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(bearerToken(headers.authorization) ?? '', token)
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !OWN_HOST.test(headers.host ?? '')) return false
  return OF_PROXIES.every((name) => headers[name] === undefined)
}

const isSame = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
