// Gives the journeys of one run a folder for the demo data, which the first of them that needs it lays there.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string
  }
}

export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portage-e2e-demo-'))
  project.provide('demoFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
