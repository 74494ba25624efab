// Keys that a restored installation needs and no backup holds: named, with a fingerprint that tells whether one has the right one.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_FILE } from '../encryption-key.ts'
import type { Env } from '../env.ts'
import type { BackupManifest } from './manifest.ts'

const DIGITS = 16

/** Without one nothing was ever stored encrypted. */
export function neededKeys({ encryptionKey, dataDir }: Pick<Env, 'encryptionKey' | 'dataDir'>): BackupManifest['keys'] {
  const path = join(dataDir, KEY_FILE)
  const keys = encryptionKey === undefined ? keysOfFile(path) : [encryptionKey]
  const place = encryptionKey === undefined ? path : 'environment'
  return keys.map((key) => ({ name: 'ENCRYPTION_KEY', place, fingerprint: fingerprintOf(key) }))
}

/** One a line: those after the first open what was encrypted before the key was changed. */
const keysOfFile = (path: string): readonly string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split(/\s+/).filter(Boolean) : []

const fingerprintOf = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, DIGITS)
