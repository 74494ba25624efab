// A backup into an empty database and its storage: looked through first, written then, compared in the end.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { FileStorage } from '../providers/file-storage/file-storage.ts'
import type { Db, Tx } from '../store/database.ts'
import { migrate, readMigrations } from '../store/migrate.ts'
import { listTables, type TableShape } from '../store/table-shapes.ts'
import {
  type BackupManifest,
  BackupRefused,
  backupHeader,
  backupManifest,
  HEADER_FILE,
  MANIFEST_FILE,
} from './manifest.ts'
import { type BackupKey, keyOf, linesOf, readSealed, readWhole } from './sealed-file.ts'
import { addRows, prepareForCopy, rowsOf, setSequence, withoutOrder } from './tables.ts'

type Source = { readonly folder: string; readonly passphrase?: string | undefined }
type Opened = { readonly folder: string; readonly key: BackupKey; readonly manifest: BackupManifest }

/** Reads the whole backup and compares every hash; answers what is in it. Throws BackupRefused. */
export async function checkBackup(source: Source): Promise<BackupManifest> {
  const { folder, key, manifest } = await openBackup(source)
  for (const content of [...manifest.tables, ...manifest.files]) {
    const hash = createHash('sha256')
    for await (const chunk of readSealed(folder, content.file, key)) hash.update(chunk)
    if (hash.digest('hex') !== content.sha256) throw new BackupRefused('damaged', content.file)
  }
  return manifest
}

/**
 * Brings a checked backup into `db`, which must have no tables, and `files`; then brings the tables to those of this program.
 * Throws BackupRefused before anything is written, or when what was written is not what the backup holds: then nothing was kept.
 */
export async function restoreBackup(
  { db, files }: { readonly db: Db; readonly files: Pick<FileStorage, 'put'> },
  source: Source,
): Promise<BackupManifest> {
  await checkBackup(source)
  const opened = await openBackup(source)
  const { folder, key, manifest } = opened
  await refuseFilled(db)
  const known = readMigrations()
  const unknown = manifest.migrations.find(
    ({ name, sha256 }) => !known.some((each) => each.name === name && each.sha256 === sha256),
  )
  if (unknown) throw new BackupRefused('unknown-migration', unknown.name)
  const had = new Set(manifest.migrations.map(({ name }) => name))
  await migrate(
    db,
    known.filter(({ name }) => had.has(name)),
  )
  // Files first: rows that stand there without their file would be worse than files that no row names.
  for (const file of manifest.files) await files.put(file.key, await readWhole(folder, file.file, key))
  await db.transaction().execute((tx) => fill(tx, opened))
  await migrate(db)
  return manifest
}

async function openBackup({ folder, passphrase }: Source): Promise<Opened> {
  const text = await readFile(join(folder, HEADER_FILE), 'utf8').catch((cause: unknown) => {
    throw new BackupRefused('no-backup', folder, { cause })
  })
  const header = backupHeader.safeParse(jsonOf(text))
  if (!header.success) throw new BackupRefused('damaged', HEADER_FILE, { cause: header.error })
  const { encryption } = header.data
  if (encryption && passphrase === undefined) throw new BackupRefused('passphrase', folder)
  const key = encryption && passphrase !== undefined ? await keyOf(passphrase, encryption) : undefined
  const whole = await readWhole(folder, MANIFEST_FILE, key).catch((cause: unknown) => {
    throw new BackupRefused(encryption ? 'passphrase' : 'damaged', MANIFEST_FILE, { cause })
  })
  const manifest = backupManifest.safeParse(jsonOf(whole.toString('utf8')))
  if (!manifest.success) throw new BackupRefused('damaged', MANIFEST_FILE, { cause: manifest.error })
  return { folder, key, manifest: manifest.data }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON has not the form of a manifest either: the caller says so.
    return undefined
  }
}

async function refuseFilled(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as "name" from information_schema.tables where table_schema = 'public' limit 1`.execute(db)
  if (rows.length > 0) throw new BackupRefused('not-empty', 'database')
}

async function fill(tx: Tx, { folder, key, manifest }: Opened): Promise<void> {
  await prepareForCopy(tx)
  const shapes = new Map((await listTables(tx)).map((shape) => [shape.name, shape]))
  await withoutOrder(tx, async () => {
    for (const { name, columns, file } of manifest.tables)
      await addRows(tx, { ...shapeOf(shapes, name), columns }, linesOf(readSealed(folder, file, key)))
  })
  for (const sequence of manifest.sequences) await setSequence(tx, sequence)
  for (const table of manifest.tables) {
    const same = (await hashOfRows(tx, { ...shapeOf(shapes, table.name), columns: table.columns })) === table.sha256
    if (!same) throw new BackupRefused('damaged', table.name)
  }
}

function shapeOf(shapes: ReadonlyMap<string, TableShape>, name: string): TableShape {
  const shape = shapes.get(name)
  if (!shape) throw new BackupRefused('unknown-migration', name)
  return shape
}

async function hashOfRows(tx: Tx, shape: TableShape): Promise<string> {
  const hash = createHash('sha256')
  for await (const line of rowsOf(tx, shape)) hash.update(`${line}\n`)
  return hash.digest('hex')
}
