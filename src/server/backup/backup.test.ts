// A backup is as good as its restoring: every row and every file is compared.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { FileStorage } from '../providers/file-storage/file-storage.ts'
import type { Db } from '../store/database.ts'
import { openMigrations } from '../store/migrate.ts'
import { memoryFiles } from '../testing/memory-files.ts'
import { givenSettings, sampleWorld } from '../testing/sample-world.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { blankDatabase } from '../testing/test-database.ts'
import { makeBackup } from './make-backup.ts'
import type { BackupManifest } from './manifest.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

const PASSPHRASE = 'candles and soap in Québec'
let test: TestApp

/** Backups only read: one company's data serve all of them. */
beforeAll(async () => {
  test = await testApp()
  await givenSettings(test.deps)
  await sampleWorld(test.deps, 'Birchwood')
  await sampleWorld(test.deps, 'Alderbrook')
  await addOddRows(test.deps.db)
  for (const key of await fileKeys(test.deps.db)) await test.deps.files.put(key, Buffer.from(`%PDF of ${key}`))
  for (const table of ['documents', 'staff_documents', 'supplier_files'])
    await sql`update ${sql.table(table)} set sha256 = encode(sha256(convert_to('%PDF of ' || storage_key, 'UTF8')), 'hex')`.execute(
      test.deps.db,
    )
})

/** Values that copying could spoil: digits beyond a double, line ends of other kinds, a time between two milliseconds, bytes. */
async function addOddRows(db: Db): Promise<void> {
  await sql`insert into exchange_rates (day, cad_to_usd, usd_to_cad, source, fetched_at)
    values ('2026-01-02', 0.123456789012345678901, 1.35, ${'a\u2028b\r\nc\\n"'}, '2026-01-02 03:04:05.678901+00')`.execute(
    db,
  )
  await sql`insert into idempotency_keys (owner, key, fingerprint, begun_at, answered_at, status, headers, answer)
    values ('staff', 'k', 'f', now(), now(), 200, '{"content-type":"application/pdf"}', ${Buffer.from([0, 255, 10, 13])})`.execute(
    db,
  )
}

async function fileKeys(db: Db): Promise<readonly string[]> {
  const rows = await sql<{ key: string }>`select storage_key as key from documents union
    select storage_key from staff_documents union select storage_key from supplier_files`.execute(db)
  return rows.rows.map(({ key }) => key)
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portage-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const backUp = (
  folder: string,
  passphrase?: string,
  files: Pick<FileStorage, 'get'> = test.deps.files,
): Promise<BackupManifest> => {
  const { db, now, settings } = test.deps
  const keys = [{ name: 'ENCRYPTION_KEY', place: 'environment', fingerprint: 'abc' }]
  return makeBackup({ db, kind: settings.database, files, now, release: '1', keys }, { folder, passphrase })
}

/** Every row of every table as the database itself writes it. */
async function everyRow(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations' order by 1`.execute(db)
  const rows = new Map<string, readonly string[]>()
  for (const { name } of tables.rows) {
    const found = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t order by 1`.execute(db)
    rows.set(
      name,
      found.rows.map(({ line }) => line),
    )
  }
  return Object.fromEntries(rows)
}

describe.each([
  ['open', undefined],
  ['encrypted', PASSPHRASE],
])('a backup, %s', (_, passphrase) => {
  it('brings every row and every file back, and numbers go on where they were', async () => {
    const folder = newFolder()
    const manifest = await backUp(folder, passphrase)
    const [db, files] = [await blankDatabase(), memoryFiles()]
    await restoreBackup({ db, files }, { folder, passphrase })

    const before = await everyRow(test.deps.db)
    expect(await everyRow(db)).toEqual(before)
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(25)
    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual(
      Object.entries(before).map(([name, rows]) => [name, rows.length]),
    )
    const keys = await fileKeys(test.deps.db)
    expect(keys.length).toBeGreaterThan(3)
    for (const key of keys) expect(await files.get(key)).toEqual(await test.deps.files.get(key))
    const next = sql<{ id: string }>`select nextval(pg_get_serial_sequence('audit_log', 'id'))::text as id`
    expect((await next.execute(db)).rows).toEqual((await next.execute(test.deps.db)).rows)
    expect(await openMigrations(db)).toEqual([])
  })
})

it('leaves the tables with the triggers and references they had', async () => {
  const folder = newFolder()
  await backUp(folder)
  const db = await blankDatabase()
  await restoreBackup({ db, files: memoryFiles() }, { folder })
  const rules = sql<{ rule: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || condeferrable || ' ' || pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = 'public'::regnamespace
    union select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`
  expect((await rules.execute(db)).rows).toEqual((await rules.execute(test.deps.db)).rows)
})

it('reads nothing of an encrypted backup without the passphrase', async () => {
  const folder = newFolder()
  await backUp(folder, PASSPHRASE)
  await expect(checkBackup({ folder })).rejects.toMatchObject({ reason: 'passphrase' })
  await expect(checkBackup({ folder, passphrase: 'another one of it' })).rejects.toMatchObject({ reason: 'passphrase' })
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => readFileSync(join(each.parentPath, each.name)))
  expect(all.length).toBeGreaterThan(30)
  const known = ['%PDF', 'Birchwood', 'storage_key', '\u001f\u008b\b\u0000\u0000']
  expect(known.filter((text) => all.some((bytes) => bytes.includes(Buffer.from(text, 'latin1'))))).toEqual([])
})

it.each(['tables/items', 'files/00000001', 'manifest'])(
  'finds that %s was changed, and writes nothing',
  async (name) => {
    const folder = newFolder()
    await backUp(folder)
    const path = join(folder, name)
    const bytes = readFileSync(path)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 6) ^ 1, bytes.length - 6)
    writeFileSync(path, bytes)
    const db = await blankDatabase()
    await expect(restoreBackup({ db, files: memoryFiles() }, { folder })).rejects.toMatchObject({ reason: 'damaged' })
    expect(await everyRow(db)).toEqual({})
  },
)

it('finds that two encrypted files were exchanged', async () => {
  const folder = newFolder()
  await backUp(folder, PASSPHRASE)
  const [first, second] = [join(folder, 'tables/items'), join(folder, 'tables/clients')]
  const kept = readFileSync(first)
  writeFileSync(first, readFileSync(second))
  writeFileSync(second, kept)
  await expect(checkBackup({ folder, passphrase: PASSPHRASE })).rejects.toMatchObject({ reason: 'damaged' })
})

it('says which files rows name and the storage lacks', async () => {
  const { files } = test.deps
  const [gone = ''] = await fileKeys(test.deps.db)
  const bytes = (await files.get(gone)) ?? new Uint8Array()
  onTestFinished(() => files.put(gone, bytes))
  await files.delete(gone)
  expect((await backUp(newFolder())).missing).toEqual([gone])
})

it('says which files are not what their rows say', async () => {
  const { files } = test.deps
  const [spoiled = ''] = await fileKeys(test.deps.db)
  const bytes = (await files.get(spoiled)) ?? new Uint8Array()
  onTestFinished(() => files.put(spoiled, bytes))
  await files.put(spoiled, bytes.subarray(0, 10))
  expect(await backUp(newFolder())).toMatchObject({ changed: [spoiled], missing: [], deletedMeanwhile: [] })
})

describe('what changes while the backup is made', () => {
  const supplied = () =>
    sql<{ storage_key: string; id: string }>`select * from supplier_files order by storage_key`
      .execute(test.deps.db)
      .then(({ rows }) => rows)
  const takeBack = async (key: string) => {
    await test.deps.files.delete(key)
    await sql`delete from supplier_files where storage_key = ${key}`.execute(test.deps.db)
  }
  const putBack = async (row: object, key: string) => {
    await test.deps.files.put(key, Buffer.from(`%PDF of ${key}`))
    await sql`insert into supplier_files select * from json_populate_record(null::supplier_files, ${JSON.stringify(row)}::json)
      on conflict do nothing`.execute(test.deps.db)
  }

  it('a file that is deleted with its row stands in neither the files nor the tables', async () => {
    const [row] = await supplied()
    const key = row?.storage_key ?? ''
    onTestFinished(() => putBack(row ?? {}, key))
    const folder = newFolder()
    const manifest = await backUp(folder, undefined, {
      get: async (each) => {
        const bytes = await test.deps.files.get(each)
        if (each === key) await takeBack(key)
        return bytes
      },
    })
    expect(manifest).toMatchObject({ missing: [], deletedMeanwhile: [], changed: [] })
    expect(manifest.files.map((file) => file.key)).not.toContain(key)
    expect(readdirSync(join(folder, 'files')).length).toBe(manifest.files.length)
    await checkBackup({ folder })
  })

  it('a file that came and went after the first copying is told apart from one that is lost', async () => {
    const [row] = await supplied()
    const key = row?.storage_key ?? ''
    onTestFinished(() => putBack(row ?? {}, key))
    const { files } = test.deps
    // Not there when the files are copied, there again when the tables are read, gone with its row when the new ones are copied.
    let asked = 0
    const manifest = await backUp(newFolder(), undefined, {
      get: async (each) => {
        if (each === key) asked += 1
        if (each === key && asked === 2) await takeBack(key)
        return each === key ? undefined : files.get(each)
      },
    })
    expect(manifest).toMatchObject({ missing: [], deletedMeanwhile: [key], changed: [] })
  })
})

it('restores only into a database without tables, and backs up only into an empty folder', async () => {
  const folder = newFolder()
  await backUp(folder)
  await expect(restoreBackup(test.deps, { folder })).rejects.toMatchObject({ reason: 'not-empty', about: 'database' })
  await expect(backUp(folder)).rejects.toMatchObject({ reason: 'not-empty' })
  await expect(checkBackup({ folder: newFolder() })).rejects.toMatchObject({ reason: 'no-backup' })
})
