// Loads the demo data once for all journeys: each begins on a copy. With and without the legal texts of a reference folder, because
// the words of an item are stored with it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { NO_REFERENCE, startOn } from './portage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder that holds the data folders `with-texts` and `without-texts`, each of a server that was stopped. */
    demoData: string
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portage-e2e-demo-'))
  const made = [
    startOn(join(folder, 'with-texts'), {}),
    startOn(join(folder, 'without-texts'), { REFERENCE_DIR: NO_REFERENCE }),
  ]
  for (const portage of await Promise.all(made)) await portage.stop()
  project.provide('demoData', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
