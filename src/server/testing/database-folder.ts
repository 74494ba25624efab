// The folder of a migrated, empty embedded database: made once for these migrations and this engine, copied for each program that a
// test starts on one. To make one anew takes seconds of processor time, a copy milliseconds.
import { constants, cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { templatePath } from './test-database.ts'

/** Puts it where a program with this DATA_DIR looks for it; answers that place. */
export async function putDatabase(dataDir: string): Promise<string> {
  const template = templatePath('folder')
  if (!existsSync(template)) await makeTemplate(template)
  const folder = join(dataDir, 'db')
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return folder
}

/** Workers may make it at the same time: each its own, and the first one stays. */
async function makeTemplate(template: string): Promise<void> {
  const own = `${template}.${process.pid}.${Math.trunc(performance.now())}`
  const database = await openEmbedded(own)
  await migrate(database.db)
  await database.close()
  try {
    renameSync(own, template)
  } catch (cause) {
    rmSync(own, { recursive: true, force: true })
    if (!existsSync(template)) throw cause
  }
}
