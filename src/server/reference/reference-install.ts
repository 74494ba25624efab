// Puts a checked export into the reference folder, whole or not at all: written beside the old one, then exchanged.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Manifest, manifestText } from './dataset.ts'
import { isGzip, sha256Of } from './usitc-export.ts'

type NewReference = {
  /** The export as it came, packed or not. */
  readonly bytes: Uint8Array
  /** Content of lines.tsv. */
  readonly lines: string
  /** All fields but the hashes of the files, which are worked out here. */
  readonly about: Omit<Manifest, 'sha256'>
}

/** Replaces `<referenceDir>/tariff`. Throws when the disk refuses; the old folder is then still, or again, in place. */
export function installReference(referenceDir: string, { bytes, lines, about }: NewReference): void {
  const target = join(referenceDir, 'tariff')
  const fresh = join(referenceDir, 'tariff.new')
  const previous = join(referenceDir, 'tariff.old')
  recoverReference(referenceDir)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const packed = isGzip(bytes) ? bytes : gzipSync(bytes)
  const sha256 = { 'hts-schedule.json.gz': sha256Of(packed), 'lines.tsv': sha256Of(lines) }
  writeFileSync(join(fresh, 'hts-schedule.json.gz'), packed)
  writeFileSync(join(fresh, 'lines.tsv'), lines)
  writeFileSync(join(fresh, 'manifest.json'), manifestText({ ...about, sha256 }))
  if (existsSync(target)) renameSync(target, previous)
  try {
    renameSync(fresh, target)
  } catch (error) {
    recoverReference(referenceDir)
    throw error
  }
  rmSync(previous, { recursive: true, force: true })
}

/** Brings the old folder back after an exchange that was interrupted between its two steps. */
export function recoverReference(referenceDir: string): void {
  const target = join(referenceDir, 'tariff')
  const previous = join(referenceDir, 'tariff.old')
  if (!existsSync(previous)) return
  if (existsSync(target)) rmSync(previous, { recursive: true, force: true })
  else renameSync(previous, target)
}
