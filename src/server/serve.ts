// One server: database, data, HTTP and housekeeping, from the environment's settings to the last connection closed.
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { texts } from '#texts/en/start-up.ts'
import { buildApp } from './app.ts'
import { DEMO_CLIENTS } from './demo/clients.ts'
import { DEMO_DOCUMENT_PASSWORD, DEMO_STAFF_PASSWORD } from './demo/settings.ts'
import type { Deps } from './deps.ts'
import { warmPrinter } from './documents/print-paper.ts'
import { type Env, ROOT } from './env.ts'
import { AppError } from './errors.ts'
import { provideFirstData } from './first-data.ts'
import { fetchFirstReference } from './first-reference.ts'
import { beginHeartbeat } from './heartbeat.ts'
import type { FrontDoor } from './http/front-door.ts'
import { registerMetrics } from './http/metrics.ts'
import { servePages } from './http/pages.ts'
import { registerProbes } from './http/probes.ts'
import { installationOf } from './installation.ts'
import { askForDaily, worksOf } from './job-works.ts'
import { type Hall, openHall } from './jobs/hall.ts'
import { createLog, type Log } from './log.ts'
import { giveBackAtRest } from './memory-at-rest.ts'
import { settleExchangeRate } from './records/reference/exchange-rate.ts'
import { logSlowStatements } from './slow-statements.ts'
import { StartFailure } from './start-failure.ts'
import { type Database, DatabaseUnusable, saidBy } from './store/database.ts'
import { countJobs } from './store/jobs.ts'
import { migrate, openMigrations, readMigrations } from './store/migrate.ts'
import { sealStored } from './store/sealed-fields.ts'
import { sealWaiting } from './store/sealed-waiting.ts'
import { countServers, SILENT_AFTER_MS } from './store/servers.ts'
import { hasMember } from './store/staff-members.ts'
import { warmCalls } from './warm-calls.ts'
import { lawOf, openDatabase, wire } from './wiring.ts'

/** The first to ask after midnight begins the day. */
const ASKS_EVERY_MS = 15 * 60 * 1000

export type Server = {
  /** For people: 'http://127.0.0.1:3000'. */
  readonly address: string
  /** For the terminal: where it is, and how to sign in. */
  readonly lines: readonly string[]
  /** Reads what most calls need, so that they need not wait; to be called once. */
  readBehind(): Promise<void>
  /** No new connections; requests in flight are finished and jobs broken off for another server, then the database is closed. */
  stop(): Promise<void>
}

/**
 * Resolves once all who wait at the `door` are let in. `law` is what another server of this process has read. Throws StartFailure, with the
 * door shut.
 */
export async function serve(env: Env, door: FrontDoor, law = lawOf(env)): Promise<Server> {
  try {
    return await serveBehind(env, door, law)
  } catch (error) {
    door.shut()
    throw error
  }
}

async function serveBehind(env: Env, door: FrontDoor, law: ReturnType<typeof lawOf>): Promise<Server> {
  const log = createLog(env.logLevel)
  const endTracing = await tracing(env, log)
  const database = await openOrExplain(env, log)
  const deps = wire(env, database, log, law)
  await sealOrExplain(env, deps, database)
  const demo = await provideFirstData(env, deps)
  const served = demo === deps.settings.demo ? deps : wire({ ...env, demoData: 'off' }, database, log, law)
  const app = buildApp(served, door)
  app.addHook('preClose', () => door.close())
  let isRead = false
  // A server that is still tidying up behind its reading answers nobody for seconds: the proxy is told once that is over.
  watch(app, env, { ...served, isLoading: () => !isRead || served.isLoading() }, database)
  servePages(app, join(ROOT, 'dist'), served.settings)
  await app.ready()
  door.open()
  log.info({ address: door.address }, 'open')
  const read = Promise.withResolvers<void>()
  const endJobs = workBehind(served, { database, address: door.address, dataRead: read.promise })
  return {
    address: door.address,
    lines: await linesOf(env, demo, door, database),
    async readBehind() {
      await readInParts(served).finally(() => {
        isRead = true
        read.resolve()
      })
      await fetchFirstReference(env, served)
    },
    async stop() {
      await app.close()
      await endJobs()
      await settleExchangeRate(served)
      await database.close()
      await endTracing()
    },
  }
}

async function linesOf(
  { staffSignIn }: Env,
  demo: boolean,
  { address }: FrontDoor,
  { db }: Database,
): Promise<readonly string[]> {
  const [client] = DEMO_CLIENTS
  const staffPassword = staffSignIn === 'shared' ? DEMO_STAFF_PASSWORD : undefined
  return [
    texts.ready(address),
    ...(demo && client ? [texts.demoSignIns(client.email, staffPassword, DEMO_DOCUMENT_PASSWORD)] : []),
    ...(staffSignIn !== 'shared' && !(await hasMember(db)) ? [texts.noStaff] : []),
  ]
}

/** Its libraries are loaded only where they are used. Answers what sends the rest. */
async function tracing(env: Env, log: Log): Promise<() => Promise<void>> {
  if (!env.traced) return async () => undefined
  const { openTracing } = await import('./tracing/open-telemetry.ts')
  return openTracing(log, installationOf(env).release)
}

/** For whoever runs it: probes, figures, and slow statements in the log. */
function watch(app: FastifyInstance, env: Env, deps: Deps, { db, pool }: Database): void {
  const { isLoading, log } = deps
  const known = readMigrations()
  registerProbes(app, { isLoading, openMigrations: () => openMigrations(db, known) })
  const jobs = async () => (await countJobs(db)).filter(({ state }) => state !== 'done')
  const servers = () => countServers(db, new Date(deps.now().getTime() - SILENT_AFTER_MS))
  registerMetrics(app, { token: env.metricsToken, pool, isLoading, jobs, servers })
  const end = logSlowStatements(log, env.slowStatementMs)
  app.addHook('onClose', async () => end())
}

/** What most calls need, one after the other with others served in between: no question waits for more than the part it asks for. */
async function readInParts(deps: Deps): Promise<void> {
  for (const read of [() => deps.tariff, () => deps.measures, () => deps.entryLaw, () => deps.origin]) {
    await nextTurn()
    read()
  }
  await nextTurn()
  buildClassifierEarly(deps)
  await warmUp(deps)
  // What reading let go is given back now, and what stays is moved together: by itself V8 does the first much later, and half-empty
  // pages would stay for good.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Only where several people work at once: the embedded database has one connection, for which whoever came early would wait. A server that
 * fails here is slow in its first seconds, no more.
 */
async function warmUp(deps: Deps): Promise<void> {
  if (deps.settings.database === 'embedded') return
  try {
    await Promise.all([warmCalls(deps), warmPrinter()])
  } catch (err) {
    deps.log.warn({ err }, 'calls not tried before the first')
  }
}

type Behind = { readonly database: Database; readonly address: string; readonly dataRead: Promise<void> }

/** Jobs are done once the data are read, as they need them, and the server says then that it is there. Answers what ends it. */
function workBehind(deps: Deps, { database, address, dataRead }: Behind): () => Promise<void> {
  let hall: Hall | undefined
  let endHeartbeat: (() => Promise<void>) | undefined
  let endRest: (() => void) | undefined
  let isOver = false
  let asking: Promise<void> | undefined
  const ask = () => {
    asking = askForDaily(deps).catch((err: unknown) => deps.log.warn({ err }, 'daily jobs not asked for'))
  }
  const often = setInterval(ask, ASKS_EVERY_MS).unref()
  const begin = () => {
    if (isOver) return
    const { db, now, log, jobs } = deps
    hall = openHall({ db, now, log, jobs, database }, worksOf(deps))
    endHeartbeat = beginHeartbeat(deps, address)
    endRest = giveBackAtRest()
    ask()
  }
  void dataRead.then(begin, begin)
  return async () => {
    isOver = true
    clearInterval(often)
    endRest?.()
    await asking
    await hall?.close()
    await endHeartbeat?.()
  }
}

/** Now rather than on the first question, which would wait a second for it. A question after a failure here fails with its own sentence. */
function buildClassifierEarly({ classifier, log }: Pick<Deps, 'classifier' | 'log'>): void {
  try {
    classifier()
  } catch (error) {
    log.error({ err: error }, 'classifier not built')
  }
}

async function openOrExplain(env: Env, log: Log): Promise<Database> {
  const database = await openDatabase(env).catch((error: unknown) => {
    log.info({ err: error }, 'database not opened')
    throw error instanceof DatabaseUnusable ? new StartFailure(sentenceFor(error, env)) : error
  })
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    log.info({ err: error }, 'database not migrated')
    await database.close()
    throw new StartFailure(texts.migrationFailed(error instanceof Error ? error.message : String(error)))
  }
}

/** Nothing is ever kept in the clear for want of a key, and no key that opens nothing goes unnoticed. */
async function sealOrExplain({ encryptionKeyLost: forget }: Env, { db, log }: Deps, database: Database): Promise<void> {
  const done = await sealStored(db, { forget }).catch(async (error: unknown) => {
    await database.close()
    if (error instanceof AppError) throw new StartFailure(texts.encryptionKeyNeeded)
    throw error
  })
  const sealed = done.sealed + (done.unopened.length === 0 ? await sealWaiting(db) : 0)
  if (sealed > 0) log.info({ sealed }, 'fields encrypted with the present key')
  if (done.unopened.length === 0) return
  if (forget) return log.warn({ givenUp: done.unopened }, 'fields that no key opens were given up')
  await database.close()
  throw new StartFailure(texts.encryptionKeyWrong(done.unopened.join(', ')))
}

function sentenceFor(error: DatabaseUnusable, env: Env): string {
  if (error.reason === 'unreachable') return texts.databaseUnreachable(saidBy(error.cause))
  return error.reason === 'in-use' ? texts.folderInUse(env.dataDir) : texts.folderUnreadable(env.dataDir)
}
