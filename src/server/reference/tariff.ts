// Loads the tariff schedule: facts and titles of data/, and the reference folder that may lie over them.
// How the two meet is decided in docs/decisions/004-tariff-data.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CalendarDate } from '#domain/calendar.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { buildSchedule, type TariffFact } from '#domain/tariff/schedule-index.ts'
import { type Dataset, type Manifest, openDataset, openDatasetFolder } from './dataset.ts'
import { readLegalTexts } from './legal-texts.ts'
import { loadSuccessions } from './succession.ts'
import { readFacts } from './tariff-facts.ts'
import { parseExport, sha256Of } from './usitc-export.ts'

type TariffPlaces = {
  /** The folder `data` of the repository. */
  readonly dataDir: string
  /** Value of REFERENCE_DIR; absent: `reference` beside `data`. */
  readonly referenceDir?: string
}

/** What the health call says about the tariff data. */
export type TariffSummary = {
  /** Release the facts come from, such as '2026-rev-10'. */
  readonly release: string
  readonly published: CalendarDate
  readonly rows: number
  readonly legalTexts: boolean
  /** Release of the reference folder's export; 'unnamed' when nothing says which it is. */
  readonly referenceRelease?: string
  /** Day of the last known change of numbers, where the release is older than that. */
  readonly olderThan?: CalendarDate
  /** One sentence when a reference folder is there but cannot be used. */
  readonly referenceProblem?: string
}

/** The schedule of the newest installed release. Throws when data/ is broken; a broken reference folder is left aside. */
export const loadTariff = (places: TariffPlaces): TariffSchedule => openTariff(places).schedule

/** As `loadTariff`, with the summary for the health call. */
export function openTariff(places: TariffPlaces): { schedule: TariffSchedule; summary: TariffSummary } {
  const { manifest, builtIn, facts, reference } = openFacts(places)
  const successions = loadSuccessions(places.dataDir)
  const hasTexts = reference.kind === 'installed' || reference.kind === 'export'
  const schedule = buildSchedule({
    release: manifest.version,
    facts,
    titles: readTitles(join(places.dataDir, 'tariff')),
    ...(hasTexts ? { legalTexts: readLegalTexts(reference.exportPath) } : {}),
    successions,
    published: manifest.published,
    titledOn: builtIn.published,
  })
  const summary: TariffSummary = {
    release: manifest.version,
    published: manifest.published,
    rows: facts.length,
    legalTexts: hasTexts,
    ...(schedule.lastKnownChange && schedule.lastKnownChange > manifest.published
      ? { olderThan: schedule.lastKnownChange }
      : {}),
    ...(hasTexts ? { referenceRelease: reference.release } : {}),
    ...(reference.kind === 'broken' ? { referenceProblem: reference.problem } : {}),
  }
  return { schedule, summary }
}

type InstalledFacts = {
  readonly manifest: Manifest
  /** Of the release that comes with the program, for which our own titles were written. */
  readonly builtIn: Manifest
  readonly facts: readonly TariffFact[]
  readonly reference: Reference
}

/** Facts of the newest installed release: those of data/, or those that reference:update installed later. */
export function openFacts(places: TariffPlaces): InstalledFacts {
  const builtIn = openDataset(places.dataDir, 'tariff')
  const reference = openReference(places, builtIn.manifest)
  const newest = reference.kind === 'installed' && isNewer(reference.dataset, builtIn) ? reference.dataset : builtIn
  return { manifest: newest.manifest, builtIn: builtIn.manifest, facts: readFacts(newest.text('lines.tsv')), reference }
}

/** Folder with `tariff/hts-schedule.json[.gz]` inside: REFERENCE_DIR when given, else `reference`. */
export function findReferenceFolder({ dataDir, referenceDir }: TariffPlaces): string | undefined {
  const folder = referenceDir || join(dirname(dataDir), 'reference')
  return exportFileIn(folder) && folder
}

/** Path of the official export in a reference folder, undefined when it holds none. */
const exportFileIn = (folder: string): string | undefined =>
  ['hts-schedule.json', 'hts-schedule.json.gz'].map((name) => join(folder, 'tariff', name)).find(existsSync)

type Reference =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly problem: string }
  /** Put there by reference:update, with its own facts and manifest. */
  | { readonly kind: 'installed'; readonly exportPath: string; readonly release: string; readonly dataset: Dataset }
  /** An export alone: legal texts only, facts stay those of data/. */
  | { readonly kind: 'export'; readonly exportPath: string; readonly release: string }

function openReference(places: TariffPlaces, builtIn: Manifest): Reference {
  const folder = findReferenceFolder(places)
  const exportPath = folder && exportFileIn(folder)
  if (!folder || !exportPath) return { kind: 'none' }
  try {
    if (!existsSync(join(folder, 'tariff', 'manifest.json'))) return bareExport(exportPath, builtIn)
    const dataset = openDatasetFolder(join(folder, 'tariff'))
    dataset.text('lines.tsv')
    return { kind: 'installed', exportPath, release: dataset.manifest.version, dataset }
  } catch (error) {
    return { kind: 'broken', problem: error instanceof Error ? error.message : String(error) }
  }
}

/** An export without manifest is recognised by its bytes; one that is not ours cannot be dated, so it gives texts only. */
function bareExport(exportPath: string, builtIn: Manifest): Reference {
  const bytes = readFileSync(exportPath)
  const isOurs = sha256Of(bytes) === builtIn.sourceFileSha256 || parseExport(bytes).sha256 === builtIn.sourceSha256
  return { kind: 'export', exportPath, release: isOurs ? builtIn.version : 'unnamed' }
}

const isNewer = (a: Dataset, b: Dataset): boolean => a.manifest.published > b.manifest.published

/** Our own titles, rows of code and title: every titles*.tsv of the folder, and the files of its folder `plain`, one a chapter. */
function readTitles(folder: string): ReadonlyMap<string, string> {
  const named = (inside: string, pattern: RegExp) =>
    existsSync(inside)
      ? readdirSync(inside)
          .filter((name) => pattern.test(name))
          .sort()
          .map((name) => join(inside, name))
      : []
  const files = [...named(folder, /^titles.*\.tsv$/), ...named(join(folder, 'plain'), /^\d\d\.tsv$/)]
  const rows = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  return new Map(rows.map(titleRow).filter((row) => row[0] !== ''))
}

function titleRow(row: string): readonly [string, string] {
  const [code = '', title = ''] = row.split('\t')
  return [code.trim(), title.trim()]
}
