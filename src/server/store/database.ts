// Opens the database: PGlite in a folder of its own, or PostgreSQL. Both read amounts and days as text.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { AwayAwareDialect } from './database-away.ts'
import { FolderInUse, holdFolder } from './folder-lock.ts'
import { tell } from './occurrences.ts'
import { preparing } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

/** What store functions take first: the database or a transaction on it. Inside a transaction use only its handle. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type PoolUse = { readonly open: number; readonly idle: number; readonly waiting: number; readonly most: number }

export type Database = {
  readonly db: Db
  readonly kind: 'embedded' | 'postgresql'
  /** Connections to the server; undefined for the embedded database, which has none. */
  readonly pool?: (() => PoolUse) | undefined
  /** Runs statements that a library wrote: one with values, or a script of several without. */
  readonly execute: Execute
  close(): Promise<void>
}

type Row = Readonly<Record<string, unknown>>
type Execute = (text: string, values?: unknown[]) => Promise<{ readonly rows: Row[] }>

/** The folder or server cannot be used; `reason` is the whole story for the operator. */
export class DatabaseUnusable extends Error {
  readonly reason: 'in-use' | 'unreadable' | 'unreachable'
  constructor(reason: DatabaseUnusable['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnusable'
    this.reason = reason
  }
}

/** The driver's words: of an address that stands for several the first failure, as the error itself then has none. */
export function saidBy(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return saidBy(cause.errors[0])
  return cause instanceof Error ? cause.message : String(cause)
}

/** Parses nothing: the text PostgreSQL sends. */
const asText = (text: string): string => text
const { DATE, NUMERIC, INT8: BIGINT } = pg.types.builtins

const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && (oid === DATE || oid === NUMERIC || oid === BIGINT)) return asText
  return pg.types.getTypeParser(oid, format ?? 'text')
}

const TYPES: pg.CustomTypesConfig = { getTypeParser: (oid, format) => parserOf(oid, format) }

/**
 * PGlite keeps its buffers in the memory of the process, all of them from the start: 128 MB unless told, of which a demo needs few.
 */
const SHARED_BUFFERS = ['-c', 'shared_buffers=16MB'] as const

/** The database's program is loaded only where it is used: on PostgreSQL the server does without. */
async function createPGlite(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  return PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
    initDbStartParams: [...SHARED_BUFFERS],
    ...options,
  })
}

/**
 * The embedded database in `folder`, held by a lock for the life of the process: two processes on one folder corrupt it.
 * Throws DatabaseUnusable when another process holds it or the folder cannot be read as a database.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const release = lockOf(folder)
  try {
    const isNew = !existsSync(join(folder, 'PG_VERSION'))
    const pglite = await createPGlite({ dataDir: folder })
    if (isNew) await giveBackMemory()
    const { close, ...database } = await onPGlite(pglite)
    return {
      ...database,
      close: async () => {
        await close()
        release()
      },
    }
  } catch (cause) {
    release()
    throw new DatabaseUnusable('unreadable', `cannot open the database in ${folder}`, { cause })
  }
}

/** A new database is made in the memory of another: 250 MB that V8 would keep while the first data come in. */
async function giveBackMemory(): Promise<void> {
  await nextTurn()
  globalThis.gc?.()
}

/** A database in memory, for tests; `snapshot` is a dump of a migrated one. */
export async function openInMemory(snapshot?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await createPGlite({ loadDataDir: snapshot })
  return { ...(await onPGlite(pglite)), dump: () => pglite.dumpDataDir('none') }
}

/** PGlite has one connection; it speaks to the same client as a server does, and keeps statements as one does. */
async function onPGlite(pglite: PGlite): Promise<Database> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0, types: TYPES })
  const db = kyselyOn(new PostgresDialect({ pool: preparing(pool) }))
  return {
    db,
    kind: 'embedded',
    execute: executeOn(pool),
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}

/** Waiting for a connection, one statement, and a transaction between its statements: longer than any of ours takes. */
const LIMITS = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** None of our statements runs for so long that compiling it first pays: that alone takes 25 ms of a processor and more. */
const UNCOMPILED = '-c jit=off'

/** A pool on a PostgreSQL server; its queries throw DatabaseAway while it is gone. Throws DatabaseUnusable when it cannot be reached. */
export async function openPostgres(url: string, poolSize = 10): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    ...LIMITS,
    options: UNCOMPILED,
    types: TYPES,
  })
  // The pool replaces a connection that breaks, idle or in use, and whoever waited for it is told by its query. Without these
  // listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const client = await pool.connect()
    client.release()
  } catch (cause) {
    await pool.end()
    throw new DatabaseUnusable('unreachable', `the PostgreSQL server of DATABASE_URL says ${saidBy(cause)}`, { cause })
  }
  const db = kyselyOn(new AwayAwareDialect({ pool: preparing(pool) }))
  return {
    db,
    kind: 'postgresql',
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, most: poolSize }),
    execute: executeOn(pool),
    close: () => db.destroy(),
  }
}

const kyselyOn = (dialect: PostgresDialect): Db => new Kysely<Tables>({ dialect, log: tellStatement })

const AS_TRANSACTION = /^\s*begin;([\s\S]*)commit;\s*$/i

/** A script is a transaction by itself. With words of its own for one, a statement that fails would leave it open on the connection. */
function executeOn(pool: pg.Pool): Execute {
  return async (text, values) => {
    const [, script = text] = AS_TRANSACTION.exec(text) ?? []
    const found: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await pool.query(script, values)
    return Array.isArray(found) ? { rows: found.flatMap(({ rows }) => rows) } : found
  }
}

/** The text with its placeholders: values stay here. */
function tellStatement({ level, query, queryDurationMillis }: LogEvent): void {
  tell({ kind: 'statement', text: query.sql, durationMs: queryDurationMillis, failed: level === 'error' })
}

function lockOf(folder: string): () => void {
  try {
    mkdirSync(dirname(folder), { recursive: true })
    return holdFolder(folder)
  } catch (cause) {
    if (cause instanceof FolderInUse) throw new DatabaseUnusable('in-use', cause.message, { cause })
    throw new DatabaseUnusable('unreadable', `cannot use the folder ${folder}`, { cause })
  }
}
