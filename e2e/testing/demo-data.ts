// The demo data of a run, loaded by the first worker that needs it, on the server's process that its journeys use afterwards; each journey
// begins on a copy. With and without the legal texts of a reference folder, because the words of an item are stored with it.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import { findReferenceFolder } from '../../src/server/reference/tariff.ts'
import { putDatabase } from '../../src/server/testing/database-folder.ts'
import { NO_REFERENCE, startOn } from './server.ts'

const LOOK_AGAIN_MS = 100

/** The data folder of a server that was stopped, to be copied. `referenceDir`: of the server that will run on the copy. */
export async function demoData(referenceDir: string | undefined): Promise<string> {
  const withTexts = findReferenceFolder({ dataDir: 'data', referenceDir }) !== undefined
  const folder = join(inject('demoFolder'), withTexts ? 'with-texts' : 'without-texts')
  const making = `${folder}.making`
  while (!existsSync(folder)) {
    if (isFirst(making)) await make(folder, making, withTexts ? {} : { REFERENCE_DIR: NO_REFERENCE })
    else await pause(LOOK_AGAIN_MS)
  }
  return folder
}

/** Of those who ask at the same time. */
function isFirst(making: string): boolean {
  try {
    mkdirSync(making)
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false
    throw cause
  }
}

/** What did not come whole is taken away: the next one who asks begins anew. */
async function make(folder: string, making: string, env: Record<string, string>): Promise<void> {
  try {
    await putDatabase(making)
    await (await startOn(making, env)).stop()
    renameSync(making, folder)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}
