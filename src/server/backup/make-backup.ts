// Everything that must not be lost, into a folder: the database as of one moment, then the files its rows name.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { FileStorage } from '../providers/file-storage/file-storage.ts'
import type { Database, Tx } from '../store/database.ts'
import { listTables, type TableShape } from '../store/table-shapes.ts'
import { type BackupHeader, type BackupManifest, BackupRefused, HEADER_FILE, MANIFEST_FILE } from './manifest.ts'
import { type BackupKey, keyOf, newEncryption, writeSealed } from './sealed-file.ts'
import { listSequences, prepareForCopy, rowsOf } from './tables.ts'

type Needs = Pick<Database, 'db' | 'kind'> & {
  readonly files: Pick<FileStorage, 'get'>
  readonly now: () => Date
  readonly release: string
  /** What a restored installation needs beside the backup. */
  readonly keys: BackupManifest['keys']
}
type Target = { readonly folder: string; readonly passphrase?: string | undefined }
type Copied = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'> & { readonly fileKeys: readonly string[] }

const NUMBER_DIGITS = 8

/** Writes a backup into `folder`, which must be new or empty; answers its manifest. Throws BackupRefused for one that is not. */
export async function makeBackup(needs: Needs, { folder, passphrase }: Target): Promise<BackupManifest> {
  await mkdir(join(folder), { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new BackupRefused('not-empty', folder)
  for (const inside of ['tables', 'files']) await mkdir(join(folder, inside), { mode: 0o700 })
  const encryption = passphrase === undefined ? null : newEncryption()
  const header: BackupHeader = { format: 1, madeAt: needs.now().toISOString(), encryption }
  const key = encryption && passphrase !== undefined ? await keyOf(passphrase, encryption) : undefined
  const { fileKeys, ...copied } = await copyDatabase(needs, folder, key)
  const manifest: BackupManifest = {
    madeAt: header.madeAt,
    release: needs.release,
    database: needs.kind,
    keys: needs.keys,
    ...copied,
    ...(await copyFiles(needs, folder, key, fileKeys)),
  }
  await writeSealed(folder, MANIFEST_FILE, [Buffer.from(JSON.stringify(manifest))], key)
  // Last, so that a backup that was cut off is none.
  await writeFile(join(folder, HEADER_FILE), `${JSON.stringify(header, null, 2)}\n`, { mode: 0o600, flush: true })
  return manifest
}

function copyDatabase({ db }: Needs, folder: string, key: BackupKey): Promise<Copied> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await prepareForCopy(tx)
      const tables: BackupManifest['tables'] = []
      for (const shape of await listTables(tx)) tables.push(await copyTable(tx, shape, folder, key))
      const migrations = await sql<{ name: string; sha256: string }>`
        select name, sha256 from migrations order by name`.execute(tx)
      const sequences = await listSequences(tx)
      return { tables, migrations: migrations.rows, sequences, fileKeys: await listFileKeys(tx) }
    })
}

async function copyTable(tx: Tx, shape: TableShape, folder: string, key: BackupKey) {
  const counted = { rows: 0 }
  const lines = async function* () {
    for await (const line of rowsOf(tx, shape)) {
      counted.rows += 1
      yield Buffer.from(`${line}\n`)
    }
  }
  const written = await writeSealed(folder, `tables/${shape.name}`, lines(), key)
  return { name: shape.name, columns: [...shape.columns], rows: counted.rows, ...written }
}

/** Keys of every file that a row names: all columns that are called so, as housekeeping has it too. */
async function listFileKeys(tx: Tx): Promise<readonly string[]> {
  const holders = await sql<{ name: string }>`
    select table_name as "name" from information_schema.columns
    where table_schema = 'public' and column_name = 'storage_key' order by 1`.execute(tx)
  const keys = new Set<string>()
  for (const { name } of holders.rows) {
    const found = await sql<{ key: string }>`
      select distinct storage_key as "key" from ${sql.table(name)} order by 1`.execute(tx)
    for (const row of found.rows) keys.add(row.key)
  }
  return [...keys]
}

async function copyFiles({ files }: Needs, folder: string, key: BackupKey, fileKeys: readonly string[]) {
  const copied: BackupManifest['files'] = []
  const missing: string[] = []
  for (const [place, storageKey] of fileKeys.entries()) {
    const bytes = await files.get(storageKey)
    if (!bytes) {
      missing.push(storageKey)
      continue
    }
    const file = `files/${String(place + 1).padStart(NUMBER_DIGITS, '0')}`
    copied.push({ key: storageKey, ...(await writeSealed(folder, file, [bytes], key)) })
  }
  return { files: copied, missing }
}
