// What the commands that back up and restore share: how they open, what they say, and how they end.
import { readFileSync } from 'node:fs'
import { type BackupManifest, BackupRefused } from '#server/backup/manifest.ts'
import type { Env } from '#server/env.ts'
import { BadEnv } from '#server/env.ts'
import { type Database, DatabaseUnusable } from '#server/store/database.ts'
import { openDatabase } from '#server/wiring.ts'
import { texts } from '#texts/en/backup-command.ts'

const SHORTEST_PASSPHRASE = 12
const [DAMAGED, NOT_TRIED] = [1, 2]

/** Cannot be tried; the message is the sentence. */
export class NotTried extends Error {}

/** Runs the command and sets the exit code; what stands in its way is one sentence. */
export async function run(main: () => Promise<number>): Promise<void> {
  process.exitCode = await main().catch((error: unknown) => {
    if (error instanceof NotTried || error instanceof BadEnv) console.error(error.message)
    else if (error instanceof BackupRefused) console.error(texts.refused[error.reason](error.about))
    else throw error
    return error instanceof BackupRefused && error.reason === 'damaged' ? DAMAGED : NOT_TRIED
  })
}

export async function openOrExplain(env: Env): Promise<Database> {
  return openDatabase(env).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnusable)) throw error
    throw new NotTried(error.reason === 'in-use' ? texts.inUse(env.dataDir) : texts.unusable(error.message))
  })
}

/** The first line of the file; undefined without a file. */
export function passphraseOf(path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  const [passphrase = ''] = readFileSync(path, 'utf8').split(/\r?\n/)
  if (passphrase.length < SHORTEST_PASSPHRASE) throw new NotTried(texts.shortPassphrase(SHORTEST_PASSPHRASE))
  return passphrase
}

export function sayCounts({ tables, files }: BackupManifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(texts.counts(tables.length, rows, files.length))
}

/** Names the files that are not in the backup as they should be; answers the exit code. */
export function sayLack({ missing, changed, deletedMeanwhile }: BackupManifest): number {
  if (deletedMeanwhile.length > 0)
    console.error(texts.deletedMeanwhile(deletedMeanwhile.length, deletedMeanwhile.join(', ')))
  if (missing.length > 0) console.error(texts.missing(missing.length, missing.join(', ')))
  if (changed.length > 0) console.error(texts.changed(changed.length, changed.join(', ')))
  return missing.length + changed.length > 0 ? DAMAGED : 0
}
