// Brings the official export into the reference folder: by hand (npm run reference:update) or on the first start.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CalendarDate } from '#domain/calendar.ts'
import type { ExportFault, ScheduleUpdateFailure } from '#domain/schedule-update.ts'
import { compareReleases, type ScheduleChanges } from '#domain/tariff/schedule-changes.ts'
import { type Manifest, openDataset, openDatasetFolder } from './dataset.ts'
import { checkExport } from './reference-check.ts'
import {
  askRelease,
  type DownloadNeeds,
  download,
  type ExportAddresses,
  OFFICIAL_ADDRESSES,
  releaseName,
} from './reference-download.ts'
import { installReference, recoverReference } from './reference-install.ts'
import { openFacts } from './tariff.ts'
import { toFacts, writeFacts } from './tariff-facts.ts'
import { NotAnExport, parseExport, type TariffExport } from './usitc-export.ts'

export type UpdateNeeds = DownloadNeeds & {
  /** The folder `data` of the repository. */
  readonly dataDir: string
  /** Folder that receives `tariff/`; made when absent. */
  readonly referenceDir: string
  readonly today: CalendarDate
  /** A local copy of the export instead of the download. */
  readonly file?: string
  /** Name of the release where neither the publisher nor the file name says it. */
  readonly release?: string
  readonly addresses?: ExportAddresses | undefined
  /** Called once the whole export is here, before it is read. */
  readonly onReceived?: () => void
}

export type UpdateOutcome =
  /** `before` is the release whose facts were in use; `unreadRates` are wordings the rate reader does not know. */
  | {
      readonly kind: 'installed'
      readonly release: string
      readonly before: string
      readonly rows: number
      readonly changes: ScheduleChanges
      readonly unreadRates: readonly string[]
    }
  /** The same bytes are installed already. */
  | { readonly kind: 'unchanged'; readonly release: string }
  | { readonly kind: 'failed'; readonly failure: ScheduleUpdateFailure }

/**
 * Fetches or reads an export, checks that it is whole, installs it and says what changed against the release in use.
 * A failure of any kind leaves what was installed in place. A running server keeps the facts it started with.
 */
export async function updateReference(needs: UpdateNeeds): Promise<UpdateOutcome> {
  recoverReference(needs.referenceDir)
  const got = await obtain(needs)
  if (got.reason !== 'whole') return failed(got)
  needs.onReceived?.()
  const read = readExport(got.bytes)
  if (read.reason === 'broken') return failed(read)
  const installed = installedManifest(needs.referenceDir)
  if (installed?.sourceSha256 === read.export.sha256) return { kind: 'unchanged', release: installed.version }

  const facts = toFacts(read.export.rows)
  const inUse = openFacts(needs)
  const { problems, unreadRates } = checkExport(facts, inUse.facts)
  if (problems.length > 0) return failed({ reason: 'incomplete', facts: { problems } })
  const { name, published } = await identify(read.export, needs)
  const about: Omit<Manifest, 'sha256'> = {
    ...openDataset(needs.dataDir, 'tariff').manifest,
    version: name,
    published,
    retrieved: needs.today,
    validFrom: published,
    validTo: null,
    rows: facts.length,
    sourceSha256: read.export.sha256,
    sourceFileSha256: undefined,
  }
  try {
    installReference(needs.referenceDir, { bytes: got.bytes, lines: writeFacts(facts), about })
  } catch (error) {
    return failed({ reason: 'not-written', facts: { problem: wordsOf(error) } })
  }
  const changes = compareReleases(inUse.facts, facts)
  return { kind: 'installed', release: name, before: inUse.manifest.version, rows: facts.length, changes, unreadRates }
}

type Got = { readonly reason: 'whole'; readonly bytes: Uint8Array } | ScheduleUpdateFailure

async function obtain(needs: UpdateNeeds): Promise<Got> {
  if (needs.file === undefined) return download((needs.addresses ?? OFFICIAL_ADDRESSES).schedule, needs)
  if (!existsSync(needs.file)) return { reason: 'no-file', facts: { path: needs.file } }
  return { reason: 'whole', bytes: readFileSync(needs.file) }
}

type Read =
  | { readonly reason: 'whole'; readonly export: TariffExport }
  | { readonly reason: 'broken'; readonly facts: { readonly fault: ExportFault } }

function readExport(bytes: Uint8Array): Read {
  try {
    return { reason: 'whole', export: parseExport(bytes) }
  } catch (error) {
    if (!(error instanceof NotAnExport)) throw error
    return { reason: 'broken', facts: { fault: error.fault } }
  }
}

/** Manifest of what is installed; undefined when there is none or it is broken, which an update then replaces. */
function installedManifest(referenceDir: string): Manifest | undefined {
  try {
    return openDatasetFolder(join(referenceDir, 'tariff')).manifest
  } catch {
    return undefined
  }
}

type Identity = { readonly name: string; readonly published: CalendarDate }

/**
 * Name and date of an export, which carries neither. The release of data/ is known by its bytes. Any other is named by the
 * caller, the publisher or its file name, else by the day; it counts as published on the day it is installed.
 */
async function identify({ sha256 }: TariffExport, needs: UpdateNeeds): Promise<Identity> {
  const builtIn = openDataset(needs.dataDir, 'tariff').manifest
  if (sha256 === builtIn.sourceSha256) return { name: builtIn.version, published: builtIn.published }
  const stated =
    needs.file === undefined
      ? await askRelease((needs.addresses ?? OFFICIAL_ADDRESSES).release, needs)
      : releaseName(basename(needs.file))
  return { name: needs.release ?? stated ?? `installed-${needs.today}`, published: needs.today }
}

const failed = (failure: ScheduleUpdateFailure): UpdateOutcome => ({ kind: 'failed', failure })

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
