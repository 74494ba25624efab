// The key of the secret box: from the environment, or a file of the data folder that only its owner may read.
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from './errors.ts'

type From = {
  /** Base64 of 32 bytes; undefined when the environment gives none. */
  readonly given: string | undefined
  readonly dataDir: string
  /** A key file will not do: several servers, or none that keeps its disk, may share the database. */
  readonly mustBeGiven: boolean
}

export const KEY_FILE = 'encryption.key'
const KEY_BYTES = 32

/** Gives the key, looked up or made at the first use. Throws `unavailable` when the operator has to set it first. */
export function encryptionKey({ given, dataDir, mustBeGiven }: From): () => Buffer {
  let key: Buffer | undefined
  return () => {
    if (!given && mustBeGiven) throw new AppError('unavailable', 'encryption-key-missing')
    key ??= given ? Buffer.from(given, 'base64') : keyOfFile(dataDir)
    return key
  }
}

function keyOfFile(dataDir: string): Buffer {
  const path = join(dataDir, KEY_FILE)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  if (key.byteLength !== KEY_BYTES) throw new Error(`${KEY_FILE} does not hold ${KEY_BYTES} bytes in base64`)
  return key
}
