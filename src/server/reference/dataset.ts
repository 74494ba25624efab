// Reads one versioned data set of data/: which version is active, its manifest, and its files checked against it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import type { Language, Translations } from '#domain/language.ts'
import { sha256Of } from './usitc-export.ts'

export const filled = z.string().min(1)
export const calendarDate = z.string().transform((text, context): CalendarDate => {
  const date = parseDate(text)
  if (date) return date
  context.addIssue('not a date')
  return z.NEVER
})

const manifest = z
  .object({
    set: filled,
    version: filled,
    source: filled,
    published: calendarDate,
    retrieved: calendarDate,
    validFrom: calendarDate,
    /** Last day the data are known to hold; null while they are the newest. */
    validTo: calendarDate.nullable(),
    licence: filled,
    rows: z.number(),
    /** Lower-case hex by file name. */
    sha256: z.record(z.string(), z.string()),
    /** Of the uncompressed file the set was drawn from, where there is one. */
    sourceSha256: filled.optional(),
    /** Of that file as it lay on disk, where it was packed. */
    sourceFileSha256: filled.optional(),
  })
  .readonly()

/** What manifest.json of a data set says. */
export type Manifest = z.output<typeof manifest>

export type Dataset = { readonly manifest: Manifest; readonly text: (file: string) => string }

const versions = z.record(z.string(), z.string())

/** The active version of a set. Throws when active.json, the manifest or a file is missing, broken or changed. */
export function openDataset(dataDir: string, set: string): Dataset {
  const version = versions.parse(readJson(join(dataDir, 'active.json')))[set]
  if (version === undefined) throw new Error(`data/active.json names no version of "${set}".`)
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

/** Checks the content of a manifest.json. Throws naming the folder and each field that is wrong. */
function parseManifest(content: unknown, folder: string): Manifest {
  const read = manifest.safeParse(content)
  if (read.success) return read.data
  throw new Error(`${folder}: the manifest is wrong at ${faultsOf(read.error)}.`)
}

/** 'validFrom: not a date; rows: Invalid input' */
const faultsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ')

/** Manifest as the text of its file: two spaces, fields in the order given, a line end. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a set keeps its sentences in another language, by the English ones. */
const TRANSLATION_FILES: Readonly<Partial<Record<Language, string>>> = { fr: 'french.json' }
const sentences = z.record(z.string(), z.string())

/** Of the files that the set has. Throws when something in one is no text. */
export const translationsOf = (files: readonly string[], text: Dataset['text']): Translations =>
  Object.fromEntries(
    Object.entries(TRANSLATION_FILES)
      .filter(([, file]) => files.includes(file))
      .map(([language, file]) => [language, sentences.parse(JSON.parse(text(file)))]),
  )
