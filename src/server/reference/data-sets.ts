// Which versions of the data sets are in use, for the health answer and the papers that name them.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CalendarDate } from '#domain/calendar.ts'
import { isRecord, openDatasetFolder, readJson } from './dataset.ts'

export type DataSetSummary = {
  readonly name: string
  readonly version: string
  readonly validFrom: CalendarDate
  /** Day up to which its publisher or the law it states was read. */
  readonly lastVerified: CalendarDate
}

/** Every set that data/active.json names, and the newest version of sets it does not. In order of name. */
export function listDataSets(dataDir: string): readonly DataSetSummary[] {
  const active = readJson(join(dataDir, 'active.json'))
  if (!isRecord(active)) throw new Error('data/active.json is not an object.')
  const folders = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.flatMap(({ name }) => {
    const version = active[name] ?? newestWithManifest(join(dataDir, name))
    return typeof version === 'string' ? [summaryOf(join(dataDir, name, version))] : []
  })
}

function newestWithManifest(folder: string): string | undefined {
  const versions = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = versions.map((entry) => entry.name).sort()
  return names.filter((name) => existsSync(join(folder, name, 'manifest.json'))).at(-1)
}

function summaryOf(folder: string): DataSetSummary {
  const { set, version, validFrom, published } = openDatasetFolder(folder).manifest
  return Object.freeze({ name: set, version, validFrom, lastVerified: published })
}
