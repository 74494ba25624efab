// Holds a data folder for one process. The lock is the operating system's own, taken through SQLite on a file beside the
// folder: it ends with the process however that ends, so it cannot go stale, and it also holds between containers that share a disk.
import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`${folder} is in use by process ${holder}`)
    this.name = 'FolderInUse'
  }
}

/** Takes the lock of `folder` and answers the function that lets it go. Throws FolderInUse, or the system's error when the file cannot be written. */
export function holdFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`)
  const holderFile = `${folder}.pid`
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) throw new FolderInUse(folder, holderOf(holderFile))
    throw error
  }
  writeFileSync(holderFile, String(process.pid))
  return () => {
    if (lock.isOpen) lock.close()
  }
}

/** SQLITE_BUSY: another connection holds the lock. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === 5

function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown'
  } catch {
    // The holder writes its number just after taking the lock; before that nobody knows it.
    return 'unknown'
  }
}
