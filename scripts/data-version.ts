// Writes a version of a data set: its files, the manifest with their marks, and its name in data/active.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, type Manifest, manifestText, readJson } from '#server/reference/dataset.ts'
import { sha256Of } from '#server/reference/usitc-export.ts'

export const DATA_FOLDER = join(import.meta.dirname, '../data')

type Sources = Pick<Manifest, 'sourceSha256' | 'sourceFileSha256'>
type Version = {
  readonly about: Omit<Manifest, 'sha256' | keyof Sources>
  /** By name; undefined: it lies in the folder already, written by hand. */
  readonly files: Readonly<Record<string, string | Uint8Array | undefined>>
  /** Marks of what the files were made from. */
  readonly sources?: Sources
}

/** The version becomes the active one of its set; those of other sets stay. `dataDir`: folder of all sets. Throws where a file written by hand is not there. */
export function writeVersion({ about, files, sources }: Version, dataDir = DATA_FOLDER): void {
  const folder = join(dataDir, about.set, about.version)
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files))
    if (content !== undefined) writeFileSync(join(folder, name), content)
  const marks = Object.keys(files).map((name) => [name, sha256Of(readFileSync(join(folder, name)))])
  writeFileSync(
    join(folder, 'manifest.json'),
    manifestText({ ...about, sha256: Object.fromEntries(marks), ...sources }),
  )
  const path = join(dataDir, 'active.json')
  const active = existsSync(path) ? readJson(path) : {}
  const named = { ...(isRecord(active) ? active : {}), [about.set]: about.version }
  writeFileSync(path, `${JSON.stringify(named, null, 2)}\n`)
}
