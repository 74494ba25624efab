// Everything that must not be lost, into a folder: the database as of one moment, and the files its rows name. A server may go on meanwhile.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { FileStorage } from '../providers/file-storage/file-storage.ts'
import type { Database, Db, Tx } from '../store/database.ts'
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
type Copied = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'> & { readonly named: NamedFiles }
/** Keys of files that rows name, with the hash that the row has of its file. */
type NamedFiles = ReadonlyMap<string, string>
type CopiedFiles = Map<string, BackupManifest['files'][number]>

const NUMBER_DIGITS = 8

/** Writes a backup into `folder`, which must be new or empty; answers its manifest. Throws BackupRefused for one that is not. */
export async function makeBackup(needs: Needs, { folder, passphrase }: Target): Promise<BackupManifest> {
  await mkdir(join(folder), { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new BackupRefused('not-empty', folder)
  for (const inside of ['tables', 'files']) await mkdir(join(folder, inside), { mode: 0o700 })
  const encryption = passphrase === undefined ? null : newEncryption()
  const header: BackupHeader = { format: 1, madeAt: needs.now().toISOString(), encryption }
  const key = encryption && passphrase !== undefined ? await keyOf(passphrase, encryption) : undefined
  const copyFilesInto = filesCopier(needs, folder, key)
  // Twice: a file that is deleted while others are copied is in the backup as its row is, and so is one that came after the first time.
  await copyFilesInto(await listNamedFiles(needs.db))
  const { named, ...copied } = await copyDatabase(needs, folder, key)
  const files = await copyFilesInto(named)
  const manifest: BackupManifest = {
    madeAt: header.madeAt,
    release: needs.release,
    database: needs.kind,
    keys: needs.keys,
    ...copied,
    files: await onlyNamed(folder, files, named),
    ...notAsNamed(files, named, await listNamedFiles(needs.db)),
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
      return { tables, migrations: migrations.rows, sequences, named: await listNamedFiles(tx) }
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

/** All columns that are called so, as housekeeping has it too; each beside the hash of the file. */
async function listNamedFiles(db: Db): Promise<NamedFiles> {
  const holders = await sql<{ name: string }>`
    select table_name as "name" from information_schema.columns
    where table_schema = 'public' and column_name = 'storage_key' order by 1`.execute(db)
  const named = new Map<string, string>()
  for (const { name } of holders.rows) {
    const found = await sql<{ key: string; sha256: string }>`
      select storage_key as "key", sha256 from ${sql.table(name)} order by 1`.execute(db)
    for (const row of found.rows) named.set(row.key, row.sha256)
  }
  return named
}

/** Copies the files that were not copied before, where the storage has them; answers all that were. */
function filesCopier({ files }: Needs, folder: string, key: BackupKey) {
  const copied: CopiedFiles = new Map()
  return async (named: NamedFiles): Promise<CopiedFiles> => {
    for (const storageKey of named.keys()) {
      const bytes = copied.has(storageKey) ? undefined : await files.get(storageKey)
      if (!bytes) continue
      const file = `files/${String(copied.size + 1).padStart(NUMBER_DIGITS, '0')}`
      copied.set(storageKey, { key: storageKey, ...(await writeSealed(folder, file, [bytes], key)) })
    }
    return copied
  }
}

/** Takes out again what was deleted, with its row, before the tables were read. */
async function onlyNamed(folder: string, copied: CopiedFiles, named: NamedFiles): Promise<BackupManifest['files']> {
  const isNamed = Map.groupBy(copied.values(), (file) => named.has(file.key))
  for (const { file } of isNamed.get(false) ?? []) await rm(join(folder, file))
  return isNamed.get(true) ?? []
}

function notAsNamed(
  copied: CopiedFiles,
  named: NamedFiles,
  namedStill: NamedFiles,
): Pick<BackupManifest, 'missing' | 'deletedMeanwhile' | 'changed'> {
  const lacking = [...named.keys()].filter((key) => !copied.has(key))
  return {
    missing: lacking.filter((key) => namedStill.has(key)),
    deletedMeanwhile: lacking.filter((key) => !namedStill.has(key)),
    changed: [...named].flatMap(([key, sha256]) => ((copied.get(key)?.sha256 ?? sha256) === sha256 ? [] : [key])),
  }
}
