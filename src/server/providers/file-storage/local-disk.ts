// Files in a folder of this machine: written beside their place and renamed into it, so that a reader never meets half a file.
import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type StorageAct, StorageError } from '../../errors.ts'
import type { FileStorage } from './file-storage.ts'
import type { SignedLinks } from './signed-links.ts'
import { checkedKey } from './storage-key.ts'

const NAME = 'local-disk'
/** What the name of a file ends with while it is written; the number in it is that of one write. */
const PART = '.part'
const IS_PART = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/
const LISTED_AT_ONCE = 500
/** Windows opens no folder as a file; elsewhere the new name is made durable with it. */
const FOLDERS_SYNC = process.platform !== 'win32'

/** Storage under `folder`, which is made when the first file is put. Files are readable by this user only; links to them are our own. */
export function createLocalDisk(folder: string, links: SignedLinks): FileStorage {
  const root = resolve(folder)
  return {
    name: NAME,
    put: (key, bytes) => saying('write', () => write(pathOf(root, key), bytes)),
    get: (key) => saying('read', () => read(pathOf(root, key))),
    delete: (key) => saying('delete', () => rm(pathOf(root, key), { force: true })),
    sweep: (before) => saying('delete', () => sweep(root, before)),
    list: (before) => list(root, before),
    link: async (key, wanted) => links.make(key, wanted),
    readLink: (token, now) => links.read(token, now),
  }
}

/** Throws RangeError for a key that is not one: keys are made by us, never taken from a request. */
function pathOf(root: string, key: string): string {
  const path = resolve(root, checkedKey(key))
  if (!path.startsWith(root + sep)) throw new RangeError(`not a storage key: ${JSON.stringify(key)}`)
  return path
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const beside = `${path}.${randomUUID()}${PART}`
  try {
    await synced(await open(beside, 'wx', 0o600), (file) => file.writeFile(bytes))
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  if (FOLDERS_SYNC) await synced(await open(folder, 'r'), async () => undefined)
}

/** Does the work, then waits until the disk has it. */
async function synced(file: FileHandle, work: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes that a killed program left half done; one that is under way is younger than `before`. */
async function sweep(root: string, before: Date): Promise<number> {
  const parts = (await filesBefore(root, before)).filter((path) => IS_PART.test(path))
  for (const path of parts) await rm(path, { force: true })
  return parts.length
}

async function* list(root: string, before: Date): AsyncGenerator<readonly string[]> {
  const whole = await saying('read', async () =>
    (await filesBefore(root, before)).filter((path) => !path.endsWith(PART)),
  )
  for (let from = 0; from < whole.length; from += LISTED_AT_ONCE) {
    yield whole.slice(from, from + LISTED_AT_ONCE).map((path) => relative(root, path).split(sep).join('/'))
  }
}

async function filesBefore(root: string, before: Date): Promise<readonly string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  const old: string[] = []
  for (const entry of found.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if ((await stat(path)).mtime < before) old.push(path)
  }
  return old
}

async function read(path: string): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Turns trouble with the disk into the error of a provider; a wrong key stays our mistake. */
async function saying<T>(act: StorageAct, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof RangeError) throw cause
    throw new StorageError(NAME, act, false, { cause })
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
