// What stands in a backup: a header that anybody can read, and a manifest that names every table, file and key with its hash.
import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const content = { file: z.string(), bytes: z.int().min(0), sha256 }

/** `header.json`. `encryption`: how the key of the other files is made of the passphrase; null when they lie open. */
export const backupHeader = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  encryption: z
    .strictObject({ kdf: z.literal('scrypt'), n: z.int(), r: z.int(), p: z.int(), salt: z.string() })
    .nullable(),
})
export type BackupHeader = z.output<typeof backupHeader>

export const backupManifest = z.strictObject({
  madeAt: z.iso.datetime(),
  release: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  /** Those the database had, in order: the tables are made by them again. */
  migrations: z.array(z.strictObject({ name: z.string(), sha256 })),
  /** Rows as JSON, one a line, in the order of the primary key. */
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), ...content })),
  sequences: z.array(z.strictObject({ name: z.string(), lastValue: z.string() })),
  files: z.array(z.strictObject({ key: z.string(), ...content })),
  /** Files that rows name and the storage does not have. */
  missing: z.array(z.string()),
  /** Files that rows of the backup name and that were deleted, with their rows, while it was made. */
  deletedMeanwhile: z.array(z.string()).default([]),
  /** Files that are not what their rows say of them: the storage spoiled them. */
  changed: z.array(z.string()).default([]),
  /** Keys that what was restored needs and the backup does not hold; the fingerprint tells whether one has the right one. */
  keys: z.array(z.strictObject({ name: z.string(), place: z.string(), fingerprint: z.string() })),
})
export type BackupManifest = z.output<typeof backupManifest>

export const HEADER_FILE = 'header.json'
export const MANIFEST_FILE = 'manifest'

/** The backup cannot be used, or the place it should go to; `reason` is the whole story for the operator. */
export class BackupRefused extends Error {
  readonly reason: 'not-empty' | 'damaged' | 'passphrase' | 'unknown-migration' | 'no-backup'
  readonly about: string
  constructor(reason: BackupRefused['reason'], about: string, options?: ErrorOptions) {
    super(`${reason}: ${about}`, options)
    this.name = 'BackupRefused'
    this.reason = reason
    this.about = about
  }
}
