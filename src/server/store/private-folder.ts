// The data folder: papers, keys and the embedded database, for the user alone who runs the program.
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { DatabaseUnusable } from './database.ts'

const OTHERS = 0o077

/** Makes the folder where it is missing and takes the rights of everybody else away. Throws DatabaseUnusable when that cannot be done. */
export function keepPrivate(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if ((statSync(folder).mode & OTHERS) !== 0) chmodSync(folder, 0o700)
  } catch (cause) {
    throw new DatabaseUnusable('unreadable', `cannot use the folder ${folder}`, { cause })
  }
}
