// What nobody asks for and has to be done: half-written files and files that no row names removed, papers purged whose time is over, certificates ended whose
// blanket period is over, shipments moved that a law of today makes unready, what visitors used of days gone by forgotten, security events
// removed after their year, keys of calls after their day, jobs that are over, servers that fell silent, audit entries when no paper is that old, and what is left of
// erased clients after its term. A job of every day. Source: decisions m; Exporters' and Producers' Records Regulations.
import { KEY_KEPT_HOURS } from '#contract/idempotency.ts'
import { addMonths } from '#domain/calendar.ts'
import { RECORD_MONTHS } from '#domain/record-keeping.ts'
import type { Deps } from '../../../deps.ts'
import { settleDue } from '../../../records/address-changes/settle.ts'
import { settleAll } from '../../../records/items/settle-all.ts'
import { tellOfEnds } from '../../../records/notifications/tell-of-ends.ts'
import { endErased } from '../../../records/privacy/erased-clients.ts'
import type { Actor } from '../../../scope.ts'
import { forgetAccessRequests } from '../../../store/access-requests.ts'
import { deleteAuditBefore, insertAudit } from '../../../store/audit-log.ts'
import { forgetKeysBefore } from '../../../store/idempotency.ts'
import { forgetJobs } from '../../../store/jobs.ts'
import { forgetLookups } from '../../../store/lookups.ts'
import { forgetLetterStops } from '../../../store/notification-letters.ts'
import { forgetNotifications } from '../../../store/notifications.ts'
import {
  deleteDocument,
  deleteStaffDocument,
  givePapersTerms,
  listOutlived,
  listOutlivedOfStaff,
  type OutlivedDocument,
  type OutlivedStaffDocument,
} from '../../../store/purged-documents.ts'
import { deleteSecurityEventsBefore } from '../../../store/security-events.ts'
import { forgetServers } from '../../../store/servers.ts'
import { deleteSupplierFile, listOutlivedFiles, type SupplierFileRow } from '../../../store/supplier-answers.ts'
import { forgetDaysBefore } from '../../../store/usage-counts.ts'
import { endCertificates } from '../cusma/end-certificates.ts'
import { removeStrayFiles } from './stray-files.ts'

type Needs = Pick<
  Deps,
  | 'db'
  | 'files'
  | 'secrets'
  | 'log'
  | 'now'
  | 'today'
  | 'settings'
  | 'tariff'
  | 'measures'
  | 'preferences'
  | 'entryLaw'
  | 'origin'
>

type Part = Pick<Needs, 'log'> & { readonly ended: AbortSignal | undefined; readonly failed: string[] }

type Housekeeping = {
  readonly parts: number
  readonly stray: number
  readonly purged: number
  readonly ofStaff: number
  readonly supplied: number
  readonly ended: number
  readonly settled: number
  readonly ending: number
  readonly forgotten: number
  readonly events: number
  readonly keys: number
  readonly requests: number
  readonly told: number
  readonly audit: number
  readonly addresses: number
  readonly erased: number
  readonly jobs: number
  readonly lookups: number
  readonly servers: number
  /** Parts that failed, by what they are for. */
  readonly failed: readonly string[]
}

/** A write takes seconds: one that is older than this was cut off. */
const PART_AGE_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** Security events are kept a year: an intrusion is commonly found within months, and they hold addresses of people. Requests for access as long. */
const EVENT_AGE_MS = 365 * DAY_MS
const DONE_JOB_AGE_MS = 7 * DAY_MS
const LONG_AGO_MS = 90 * DAY_MS
const KEY_AGE_MS = KEY_KEPT_HOURS * 60 * 60 * 1000
/** Papers purged at a time. */
const BATCH = 100

export const HOUSEKEEPER: Actor = { kind: 'system', id: 'housekeeping', name: 'Housekeeping' }

/**
 * Does all of it, answers how much there was. A part that fails is logged and tried again the next time; never throws. Once `ended`
 * says so no further part is begun: the database may then be closed when this resolves.
 */
export async function keepHouse(given: Needs, ended?: AbortSignal): Promise<Housekeeping> {
  const needs = { ...given, ended, failed: [] }
  const before = new Date(needs.now().getTime() - PART_AGE_MS)
  const done = {
    parts: await tried(needs, 'half-written files', () => needs.files.sweep(before)),
    stray: await tried(needs, 'files that no row names', () => removeStrayFiles(needs)),
    purged: await tried(needs, 'papers whose time is over', () => purge(needs)),
    ofStaff: await tried(needs, 'papers of staff whose time is over', () => purgeOfStaff(needs)),
    supplied: await tried(needs, 'files of suppliers whose time is over', () => purgeSupplied(needs)),
    ended: await tried(needs, 'certificates whose period is over', () => endCertificates(needs, HOUSEKEEPER)),
    settled: await tried(needs, 'statuses that follow the law', () =>
      settleAll(needs, { clientId: null, actor: HOUSEKEEPER, ended }),
    ),
    ending: await tried(needs, 'what ends and somebody should know', () => tellOfEnds(needs, HOUSEKEEPER)),
    forgotten: await tried(needs, 'uses of days gone by', () => forgetDaysBefore(needs.db, needs.today())),
    events: await tried(needs, 'security events whose year is over', () =>
      deleteSecurityEventsBefore(needs.db, new Date(needs.now().getTime() - EVENT_AGE_MS)),
    ),
    keys: await tried(needs, 'keys of calls whose day is over', () =>
      forgetKeysBefore(needs.db, new Date(needs.now().getTime() - KEY_AGE_MS)),
    ),
    requests: await tried(needs, 'requests for access older than a year', () =>
      forgetAccessRequests(needs.db, new Date(needs.now().getTime() - EVENT_AGE_MS)),
    ),
    told: await tried(needs, 'notifications that were read long ago', async () => {
      const aYearAgo = new Date(needs.now().getTime() - EVENT_AGE_MS)
      const read = new Date(needs.now().getTime() - LONG_AGO_MS)
      const stops = await forgetLetterStops(needs.db, aYearAgo)
      return stops + (await forgetNotifications(needs.db, { read, all: aYearAgo }))
    }),
    jobs: await tried(needs, 'jobs that were over long ago', () =>
      forgetJobs(needs.db, {
        done: new Date(needs.now().getTime() - DONE_JOB_AGE_MS),
        failed: new Date(needs.now().getTime() - LONG_AGO_MS),
      }),
    ),
    lookups: await tried(needs, 'look-ups that ended long ago', () =>
      forgetLookups(needs.db, new Date(needs.now().getTime() - LONG_AGO_MS)),
    ),
    servers: await tried(needs, 'servers that were not heard for a day', () =>
      forgetServers(needs.db, new Date(needs.now().getTime() - DAY_MS)),
    ),
    audit: await tried(needs, 'audit entries older than any paper', () =>
      deleteAuditBefore(needs.db, new Date(addMonths(needs.today(), -RECORD_MONTHS))),
    ),
    addresses: await tried(needs, 'addresses nobody objected to', () => settleDue(needs, HOUSEKEEPER)),
    erased: await tried(needs, 'what is left of erased clients', () => endErased(needs, HOUSEKEEPER)),
    failed: needs.failed,
  }
  needs.log.info(done, 'housekeeping done')
  return done
}

async function tried({ log, ended, failed }: Part, what: string, work: () => Promise<number>): Promise<number> {
  if (ended?.aborted) return 0
  try {
    return await work()
  } catch (error) {
    log.error({ err: error, what }, 'housekeeping failed')
    failed.push(what)
    return 0
  }
}

async function purge(needs: Needs): Promise<number> {
  await givePapersTerms(needs.db)
  let purged = 0
  for (;;) {
    const outlived = await listOutlived(needs.db, needs.today(), BATCH)
    for (const document of outlived) await purgeOne(needs, document)
    purged += outlived.length
    if (outlived.length < BATCH) return purged
  }
}

/** The file first: a program killed in between finds the record again and forgets a file that is gone, which does no harm. */
async function purgeOne({ db, files, now }: Needs, document: OutlivedDocument): Promise<void> {
  const { id, client_id: clientId, kind, number, filename, sha256, keep_until } = document
  await files.delete(document.storage_key)
  await db.transaction().execute(async (tx) => {
    await deleteDocument(tx, clientId, id)
    await insertAudit(tx, {
      at: now(),
      actor: HOUSEKEEPER,
      clientId,
      action: 'document.purged',
      subject: { kind: 'document', id },
      before: { kind, number, filename, sha256, keep_until },
      after: null,
    })
  })
}

async function purgeOfStaff(needs: Needs): Promise<number> {
  let purged = 0
  for (;;) {
    const outlived = await listOutlivedOfStaff(needs.db, needs.today(), BATCH)
    for (const document of outlived) await purgeOneOfStaff(needs, document)
    purged += outlived.length
    if (outlived.length < BATCH) return purged
  }
}

async function purgeOneOfStaff({ db, files, now }: Needs, document: OutlivedStaffDocument): Promise<void> {
  const { id, storage_key, ...said } = document
  await files.delete(storage_key)
  await db.transaction().execute(async (tx) => {
    await deleteStaffDocument(tx, id)
    const subject = { kind: 'staff-document', id }
    const entry = { at: now(), actor: HOUSEKEEPER, clientId: null, subject }
    await insertAudit(tx, { ...entry, action: 'document.purged', before: said, after: null })
  })
}

async function purgeSupplied(needs: Needs): Promise<number> {
  let purged = 0
  for (;;) {
    const outlived = await listOutlivedFiles(needs.db, needs.today(), BATCH)
    for (const file of outlived) await purgeFile(needs, file)
    purged += outlived.length
    if (outlived.length < BATCH) return purged
  }
}

async function purgeFile({ db, files, now }: Needs, file: SupplierFileRow): Promise<void> {
  const { id, client_id: clientId, request_id, name, sha256, keep_until } = file
  await files.delete(file.storage_key)
  await db.transaction().execute(async (tx) => {
    await deleteSupplierFile(tx, clientId, id)
    await insertAudit(tx, {
      at: now(),
      actor: HOUSEKEEPER,
      clientId,
      action: 'supplier-file.purged',
      subject: { kind: 'supplier_request', id: request_id },
      before: { name, sha256, keep_until },
      after: null,
    })
  })
}
