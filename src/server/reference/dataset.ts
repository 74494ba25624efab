// Reads one versioned data set of data/: which version is active, its manifest, and its files checked against it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { sha256Of } from './usitc-export.ts'

/** What manifest.json of a data set says. */
export type Manifest = {
  readonly set: string
  readonly version: string
  readonly source: string
  readonly published: CalendarDate
  readonly retrieved: CalendarDate
  readonly validFrom: CalendarDate
  /** Last day the data are known to hold; null while they are the newest. */
  readonly validTo: CalendarDate | null
  readonly licence: string
  readonly rows: number
  /** Lower-case hex by file name. */
  readonly sha256: Readonly<Record<string, string>>
  /** Of the uncompressed file the set was drawn from, where there is one. */
  readonly sourceSha256?: string
  /** Of that file as it lay on disk, where it was packed. */
  readonly sourceFileSha256?: string
}

export type Dataset = { readonly manifest: Manifest; readonly text: (file: string) => string }

/** The active version of a set. Throws when active.json, the manifest or a file is missing, broken or changed. */
export function openDataset(dataDir: string, set: string): Dataset {
  const active: unknown = readJson(join(dataDir, 'active.json'))
  const version = isRecord(active) ? active[set] : undefined
  if (typeof version !== 'string') throw new Error(`data/active.json names no version of "${set}".`)
  return openDatasetFolder(join(dataDir, set, version))
}

/** A set by its folder. Its files are checked against the manifest when they are read. */
export function openDatasetFolder(folder: string): Dataset {
  const manifest = parseManifest(readJson(join(folder, 'manifest.json')), folder)
  const text = (file: string): string => {
    const bytes = readFileSync(join(folder, file))
    if (sha256Of(bytes) !== manifest.sha256[file]) throw new Error(`${join(folder, file)} differs from its manifest.`)
    return bytes.toString('utf8')
  }
  return Object.freeze({ manifest, text })
}

/** Checks the content of a manifest.json. Throws naming the folder and the field that is wrong. */
function parseManifest(content: unknown, folder: string): Manifest {
  if (!isRecord(content)) throw new Error(`${folder}: the manifest is not an object.`)
  const text = (field: string): string => {
    const value = content[field]
    if (typeof value !== 'string' || value === '') throw new Error(`${folder}: the manifest lacks ${field}.`)
    return value
  }
  const date = (field: string): CalendarDate => {
    const value = parseDate(text(field))
    if (!value) throw new Error(`${folder}: ${field} of the manifest is not a date.`)
    return value
  }
  if (typeof content.rows !== 'number') throw new Error(`${folder}: the manifest lacks rows.`)
  if (!isRecord(content.sha256)) throw new Error(`${folder}: the manifest lacks sha256.`)
  return Object.freeze({
    set: text('set'),
    version: text('version'),
    source: text('source'),
    published: date('published'),
    retrieved: date('retrieved'),
    validFrom: date('validFrom'),
    validTo: content.validTo === null ? null : date('validTo'),
    licence: text('licence'),
    rows: content.rows,
    sha256: Object.freeze(Object.fromEntries(Object.entries(content.sha256).map(([file, sum]) => [file, String(sum)]))),
    ...(content.sourceSha256 === undefined ? {} : { sourceSha256: text('sourceSha256') }),
    ...(content.sourceFileSha256 === undefined ? {} : { sourceFileSha256: text('sourceFileSha256') }),
  })
}

/** Manifest as the text of its file: two spaces, fields in the order given, a line end. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** French by English sentence. Throws when something in it is no text. */
export function frenchOf(content: unknown): Readonly<Record<string, string>> {
  if (!isRecord(content)) throw new Error('french.json holds no object')
  return Object.fromEntries(
    Object.entries(content).map(([en, fr]) => {
      if (typeof fr !== 'string') throw new Error(`french.json: "${en}" has no text`)
      return [en, fr]
    }),
  )
}
