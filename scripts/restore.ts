// npm run restore -- --from FOLDER [--passphrase-file FILE]: a backup into the database and storage that the environment names. The database
// must have no tables. Exit code 0 when every row and file is back, 1 when the backup is damaged or lacks files, 2 when it could not be
// tried.
import { resolve } from 'node:path'
import { neededKeys } from '#server/backup/needed-keys.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readEnv } from '#server/env.ts'
import { openFiles } from '#server/wiring.ts'
import { texts } from '#texts/en/backup-command.ts'
import { NotTried, openOrExplain, passphraseOf, run, sayCounts, sayLack } from './backup/command.ts'
import { commandLine, usageOf } from './command-line.ts'

await run(main)

async function main(): Promise<number> {
  const { values } = commandLine({
    usage: usageOf(texts.restoreUse),
    options: { from: { type: 'string' }, 'passphrase-file': { type: 'string' } },
  })
  if (values.from === undefined) throw new NotTried(texts.restoreUse)
  const folder = resolve(values.from)
  const env = readEnv(process.env)
  const database = await openOrExplain(env)
  try {
    const source = { folder, passphrase: passphraseOf(values['passphrase-file']) }
    const manifest = await restoreBackup({ db: database.db, files: openFiles(env, database) }, source)
    console.log(texts.restored(folder))
    sayCounts(manifest)
    const here = neededKeys(env).map(({ fingerprint }) => fingerprint)
    for (const { name, fingerprint } of manifest.keys)
      if (!here.includes(fingerprint)) console.error(texts.keyDiffers(name, fingerprint))
    return sayLack(manifest)
  } finally {
    await database.close()
  }
}
