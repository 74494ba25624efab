// Brings a database to the newest tables: numbered SQL files, forward only, each recorded with its hash.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Db, saidBy, type Tx } from './database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number, the same for every server: the name of the lock on PostgreSQL. */
const LOCK = 736_284_119

export type Migration = { readonly name: string; readonly text: string; readonly sha256: string }

/** The migrations of the source tree in order. */
export function readMigrations(): readonly Migration[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
  })
}

/**
 * Applies what is not applied yet, all in one transaction under a lock. Answers the names applied; on a new database all of them.
 * Throws when a migration that was applied has changed since, or the database knows one that this program does not.
 */
export async function migrate(db: Db, migrations = readMigrations()): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    await sql`create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`.execute(
      tx,
    )
    const applied = await sql<{
      name: string
      sha256: string
    }>`select name, sha256 from migrations order by name`.execute(tx)
    checkHistory(applied.rows, migrations)
    const done = new Set(applied.rows.map((row) => row.name))
    const open = migrations.filter((migration) => !done.has(migration.name))
    for (const migration of open) {
      await apply(tx, migration).catch((cause: unknown) => {
        throw new Error(`${migration.name}: ${saidBy(cause)}`, { cause })
      })
    }
    return open.map((migration) => migration.name)
  })
}

/** Names of the migrations of this program that the database does not have. */
export async function openMigrations(db: Db, migrations = readMigrations()): Promise<readonly string[]> {
  const applied = await sql<{ name: string }>`select name from migrations`.execute(db)
  const done = new Set(applied.rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !done.has(name))
}

function checkHistory(applied: readonly { name: string; sha256: string }[], known: readonly Migration[]): void {
  for (const row of applied) {
    const migration = known.find((each) => each.name === row.name)
    if (!migration) throw new Error(`the database has migration ${row.name}, which this version does not know`)
    if (migration.sha256 !== row.sha256) throw new Error(`migration ${row.name} was changed after it was applied`)
  }
}

async function apply(tx: Tx, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration.text)) await sql.raw(statement).execute(tx)
  await sql`insert into migrations (name, sha256) values (${migration.name}, ${migration.sha256})`.execute(tx)
}

/** Statements end with a semicolon at the end of a line; semicolons inside a $$ body do not count. */
export function statementsOf(text: string): readonly string[] {
  const statements: string[] = []
  let lines: string[] = []
  let inBody = false
  for (const line of text.split('\n')) {
    if (line.startsWith('--')) continue
    lines.push(line)
    if (line.split('$$').length % 2 === 0) inBody = !inBody
    if (inBody || !line.trimEnd().endsWith(';')) continue
    statements.push(lines.join('\n').trim())
    lines = []
  }
  return statements
}
