// Starts Portage: settings, database, data, HTTP; and stops it without cutting anybody off.
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { texts } from '#texts/en/start-up.ts'
import { buildApp } from './app.ts'
import { DEMO_CLIENTS } from './demo/clients.ts'
import { DEMO_DOCUMENT_PASSWORD, DEMO_STAFF_PASSWORD } from './demo/settings.ts'
import type { Deps } from './deps.ts'
import { BadEnv, type Env, ROOT, readEnv } from './env.ts'
import { keepHouse } from './features/papers/archive/housekeeping.ts'
import { provideFirstData } from './first-data.ts'
import { fetchFirstReference } from './first-reference.ts'
import { servePages } from './http/pages.ts'
import { createLog, type Log } from './log.ts'
import { settleExchangeRate } from './records/reference/exchange-rate.ts'
import { type Database, DatabaseUnusable } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { openDatabase, wire } from './wiring.ts'

/** Requests in flight get this long to finish when the program is told to stop. */
const STOP_WITHIN_MS = 10_000
const DAY_MS = 24 * 60 * 60 * 1000

/** The start cannot go on; the message is the one sentence the operator reads. */
class StartFailure extends Error {}

try {
  await start()
} catch (error) {
  const known = error instanceof StartFailure || error instanceof BadEnv
  if (!known) createLog('error').fatal({ err: error }, 'start failed')
  process.stderr.write(`${known ? error.message : texts.startFailed}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog(env.logLevel)
  const database = await openOrExplain(env, log)
  const deps = wire(env, database, log)
  const demo = await provideFirstData(env, deps)
  const served = demo === deps.settings.demo ? deps : wire({ ...env, demoData: 'off' }, database, log)
  const app = buildApp(served)
  servePages(app, join(ROOT, 'dist'), served.settings)
  const address = await listenOrExplain(app, env, database)
  const house = keepHouseDaily(served)
  stopOnSignals(app, served, database, house)
  print(texts.ready(address))
  const [client] = DEMO_CLIENTS
  if (demo && client) print(texts.demoSignIns(client.email, DEMO_STAFF_PASSWORD, DEMO_DOCUMENT_PASSWORD))
  await readBehind(served)
  await fetchFirstReference(env, served)
}

/** What most calls need, one after the other with others served in between: no question waits for more than the part it asks for. */
async function readBehind(deps: Deps): Promise<void> {
  for (const read of [() => deps.tariff, () => deps.measures, () => deps.entryLaw, () => deps.origin]) {
    await nextTurn()
    read()
  }
  await nextTurn()
  buildClassifierEarly(deps)
  // What reading let go is given back now; by itself V8 keeps it until much later.
  globalThis.gc?.()
}

/** At the start and once a day. Answers what ends it: no more is begun, and what is under way is done when the answer resolves. */
function keepHouseDaily(deps: Deps): () => Promise<void> {
  let underWay = keepHouse(deps)
  const daily = setInterval(() => {
    underWay = keepHouse(deps)
  }, DAY_MS).unref()
  return async () => {
    clearInterval(daily)
    await underWay
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

function sentenceFor(error: DatabaseUnusable, env: Env): string {
  if (error.reason === 'unreachable') return texts.databaseUnreachable
  return error.reason === 'in-use' ? texts.folderInUse(env.dataDir) : texts.folderUnreadable(env.dataDir)
}

/** Answers the address for people: 'http://127.0.0.1:3000'. */
async function listenOrExplain(app: FastifyInstance, env: Env, database: Database): Promise<string> {
  try {
    return await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    await database.close()
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw new StartFailure((taken ? texts.portTaken : texts.addressRefused)(env.host, env.port))
  }
}

/** Once told to stop: no new connections, requests in flight and housekeeping are finished, then the database is closed. */
function stopOnSignals(app: FastifyInstance, deps: Deps, database: Database, endHouse: () => Promise<void>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    print(texts.stopping)
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await app.close()
    await endHouse()
    await settleExchangeRate(deps)
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
