// One database per test worker, open as long as it runs and emptied for every test that asks for it: PGlite in memory from a migrated snapshot,
// or PostgreSQL when TEST_DATABASE_URL is set (each worker then makes and uses a database of its own on that server).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { type Database, type Db, openInMemory, openPostgres } from '../store/database.ts'
import { migrate, readMigrations } from '../store/migrate.ts'
import { shuffledRows } from './shuffled-rows.ts'

let opened: Promise<Database> | undefined
let emptying: string | undefined
let blank: Promise<Database> | undefined

/** The worker's database, migrated and with every table empty. */
export async function testDatabase(): Promise<Database> {
  opened ??= process.env.TEST_DATABASE_URL ? openOnServer(process.env.TEST_DATABASE_URL) : openFromSnapshot()
  const database = await opened
  emptying ??= emptyingOf(await tablesOf(database))
  await empty(database.db, emptying)
  return process.env.SHUFFLED_ROWS ? { ...database, db: database.db.withPlugin(shuffledRows) } : database
}

const DEADLOCK = '40P01'

/** Calls that an earlier test left behind may hold one table and want another: PostgreSQL then ends one of the two, and it may be this one. */
async function empty(db: Db, statement: string, tries = 5): Promise<void> {
  try {
    await sql.raw(statement).execute(db)
  } catch (error) {
    if (tries <= 1 || !(error instanceof pg.DatabaseError) || error.code !== DEADLOCK) throw error
    await empty(db, statement, tries - 1)
  }
}

/** The worker's other database, as a new installation finds it: without any table. To make one for each test took seconds. */
export async function blankDatabase(): Promise<Db> {
  const url = process.env.TEST_DATABASE_URL
  blank ??= url ? newOnServer(url, 'blank') : openInMemory()
  const { db } = await blank
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  return db
}

/** Deleted rows still take room: from here on it is given back. */
const ROOM = 2_000_000

/**
 * To truncate all tables takes 50 ms, to delete what is in them 4. Both wait for calls that an earlier test left behind. References and
 * triggers are left out: nothing remains to refer to.
 */
const emptyingOf = (tables: readonly string[]) => `do $$ begin
    lock table ${tables.join(', ')} in access exclusive mode;
    if (select sum(pg_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) > ${ROOM} then
      truncate ${tables.join(', ')} restart identity cascade;
    else
      set local session_replication_role = replica;
      ${tables.map((name) => `delete from ${name};`).join('\n      ')}
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences where last_value is not null;
    end if;
  end $$`

async function openFromSnapshot(): Promise<Database> {
  const file = templatePath('tar')
  if (!existsSync(file)) await makeSnapshot(file)
  return openInMemory(new Blob([readFileSync(file)]))
}

async function makeSnapshot(file: string): Promise<void> {
  const fresh = await openInMemory()
  await migrate(fresh.db)
  const bytes = Buffer.from(await (await fresh.dump()).arrayBuffer())
  await fresh.close()
  // Workers may make it at the same time: each writes its own file and the last rename wins with the same content.
  const own = `${file}.${process.pid}.${Math.trunc(performance.now())}`
  writeFileSync(own, bytes)
  renameSync(own, file)
}

/** Where a migrated database is kept for later runs: named by the migrations and the engine, so that a change of either makes a new one. */
export function templatePath(ending: 'tar' | 'folder'): string {
  const engine = readFileSync(new URL(import.meta.resolve('@electric-sql/pglite')))
  const hash = createHash('sha256').update(engine)
  for (const migration of readMigrations()) hash.update(migration.sha256)
  return join(tmpdir(), `portage-test-${hash.digest('hex').slice(0, 16)}.${ending}`)
}

async function openOnServer(url: string): Promise<Database> {
  const database = await newOnServer(url, 'test')
  await migrate(database.db)
  return database
}

async function newOnServer(url: string, kind: string): Promise<Database> {
  const name = `portage_${kind}_${process.env.VITEST_POOL_ID ?? '0'}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return openPostgres(own.href, 4)
}

async function tablesOf({ db }: Database): Promise<readonly string[]> {
  const found = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`.execute(db)
  return found.rows.map((row) => row.table_name)
}
