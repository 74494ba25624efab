// Loads the demo data once for all journeys: each begins on a copy. With and without the legal texts of a reference folder where there
// is one, because the words of an item are stored with it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findReferenceFolder } from '../../src/server/reference/tariff.ts'
import { endHost } from './host.ts'
import { NO_REFERENCE, startOn } from './portage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folders, each of a server that was stopped. */
    demoData: { readonly withTexts: string; readonly withoutTexts: string }
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portage-e2e-demo-'))
  const withoutTexts = join(folder, 'without-texts')
  const made = [startOn(withoutTexts, { REFERENCE_DIR: NO_REFERENCE })]
  const hasTexts = findReferenceFolder({ dataDir: 'data', referenceDir: process.env.REFERENCE_DIR }) !== undefined
  const withTexts = hasTexts ? join(folder, 'with-texts') : withoutTexts
  if (hasTexts) made.push(startOn(withTexts, {}))
  for (const portage of await Promise.all(made)) await portage.stop()
  endHost()
  project.provide('demoData', { withTexts, withoutTexts })
  return () => rmSync(folder, { recursive: true, force: true })
}
