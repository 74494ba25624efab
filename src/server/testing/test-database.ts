// One database per test worker, open as long as it runs and emptied for every test that asks for it: PGlite in memory from a migrated snapshot,
// or PostgreSQL when TEST_DATABASE_URL is set (each worker then makes and uses a database of its own on that server).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { type Database, openInMemory, openPostgres } from '../store/database.ts'
import { migrate, readMigrations } from '../store/migrate.ts'

let opened: Promise<Database> | undefined
let tableList: string | undefined

/** The worker's database, migrated and with every table empty. */
export async function testDatabase(): Promise<Database> {
  opened ??= process.env.TEST_DATABASE_URL ? openOnServer(process.env.TEST_DATABASE_URL) : openFromSnapshot()
  const database = await opened
  tableList ??= await tablesOf(database)
  await sql.raw(`truncate ${tableList} restart identity cascade`).execute(database.db)
  return database
}

async function openFromSnapshot(): Promise<Database> {
  const file = snapshotFile()
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

/** Named by the migrations and the engine, so that a change of either makes a new one. */
function snapshotFile(): string {
  const engine = readFileSync(new URL(import.meta.resolve('@electric-sql/pglite')))
  const hash = createHash('sha256').update(engine)
  for (const migration of readMigrations()) hash.update(migration.sha256)
  return join(tmpdir(), `portage-test-${hash.digest('hex').slice(0, 16)}.tar`)
}

async function openOnServer(url: string): Promise<Database> {
  const name = `portage_test_${process.env.VITEST_POOL_ID ?? '0'}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openPostgres(own.href, 4)
  await migrate(database.db)
  return database
}

async function tablesOf({ db }: Database): Promise<string> {
  const found = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`.execute(db)
  return found.rows.map((row) => row.table_name).join(', ')
}
