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
  const key = encryptionKey ?? (existsSync(path) ? readFileSync(path, 'utf8').trim().split(/\s+/)[0] : undefined)
  if (key === undefined) return []
  const place = encryptionKey === undefined ? path : 'environment'
  const fingerprint = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, DIGITS)
  return [{ name: 'ENCRYPTION_KEY', place, fingerprint }]
}
