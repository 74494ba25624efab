// npm run backup -- --to FOLDER [--passphrase-file FILE]: the database and every stored paper into a new folder.
// npm run backup -- --check FOLDER: reads a backup and compares every hash. Exit code 0 when it is whole, 1 when files are missing or
// spoiled or it is damaged, 2 when it could not be tried.
import { resolve } from 'node:path'
import { makeBackup } from '#server/backup/make-backup.ts'
import type { BackupManifest } from '#server/backup/manifest.ts'
import { neededKeys } from '#server/backup/needed-keys.ts'
import { checkBackup } from '#server/backup/restore-backup.ts'
import { readEnv } from '#server/env.ts'
import { installationOf } from '#server/installation.ts'
import { openFiles } from '#server/wiring.ts'
import { texts } from '#texts/en/backup-command.ts'
import { NotTried, openOrExplain, passphraseOf, run, sayCounts, sayLack } from './backup/command.ts'
import { commandLine, usageOf } from './command-line.ts'

await run(main)

async function main(): Promise<number> {
  const { values } = commandLine({
    usage: usageOf(texts.backupUse),
    options: { to: { type: 'string' }, check: { type: 'string' }, 'passphrase-file': { type: 'string' } },
  })
  const passphrase = passphraseOf(values['passphrase-file'])
  if (values.check !== undefined) return check(resolve(values.check), passphrase)
  if (values.to === undefined) throw new NotTried(texts.backupUse)
  return backUp(resolve(values.to), passphrase)
}

async function check(folder: string, passphrase: string | undefined): Promise<number> {
  const manifest = await checkBackup({ folder, passphrase })
  console.log(texts.whole(folder))
  return report(manifest)
}

async function backUp(folder: string, passphrase: string | undefined): Promise<number> {
  const env = readEnv(process.env)
  const database = await openOrExplain(env)
  try {
    const needs = {
      db: database.db,
      kind: database.kind,
      files: openFiles(env, database),
      now: () => new Date(),
      release: installationOf(env).release,
      keys: neededKeys(env),
    }
    const manifest = await makeBackup(needs, { folder, passphrase })
    console.log(texts.done(folder))
    if (passphrase === undefined) console.log(texts.open)
    return report(manifest)
  } finally {
    await database.close()
  }
}

function report(manifest: BackupManifest): number {
  sayCounts(manifest)
  for (const { name, place, fingerprint } of manifest.keys) console.log(texts.keyNeeded(name, place, fingerprint))
  return sayLack(manifest)
}
