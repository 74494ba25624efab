// Where what the repository does not carry is found: official exports, compiled tables, examples with known answers.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** REFERENCE_DIR, else the folder `reference` of the repository; it need not exist. */
export const REFERENCE_FOLDER = process.env.REFERENCE_DIR || join(import.meta.dirname, '../reference')

export const isInReference = (inside: string): boolean => existsSync(join(REFERENCE_FOLDER, inside))

/** Path of a file or folder in it. Throws, naming the variable, when it is not there. */
export function referencePath(inside: string): string {
  const path = join(REFERENCE_FOLDER, inside)
  if (!existsSync(path)) throw new Error(`${path} is not there: set REFERENCE_DIR to the folder that holds ${inside}.`)
  return path
}
