// The keys of the secret box: from the environment, or a file of the data folder that only its owner may read. The first is the present
// one; those after it open what was encrypted before the key was changed.
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from './errors.ts'
import type { Keys } from './secret-box.ts'

type From = {
  /** Base64 of 32 bytes; undefined when the environment gives none. */
  readonly given: string | undefined
  /** Earlier ones, in the same form. */
  readonly before?: readonly string[]
  readonly dataDir: string
  /** A key file will not do: several servers, or none that keeps its disk, may share the database. */
  readonly mustBeGiven: boolean
}

export const KEY_FILE = 'encryption.key'
const KEY_BYTES = 32

/** Gives the keys, looked up or made at the first use. Throws `unavailable` when the operator has to set one first. */
export function encryptionKeys({ given, before = [], dataDir, mustBeGiven }: From): () => Keys {
  let keys: Keys | undefined
  return () => {
    if (!given && mustBeGiven) throw new AppError('unavailable', 'encryption-key-missing')
    if (keys) return keys
    const [present, ...earlier] = given ? [bytesOf(given)] : keysOfFile(dataDir)
    if (!present) throw new Error(`${KEY_FILE} holds no key`)
    keys = [present, ...earlier, ...before.map(bytesOf)]
    return keys
  }
}

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64')

/** One key a line, the present one first. */
function keysOfFile(dataDir: string): readonly Buffer[] {
  const path = join(dataDir, KEY_FILE)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const keys = readFileSync(path, 'utf8').trim().split(/\s+/).map(bytesOf)
  if (keys.some((key) => key.byteLength !== KEY_BYTES))
    throw new Error(`${KEY_FILE} does not hold ${KEY_BYTES} bytes in base64`)
  return keys
}
